/** `start:storefront`: the storefront alone, against any server that follows the specification. */
import process from 'node:process';
import { buildApps } from './build-apps.ts';
import { withDemonstrationDefaults } from './demonstration.ts';

try {
  await buildApps(['storefront']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
Object.assign(process.env, withDemonstrationDefaults(process.env));
await import(new URL('../../apps/storefront/server/standalone.ts', import.meta.url).href);
