import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@pothik/tooling/free-ports';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, hasPostgres, temporaryDirectory } from '../databases.ts';
import { startS3 } from '../files/s3-server.ts';
import { runOnPostgres } from '../postgres-at-hand.ts';
import { spawnServer } from '../spawn-server.ts';
import { isFull } from '../tier.ts';

const configurations = path.resolve(import.meta.dirname, '../../../../deploy/proxies');
const documented = ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003', '127.0.0.1:8080'];

const programs = ['nginx', 'haproxy', 'caddy'] as const;
type Program = (typeof programs)[number];

const isInstalled = (program: Program) =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).error ===
  undefined;

let folder: string;
let ports: number[];
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let s3: Awaited<ReturnType<typeof startS3>>;
const servers: ChildProcess[] = [];

async function answers(port: number | undefined, address = '/readyz'): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${String(port)}${address}`);
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

const untilAnswers = (port: number | undefined) =>
  vi.waitUntil(() => answers(port), { timeout: 60_000, interval: 100 });

/** One of three processes as they share a database, a key and a bucket. */
async function startProcess(index: number, key: string) {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options;
  servers[index] = spawnServer(
    {
      PORT: String(ports[index]),
      DATA_DIR: path.join(folder, `process-${String(index)}`),
      DATABASE_URL: database.url,
      DOCUMENT_KEY: key,
      TRUSTED_PROXIES: 'loopback',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    'ignore',
  );
  await untilAnswers(ports[index]);
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** The options that each is started with: by itself it does not know where it may write here, or goes into the background. */
const started: Record<
  Program,
  { file: string; complete: (text: string, temporary: string) => string; given: string[] }
> = {
  nginx: {
    file: 'nginx.conf',
    complete: (text, temporary) =>
      [
        `pid ${temporary}/pid; daemon off; error_log stderr; events {}`,
        `http { access_log off; client_body_temp_path ${temporary}/body; proxy_temp_path ${temporary}/proxy;`,
        `fastcgi_temp_path ${temporary}/a; uwsgi_temp_path ${temporary}/b; scgi_temp_path ${temporary}/c;`,
        text,
        '}',
      ].join('\n'),
    given: ['-c'],
  },
  haproxy: { file: 'haproxy.cfg', complete: (text) => text, given: ['-db', '-f'] },
  caddy: {
    file: 'Caddyfile',
    // No certificate can be had for a name here, and this test calls for many.
    complete: (text) =>
      `{\n\tadmin off\n}\n${text
        .replace('www.example.com', 'http://127.0.0.1:8080')
        .replace('lb_try_duration', 'trusted_proxies private_ranges\n\t\tlb_try_duration')}`,
    given: ['run', '--adapter', 'caddyfile', '--config'],
  },
};

/** Starts a proxy by the configuration that is documented, at ports of this test. */
async function startProxy(name: Program, port: number): Promise<ChildProcess> {
  const { file, complete, given } = started[name];
  const temporary = path.join(folder, name);
  await mkdir(temporary, { recursive: true });
  const text = complete(await readFile(path.join(configurations, file), 'utf8'), temporary);
  const own = [...ports.slice(0, 3), port].map((used) => `127.0.0.1:${String(used)}`);
  const moved = documented.reduce(
    (result, address, index) => result.replaceAll(address, own[index] ?? ''),
    text,
  );
  const place = path.join(folder, file);
  await writeFile(place, moved);
  const prefix = name === 'nginx' ? ['-p', temporary] : [];
  const proxy = spawn(name, [...given, place, ...prefix], {
    stdio: 'ignore',
    env: { ...process.env, HOME: temporary, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary },
  });
  await untilAnswers(port);
  return proxy;
}

/**
 * Books as the storefront does: what fails is sent again with the same key until it is answered.
 *
 * @returns the reference that the customer was told.
 */
async function book(port: number, key: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Each calls from a network of its own: how many bookings one may send is not tried here.
        'x-forwarded-for': `203.0.113.${String(randomInt(1, 255))}`,
      },
      body: JSON.stringify({
        serviceId: 'thailand-tourist-visa',
        name: key,
        phone: '01712345678',
        whatsapp: '01712345678',
        address: 'Dhaka',
      }),
    }).catch(() => undefined);
    if (answer?.ok)
      return ((await answer.json()) as { booking: { reference: string } }).booking.reference;
    const body = await answer?.text();
    if (answer && answer.status < 500 && answer.status !== 409) throw new Error(body);
    await pause(100);
  }
}

/** The status that a proxy answers to a browser which asks for a line of the chat. */
function askForLine(port: number): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  });
  asked.on('upgrade', ({ statusCode }, socket) => {
    socket.destroy();
    resolve(statusCode);
  });
  asked.on('response', ({ statusCode }) => resolve(statusCode));
  asked.on('error', reject);
  asked.end();
  return promise;
}

const isPossible = isFull() && hasPostgres() && process.platform === 'linux';

describe.runIf(isPossible)('three processes', () => {
  const key = randomBytes(32).toString('hex');

  beforeAll(async () => {
    folder = await temporaryDirectory();
    ports = await freePorts(3 + programs.length);
    database = await createPostgresDatabase('demonstration');
    s3 = await startS3(path.join(folder, 's3'));
    for (const index of [0, 1, 2]) await startProcess(index, key);
  }, 200_000);
  afterAll(async () => {
    for (const server of servers) await end(server, 'SIGTERM');
    await s3.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  describe.each(programs)('behind %s', (name) => {
    let proxy: ChildProcess | undefined;
    let port: number;

    beforeAll(async () => {
      port = ports[3 + programs.indexOf(name)] ?? 0;
      if (isInstalled(name)) proxy = await startProxy(name, port);
    });
    afterAll(() => end(proxy, 'SIGTERM'));

    it.runIf(isInstalled(name))(
      'tell the proxy from whom it calls for, and open lines',
      async () => {
        expect(await answers(ports[0], '/metrics')).toBe(true);
        expect(await answers(port, '/metrics')).toBe(false);
        expect(await askForLine(port)).toBe(101);
      },
    );

    it.runIf(isInstalled(name))(
      'fail no visitor, and keep each booking once, while each is restarted, or killed, in turn',
      async () => {
        let isDone = false;
        let count = 0;
        const failed: string[] = [];
        const visit = async () => {
          while (!isDone) {
            const failure = await fetch(
              `http://127.0.0.1:${String(port)}/api/services?limit=3`,
            ).then(
              async (response) => {
                const body = await response.text();
                return response.ok ? undefined : `${String(response.status)} ${body}`;
              },
              (error: unknown) => String(error),
            );
            count += 1;
            if (failure) failed.push(failure);
          }
        };
        const visitors = [visit(), visit(), visit(), visit()];
        const told = new Map<string, string>();
        const customer = async (number: number) => {
          for (let count = 0; !isDone; count += 1) {
            const key = `${name}-${String(number)}-${String(count)}`;
            told.set(key, await book(port, key));
          }
        };
        const customers = [customer(1), customer(2)];
        for (const [index, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries()) {
          await end(servers[index], signal);
          const before = count;
          await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(before + 20);
          await startProcess(index, key);
        }
        isDone = true;
        await Promise.all([...visitors, ...customers]);
        expect(failed).toEqual([]);
        expect(count).toBeGreaterThan(60);
        const stored = await runOnPostgres<{ name: string; reference: string }>(
          `select name, reference from bookings where name like '${name}-%'`,
          database.url,
        );
        expect(stored.map((row) => [row.name, row.reference]).toSorted()).toEqual(
          [...told].toSorted(),
        );
        expect(told.size).toBeGreaterThan(20);
      },
      200_000,
    );
  });
});
