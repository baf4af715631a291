import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyEmbeddedTemplate, temporaryDirectory } from '../databases.ts';
import { spawnServer } from '../spawn-server.ts';

let dataDirectory: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDirectory = await temporaryDirectory();
  await copyEmbeddedTemplate(dataDirectory);
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(dataDirectory, { recursive: true, force: true });
});

function start(changes: NodeJS.ProcessEnv = {}) {
  const environment = { PORT: '0', DATA_DIR: dataDirectory, ...changes };
  const child = spawnServer(environment, ['ignore', 'pipe', 'pipe']);
  running.push(child);
  return child as ChildProcessByStdio<null, Readable, Readable>;
}

/** Starts a server and waits until it listens. */
async function startServer(changes?: NodeJS.ProcessEnv) {
  const child = start(changes);
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (origin !== undefined) {
      child.stdout.resume();
      return { child, origin };
    }
  }
  throw new Error(`the server did not start: ${output}`);
}

async function statusOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

const isRefused = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  );

/** What a start that is refused says, and its status. */
async function refusal(changes: NodeJS.ProcessEnv) {
  const child = start(changes);
  const [said, printed, status] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    statusOf(child),
  ]);
  return { said, printed, status };
}

it('answers, stops when told, and starts again on the same data', async () => {
  const key = path.join(dataDirectory, 'document.key');
  for (let time = 0; time < 2; time += 1) {
    const { child, origin } = await startServer({
      STAFF_EMAIL: 'owner@pothik.example',
      STAFF_PASSWORD: 'correct horse',
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@pothik.example', password: 'correct horse' }),
    });
    expect(signedIn.status).toBe(200);
    expect(existsSync(key)).toBe(true);
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(0);
  }
});

it('stops although clients keep their connections open', async () => {
  const { child, origin } = await startServer();
  await (await fetch(`${origin}/healthz`, { headers: { connection: 'keep-alive' } })).text();
  child.kill('SIGINT');
  expect(await statusOf(child)).toBe(0);
});

it('stops although somebody is connected who has sent nothing, as browsers do ahead of need', async () => {
  const { child, origin } = await startServer();
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(silent, 'connect');
  // By then the server knows of the one before.
  await (await fetch(`${origin}/healthz`)).text();
  child.kill('SIGTERM');
  expect(await statusOf(child)).toBe(0);
  silent.destroy();
});

it('answers what has arrived on an open connection by the time that it stops', async () => {
  const { child, origin } = await startServer();
  const { port, host } = new URL(origin);
  const line = connect(Number(port), '127.0.0.1');
  await once(line, 'connect');
  const start = `GET /api/services?limit=1 HTTP/1.1\r\nHost: ${host}\r\n`;
  line.write(`${start}\r\n${start}`);
  await once(line, 'data');
  child.kill('SIGTERM');
  await expect.poll(() => isRefused(origin), { timeout: 10_000 }).toBe(true);
  line.write('\r\n');
  expect(await text(line)).toMatch(/^HTTP\/1\.1 200 OK/m);
  expect(await statusOf(child)).toBe(0);
});

describe('is refused on one line', () => {
  it('when another process has the data directory', async () => {
    const { child } = await startServer();
    expect(await refusal({})).toEqual({
      said: `DATA_DIR ${dataDirectory} is in use by another process (${String(child.pid)}): stop it, or set another DATA_DIR.\n`,
      printed: '',
      status: 1,
    });
  });

  it('when the port is taken, and leaves the data directory free', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await refusal({ PORT: port })).toEqual({
      said: `PORT ${port} is taken on 127.0.0.1: stop what listens there, or set another PORT.\n`,
      printed: '',
      status: 1,
    });
    server.close();
  });

  it('when the host is none of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toEqual({
      said: 'HOST got "192.0.2.1": it takes an address of this machine.\n',
      printed: '',
      status: 1,
    });
  });

  it('when a part of the identity provider is missing', async () => {
    expect(await refusal({ FIREBASE_PROJECT_ID: '' })).toEqual({
      said: "FIREBASE_PROJECT_ID got nothing: it takes the identity provider's project.\n",
      printed: '',
      status: 1,
    });
  });
});
