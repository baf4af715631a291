import { expect, it } from 'vitest';
import { isPackageManager } from './launchers.ts';

it.each([
  'npm exec pnpm@12.21.0 start',
  'npm',
  '/usr/local/bin/npx -y pnpm@12.21.0 start',
  '/root/.npm/_npx/0390bb19e1c6af29/node_modules/pnpm/pnpm start',
  'node /usr/lib/node_modules/npm/bin/npx-cli.js -y pnpm start',
  '/usr/bin/node --no-warnings /usr/lib/node_modules/npm/bin/npm-cli.js run start',
  'node /opt/corepack/dist/pnpm.js start',
  'pnpm --filter @pothik/server start',
])('takes %s for a package manager', (command) => {
  expect(isPackageManager(command)).toBe(true);
});

it.each([
  'bash -c cd /srv && npx -y pnpm@12.21.0 start',
  'sh -c nohup pnpm start &',
  'node src/main.ts',
  '/usr/bin/node /srv/pnpm/src/main.ts',
  'vim npm',
  'systemd',
  '',
])('does not take %s for one', (command) => {
  expect(isPackageManager(command)).toBe(false);
});
