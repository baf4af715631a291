import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** Starts the real server in a process of its own, with what it needs in any case and no demonstration. */
export function spawnServer(environment: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess {
  return spawn(process.execPath, ['--conditions=@pothik/source', main], {
    env: {
      PATH: process.env.PATH,
      // Every start loads the same modules.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEED: 'none',
      FIREBASE_API_KEY: 'demo-api-key',
      FIREBASE_AUTH_DOMAIN: 'demo.example',
      FIREBASE_PROJECT_ID: 'demo',
      FIREBASE_APP_ID: 'demo-app',
      ...environment,
    },
    stdio,
  });
}
