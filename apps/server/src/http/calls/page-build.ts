import { apiPrefix, buildHeader } from '@pothik/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const otherBuilds = new WeakSet<FastifyRequest>();

/**
 * Answers each call with the builds of the storefront that are served here, so that an open page notices a newer one.
 * A page names its own build, and is noted if it is another.
 *
 * @param builds known once the storefront is loaded; none where the pages come from elsewhere.
 */
export function nameBuilds(app: FastifyInstance, builds: () => readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const served = builds();
    if (served.length > 0 && request.url.startsWith(`${apiPrefix}/`)) {
      reply.header(buildHeader, served.join(' '));
      const own = request.headers[buildHeader];
      if (typeof own === 'string' && !served.includes(own)) otherBuilds.add(request);
    }
    done();
  });
}

/** Whether a call comes from a page of another build of the storefront than the one that is served. */
export const isOfOtherBuild = (request: FastifyRequest): boolean => otherBuilds.has(request);
