import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@pothik/contract';

/**
 * Answers bytes that are no HTTP, or come too slowly, in the form that all errors have.
 *
 * @param everyAnswer the headers that every answer carries.
 */
export function refuseConnection(everyAnswer: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const body: ErrorBody = {
      success: false,
      message: late ? 'The request took too long.' : 'The request is not valid.',
      code: 'malformed_request',
      requestId: randomUUID(),
    };
    const status = late
      ? '408 Request Timeout'
      : tooLong
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
    const json = JSON.stringify(body);
    const headers = {
      ...everyAnswer,
      connection: 'close',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(json)),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${json}`);
  };
}
