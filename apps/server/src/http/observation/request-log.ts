import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { factsOf } from './request-facts.ts';

/** The longest part of an address that a log line carries, in characters. */
const longestAddress = 200;

/**
 * An address for the log: the pattern of its route, such as `/api/bookings/:id`.
 * Values in an address are somebody's: a search, a link that opens something.
 */
function loggedAddress({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url;
  if (route !== undefined && !route.includes('*')) return route;
  const [path = ''] = url.split('?', 1);
  return path.slice(0, longestAddress);
}

/** One line for each request, written when it is answered. */
export class RequestLog extends LogController {
  readonly #log: Log;

  constructor(log: Log) {
    super();
    // A line of an answer has fixed fields, none of which is ever hidden; looking for such fields
    // would take most of the time that the line takes.
    this.#log = log.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // Nothing is known yet that the line of the answer does not tell.
  }

  override streamError(error: Error, { id, log }: FastifyRequest): void {
    log.warn({ reqId: id, err: error }, 'broke off in the middle of the answer');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const { id, method, ip, log } = request;
    const line = {
      reqId: id,
      method,
      url: loggedAddress(request),
      status: statusCode,
      /** In milliseconds. */
      duration: Math.round(elapsedTime * 10) / 10,
      ip,
      ...factsOf(request),
    };
    if (error) log.warn({ ...line, err: error }, 'could not be answered');
    else this.#log.info(line, 'answered');
  }
}
