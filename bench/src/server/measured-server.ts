import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@pothik/tooling/free-ports';

/** The whole server in a process of its own, with the demonstration catalogue. */
export interface MeasuredServer {
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

const main = path.resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

async function waitUntilReady(origin: string) {
  for (let tries = 0; tries < 900; tries += 1) {
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}

/**
 * @param environment beside what the server needs in any case.
 * @param program with options of Node.js before it; the server's source unless told otherwise.
 */
export async function startMeasuredServer(
  environment: NodeJS.ProcessEnv = {},
  program: readonly string[] = ['--conditions=@pothik/source', main],
): Promise<MeasuredServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pothik-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: directory,
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: 'demo',
      FIREBASE_PROJECT_ID: 'demo',
      FIREBASE_APP_ID: 'demo',
      ...environment,
    },
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid, stop };
}
