/** `start`: builds what is not built, then runs everything on one origin. */
import process from 'node:process';
import { buildApps } from './build-apps.ts';
import { demonstrationEnvironment, withDemonstrationDefaults } from './demonstration.ts';

const server = new URL('../../apps/server/src/', import.meta.url);

// Remembers now who started this: whoever goes while the apps are built is missed at once.
await import(new URL('platform/launchers.ts', server).href);

try {
  await buildApps(['storefront', 'admin']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const staffIsOurs = process.env.STAFF_EMAIL === undefined;
Object.assign(process.env, withDemonstrationDefaults(process.env));
console.log('Starting the server …');

// Loaded only now: it reads the variables.
const { runServer } = (await import(new URL('main.ts', server).href)) as {
  runServer: () => Promise<{ origin: string }>;
};
const { origin } = await runServer();
const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = demonstrationEnvironment;
console.log(`
  Storefront   ${origin}/
  Console      ${origin}/admin${staffIsOurs ? `   sign in as ${email} with ${password}` : ''}
  API          ${origin}/api/docs

  Ctrl+C stops it.
`);
