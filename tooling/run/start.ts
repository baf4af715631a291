/** `start`: builds what is not built, then runs everything on one origin. */
import process from 'node:process';
import { buildApps } from './build-apps.ts';

const server = new URL('../../apps/server/src/', import.meta.url);

// Remembers now who started this: whoever goes while the apps are built is missed at once.
await import(new URL('platform/launchers.ts', server).href);

try {
  await buildApps(['storefront', 'admin']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Loaded only now: it looks for what was built.
const { demo } = (await import(new URL('commands/demo.ts', server).href)) as {
  demo: (given: readonly string[], say: (text: string) => void) => Promise<void>;
};
await demo([], console.log);
