import type { FastifyInstance } from 'fastify';

/** Takes JSON, and nothing at all under the name of JSON: many clients name it with every call. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Asked for as a string, it is one.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
