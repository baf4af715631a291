import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStandaloneServer } from './standalone-server.ts';

let app: FastifyInstance;
let clientDirectory = '';
let log = '';
const policy = "default-src 'self'; frame-ancestors 'none'";
const page = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body: '<!doctype html>',
};

const createServer = (closingPatience?: number) =>
  createStandaloneServer({
    publicOrigin: 'https://pothik.test',
    storefront: {
      builds: ['en-now', 'bn-now'],
      clientDirectory,
      headersOfFile: () => ({ 'cache-control': 'public' }),
      forget: () => undefined,
      answer: () => Promise.resolve(page),
    },
    logTo: new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    }),
    ...(closingPatience === undefined ? {} : { closingPatience }),
  });

beforeAll(async () => {
  clientDirectory = await mkdtemp(path.join(tmpdir(), 'storefront-'));
  await mkdir(path.join(clientDirectory, 'assets'));
  await writeFile(path.join(clientDirectory, 'assets/app-1234.js'), 'export {};');
  app = await createServer();
});
afterAll(async () => {
  await app.close();
  await rm(clientDirectory, { recursive: true, force: true });
});

it.each(['/', '/assets/app-1234.js', '/healthz'])(
  'keeps browsers on https, to its type, out of frames and discreet: %s',
  async (url) => {
    const { headers, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

it('sends pages with the policy that they were made with', async () => {
  expect((await app.inject('/')).headers['content-security-policy']).toBe(policy);
});

it('logs what was asked for without the token of a link', async () => {
  const token = 'C'.repeat(43);
  await app.inject(`/reset-password?token=${token}`);
  expect(log).toContain('/reset-password');
  expect(log).not.toContain(token);
});

it('closes although somebody is connected who has sent nothing, as browsers do ahead of need', async () => {
  const listening = await createServer(10);
  const origin = await listening.listen({ host: '127.0.0.1', port: 0 });
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(silent, 'connect');
  // By then the server knows of the one before.
  await (await fetch(`${origin}/healthz`)).text();
  const ended = once(silent, 'close');
  await listening.close();
  await ended;
});
