/** `start:storefront`: the storefront alone, against any server that follows the specification. */
import process from 'node:process';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Storefront, StorefrontOptions } from './app.ts';
import { readStandaloneConfig } from './standalone-config.ts';

interface Build {
  createStorefront: (options: StorefrontOptions) => Storefront;
}

const config = readStandaloneConfig(process.env);
if ('errors' in config) {
  process.stderr.write(`${config.errors.join('\n')}\n`);
  process.exit(1);
}
const { host, port, apiOrigin, publicOrigin, firebase } = config;

// Built before; it is not there when this file is checked.
const buildFile = new URL('../build/server/index.js', import.meta.url).href;
const { createStorefront } = (await import(buildFile)) as Build;
const storefront = createStorefront({
  apiOrigin,
  publicOrigin,
  productName: 'Pothik',
  fetch,
  firebase,
});

const app = fastify({ logger: true });
await app.register(fastifyStatic, {
  root: storefront.clientDirectory,
  index: false,
  wildcard: false,
  preCompressed: true,
  setHeaders(reply, file) {
    const isHashed = file.includes('/assets/');
    void reply.header(
      'cache-control',
      isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
  },
});
app.get('/healthz', () => ({ status: 'ok' }));
app.get('/*', async (request, reply) => {
  const page = await storefront.answer({
    method: request.method,
    url: request.url,
    acceptEncoding: request.headers['accept-encoding'] ?? '',
    ifNoneMatch: request.headers['if-none-match'],
  });
  return reply.code(page.status).headers(page.headers).send(page.body);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
const origin = await app.listen({ host, port });
process.stdout.write(`\n  Storefront   ${origin}/   with the API of ${apiOrigin}\n\n`);
