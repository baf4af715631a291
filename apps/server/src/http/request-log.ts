import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** The longest part of an address that a log line carries, in characters. */
const longestAddress = 1_000;

/** One line for each request, written when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Nothing is known yet that the line of the answer does not tell.
  }

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, ip, log }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const line = {
      method,
      url: url.slice(0, longestAddress),
      status: statusCode,
      /** In milliseconds. */
      duration: Math.round(elapsedTime * 10) / 10,
      ip,
    };
    if (error) log.warn({ ...line, err: error }, 'could not be answered');
    else log.info(line, 'answered');
  }
}
