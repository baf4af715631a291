import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A server in a process of its own. */
export interface StartedServer {
  origin: string;
  stop: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Runs a script of this repository until it says where it listens.
 *
 * @throws Error with what it said, when it ends before.
 */
async function start(script: string, environment: NodeJS.ProcessEnv): Promise<StartedServer> {
  const child = spawn(process.execPath, ['--conditions=@pothik/source', path.join(root, script)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        const told = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (told !== undefined) resolve(told);
      });
    }
    child.once('exit', () => reject(new Error(`${script} ended:\n${output}`)));
  });
  return { origin, stop };
}

export const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };

/** Our own server, with the demonstration catalogue on an embedded database. */
export async function startOurServer(): Promise<StartedServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pothik-conformance-'));
  const server = await start('apps/server/src/main.ts', {
    PORT: '0',
    DATA_DIR: directory,
    SEED: 'demo',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: 'demo.example',
    FIREBASE_PROJECT_ID: 'demo',
    FIREBASE_APP_ID: 'demo',
  });
  return {
    origin: server.origin,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Another team's server, which follows the specification and knows nothing of ours. */
export const startForeignServer = (): Promise<StartedServer> =>
  start('e2e/foreign/server.ts', { FOREIGN_PORT: '0' });
