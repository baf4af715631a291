import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

/** The type of a body that is a piece of an upload (tus 1.0.0). */
export const pieceType = 'application/offset+octet-stream';

/**
 * Gives up on a body that does not come: a byte now and then does not hold a place for ever. Uploads are left
 * to the server's own limits, as they may take minutes on a slow line, until they are answered.
 *
 * @param patience how long the body may take, in milliseconds.
 */
export function limitBodyTime(app: FastifyInstance, patience: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const {
      'content-type': type,
      'content-length': length = '0',
      'transfer-encoding': coding,
    } = request.headers;
    const hasBody = coding !== undefined || length !== '0';
    if (!hasBody || type?.startsWith('multipart/') || type === pieceType) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(() => {
      reply.raw.once('finish', () => request.raw.destroy());
      reply
        .header('connection', 'close')
        .send(new RequestError('malformed_request', messages.tooSlow));
    }, patience);
    finished(payload, () => {
      clearTimeout(timer);
    });
    done(null, payload);
  });
  // A refusal, or an answer that needs no body, comes before the rest of it, which nobody reads.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) {
      const timer = setTimeout(() => raw.destroy(), patience);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
