import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '@pothik/tooling/free-ports';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, hasPostgres, temporaryDirectory } from '../databases.ts';
import { startS3 } from '../files/s3-server.ts';
import { spawnServer } from '../spawn-server.ts';
import { isFull } from '../tier.ts';

const configurations = path.resolve(import.meta.dirname, '../../../../deploy/proxies');
const documented = ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003', '127.0.0.1:8080'];

const isInstalled = (program: string) =>
  spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

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

/** Starts a proxy by the configuration that is documented, at ports of this test. */
async function startProxy(name: 'nginx' | 'haproxy', port: number): Promise<ChildProcess> {
  const file = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' }[name];
  const text = await readFile(path.join(configurations, file), 'utf8');
  const own = [...ports.slice(0, 3), port].map((used) => `127.0.0.1:${String(used)}`);
  const moved = documented.reduce(
    (result, address, index) => result.replaceAll(address, own[index] ?? ''),
    text,
  );
  const place = path.join(folder, file);
  const temporary = path.join(folder, 'nginx');
  await mkdir(temporary, { recursive: true });
  const whole = [
    `pid ${temporary}/pid; daemon off; error_log stderr; events {}`,
    `http { access_log off; client_body_temp_path ${temporary}/body; proxy_temp_path ${temporary}/proxy;`,
    `fastcgi_temp_path ${temporary}/a; uwsgi_temp_path ${temporary}/b; scgi_temp_path ${temporary}/c;`,
    moved,
    '}',
  ].join('\n');
  await writeFile(place, name === 'nginx' ? whole : moved);
  const given = name === 'nginx' ? ['-c', place, '-p', temporary] : ['-db', '-f', place];
  const proxy = spawn(name, given, { stdio: 'ignore' });
  await untilAnswers(port);
  return proxy;
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
    ports = await freePorts(5);
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

  describe.each(['nginx', 'haproxy'] as const)('behind %s', (name) => {
    let proxy: ChildProcess | undefined;
    let port: number;

    beforeAll(async () => {
      port = (name === 'nginx' ? ports[3] : ports[4]) ?? 0;
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
      'fail no visitor while each is restarted, or killed, in turn',
      async () => {
        let isDone = false;
        let count = 0;
        const failed: unknown[] = [];
        const visit = async () => {
          while (!isDone) {
            const status = await fetch(
              `http://127.0.0.1:${String(port)}/api/services?limit=3`,
            ).then(
              async (response) => {
                await response.arrayBuffer();
                return response.status;
              },
              (error: unknown) => String(error),
            );
            count += 1;
            if (status !== 200) failed.push(status);
          }
        };
        const visitors = [visit(), visit(), visit(), visit()];
        for (const [index, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries()) {
          await end(servers[index], signal);
          const before = count;
          await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(before + 20);
          await startProcess(index, key);
        }
        isDone = true;
        await Promise.all(visitors);
        expect(failed).toEqual([]);
        expect(count).toBeGreaterThan(60);
      },
      200_000,
    );
  });
});
