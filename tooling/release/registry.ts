import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '../ports/free-ports.ts';
import { run } from './run.ts';

/** A package registry on loopback that has nothing but what is published to it. */
export interface Registry {
  origin: string;
  /** Of an account that may publish. */
  token: string;
  /** The directory with the npm that publishes: the machine's own may be older than trusted publishing (11.5.1). */
  programs: string;
  stop: () => Promise<void>;
}

const home = path.join(import.meta.dirname, 'registry');

/** It is large, and so no part of the workspace: it is installed from its own lockfile when it is needed. */
async function install(): Promise<string> {
  if (!['npm', 'verdaccio'].every((name) => existsSync(path.join(home, 'node_modules', name)))) {
    await run(['npx', '-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--ignore-scripts'], {
      folder: home,
      environment: process.env,
    });
  }
  return path.join(home, 'node_modules/verdaccio/bin/verdaccio');
}

const settings = (folder: string) => `
storage: ${folder}/storage
auth: { htpasswd: { file: ${folder}/accounts, max_users: 1 } }
packages: { '@pothik/*': { access: $all, publish: $authenticated } }
log: { type: stdout, format: json, level: warn }
`;

async function waitFor(origin: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      if ((await fetch(`${origin}/-/ping`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the registry did not start');
}

async function register(origin: string): Promise<string> {
  const response = await fetch(`${origin}/-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'rehearsed-in-a-test' }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error('the registry gave no token');
  return token;
}

/** @param folder where it keeps what it has. */
export async function startRegistry(folder: string): Promise<Registry> {
  const program = await install();
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'config.yaml');
  await writeFile(config, settings(folder));
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    [program, '--config', config, '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitFor(origin);
    const programs = path.join(home, 'node_modules/.bin');
    return { origin, token: await register(origin), programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
