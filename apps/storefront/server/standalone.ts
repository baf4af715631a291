/** `start:storefront`: the storefront alone, against any server that follows the specification. */
import process from 'node:process';
import type { Storefront, StorefrontOptions } from './app.ts';
import { readStandaloneConfig } from './standalone-config.ts';
import { createStandaloneServer } from './standalone-server.ts';

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

const app = await createStandaloneServer({ storefront, publicOrigin });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
const origin = await app.listen({ host, port });
process.stdout.write(`\n  Storefront   ${origin}/   with the API of ${apiOrigin}\n\n`);
