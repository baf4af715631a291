import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../../platform/log.ts';

/** The longest part of an address that a log line carries, in characters. */
const longestAddress = 1_000;

/** An address for the log: short, and without the credentials of links that open something. */
const loggedAddress = (url: string) =>
  !url.includes('?')
    ? url.slice(0, longestAddress)
    : url
        .slice(0, longestAddress)
        .replaceAll(/([?&](?:[\w-]*token|signature)=)[^&]*/gi, '$1[hidden]');

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
    { id, method, url, ip, log }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const line = {
      reqId: id,
      method,
      url: loggedAddress(url),
      status: statusCode,
      /** In milliseconds. */
      duration: Math.round(elapsedTime * 10) / 10,
      ip,
    };
    if (error) log.warn({ ...line, err: error }, 'could not be answered');
    else this.#log.info(line, 'answered');
  }
}
