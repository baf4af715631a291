import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@pothik/contract';

/** Answers bytes that are no HTTP, or come too slowly, in the form that all errors have. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
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
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${String(Buffer.byteLength(json))}\r\n\r\n${json}`,
  );
}
