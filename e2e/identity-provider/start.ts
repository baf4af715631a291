/**
 * Starts the identity provider's own emulator. It is large, and so no part of the workspace: it is
 * installed here, from its own lockfile, when its journeys run for the first time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { demonstrationEnvironment } from '@pothik/tooling/demonstration';

const here = import.meta.dirname;

if (!existsSync(path.join(here, 'node_modules/firebase-tools'))) {
  const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];
  const { status } = spawnSync('npx', ['-y', 'pnpm@12.21.0', ...install], {
    cwd: here,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error("the identity provider's emulator could not be installed");
}

const program = createRequire(path.join(here, 'package.json')).resolve(
  'firebase-tools/lib/bin/firebase.js',
);
const { EMULATOR_FOLDER: folder = '', AUTH_PORT, HUB_PORT, LOGGING_PORT } = process.env;
const at = (port: string | undefined) => ({ host: '127.0.0.1', port: Number(port) });
const settings = {
  emulators: {
    auth: at(AUTH_PORT),
    hub: at(HUB_PORT),
    logging: at(LOGGING_PORT),
    ui: { enabled: false },
    singleProjectMode: true,
  },
};
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(settings));

const project = demonstrationEnvironment.FIREBASE_PROJECT_ID;
const emulator = spawn(
  process.execPath,
  [program, 'emulators:start', '--only', 'auth', '--project', project],
  {
    cwd: folder,
    env: {
      ...process.env,
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => emulator.kill(signal));
}
emulator.on('exit', (code) => process.exit(code ?? 1));
