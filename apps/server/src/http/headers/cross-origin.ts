import { apiPrefix, apiVersionHeader, visitorTokenHeader } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': `authorization, content-type, idempotency-key, x-request-id, ${apiVersionHeader}, ${visitorTokenHeader}, tus-resumable, upload-length, upload-offset`,
  // In seconds.
  'access-control-max-age': '7200',
};

const readable = `etag, retry-after, x-request-id, ${apiVersionHeader}, location, tus-resumable, tus-version, upload-offset, upload-length, upload-expires`;

/**
 * Lets pages of these origins call the API and read its answers. The browsers of all others are
 * told nothing, and let them read nothing.
 *
 * @param origins exact, such as `https://www.example.com`.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    const isCall = request.url.startsWith(`${apiPrefix}/`);
    // A shared cache keeps the answer to one origin from another.
    if (isCall) reply.header('vary', 'origin');
    if (isCall && origin !== undefined && allowed.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': readable,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.method === 'OPTIONS') {
        reply.code(204).headers(preflight).send();
        return;
      }
    }
    done();
  });
}
