import type { Writable } from 'node:stream';
import { buildHeader } from '@pothik/contract';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Storefront } from './app.ts';

export interface StandaloneServerOptions {
  storefront: Storefront;
  /** Where visitors come to; those of an https origin are kept on https. */
  publicOrigin: string;
  /** Where the log goes. Default: standard output. */
  logTo?: Writable;
  /**
   * The time that answers have once it closes, in milliseconds. Default 5,000. Browsers open connections ahead of
   * need, and Node.js would wait a minute for what they ask.
   */
  closingPatience?: number;
}

/** What every answer carries; pages replace the policy with their own. */
const headersOf = (publicOrigin: string) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** The server of a storefront that runs alone; it listens nowhere. */
export async function createStandaloneServer(
  options: StandaloneServerOptions,
): Promise<FastifyInstance> {
  const { storefront, publicOrigin, logTo, closingPatience = 5_000 } = options;
  const app = fastify({
    logger: {
      ...(logTo ? { stream: logTo } : {}),
      // The query of an address may be a link's token, or what somebody searches for.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), closingPatience).unref();
    done();
  });
  const everyAnswer = headersOf(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(everyAnswer);
    done();
  });
  await app.register(fastifyStatic, {
    root: storefront.clientDirectory,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, file) {
      void reply.headers(storefront.headersOfFile(file));
    },
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/*', async (request, reply) => {
    const page = await storefront.answer({
      method: request.method,
      url: request.url,
      acceptEncoding: request.headers['accept-encoding'] ?? '',
      ifNoneMatch: request.headers['if-none-match'],
      userAgent: request.headers['user-agent'],
    });
    reply.header(buildHeader, storefront.builds.join(' '));
    return reply.code(page.status).headers(page.headers).send(page.body);
  });
  return app;
}
