import { apiPrefix, apiVersion, apiVersionHeader } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

const majorOf = (version: string) => version.split('.', 1)[0];

/**
 * Answers each call with the version of the API that is spoken here. A client may name the one that it
 * was made for: with the same first number both understand each other; any other is refused, before
 * something is done that it means otherwise.
 */
export function speakVersion(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.url.startsWith(`${apiPrefix}/`);
    if (isCall) reply.header(apiVersionHeader, apiVersion);
    const asked = request.headers[apiVersionHeader];
    const isOther = typeof asked === 'string' && majorOf(asked) !== majorOf(apiVersion);
    if (isCall && isOther) {
      const said = messages.otherVersion(apiVersion);
      done(new RequestError('unsupported_version', said, { isMisshapen: true }));
    } else {
      done();
    }
  });
}
