import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';
import { isWithinBounds } from './json-bounds.ts';

/** Takes JSON, and nothing at all under the name of JSON: many clients name it with every call. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Asked for as a string, it is one.
    const text = body as string;
    if (text === '') done(null, undefined);
    else if (isWithinBounds(text)) void parse(request, text, done);
    else done(new RequestError('malformed_request', messages.jsonTooDeep));
  });
}
