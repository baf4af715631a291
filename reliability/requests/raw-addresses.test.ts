import { mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { temporaryDirectory } from '@pothik/server/test/databases.ts';
import { howOften } from '../how-often.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';

const clientDirectory = await temporaryDirectory();
await mkdir(path.join(clientDirectory, 'assets'));
await writeFile(path.join(clientDirectory, 'assets/app-1234.js'), 'export {};');
await writeFile(path.join(clientDirectory, 'index.html'), '<!doctype html>');
afterAll(() => rm(clientDirectory, { recursive: true, force: true }));

/** The addresses of which the storefront was asked for a page. */
const asked: string[] = [];
const storefront = () =>
  Promise.resolve({
    answer({ url }: { url: string }) {
      asked.push(url);
      return Promise.resolve({ status: 200, headers: {}, body: '' });
    },
    forget: () => undefined,
    builds: ['en-now', 'bn-now'],
    clientDirectory,
    headersOfFile: () => ({}),
  });

const odd = [
  '//',
  '///',
  '//a:99999/',
  '//evil.example/service',
  '/\\evil.example',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a%00b',
  '/%ZZ',
  '/%ED%A0%80',
  '/bn//',
  '/bn/../api/services',
  '/%61pi/services',
  '/api//services',
  '/api/services/%00',
  '/media/a%00b/640.webp',
  '/media/__proto__/640.webp',
  '/assets//app.js',
  '/assets/%00',
  '/assets/%5C/',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/admin//',
  '/admin/%00',
  '/admin/assets/%00',
  'http://any.example/',
  'http://any.example//',
  'http://a:99999/',
  'ftp://any.example/',
  '*',
  `/${'a'.repeat(5_000)}`,
  `/api/services/${'a/'.repeat(2_000)}`,
  '/?search=%00&category=__proto__&page=2147483648',
];

describeApp(
  'an address on a real connection',
  (get) => {
    async function portOf() {
      const { app } = get();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    }

    /** The status and the headers of an answer to bytes that no client library would send. */
    async function ask(address: string, method = 'GET', header = 'Host: x') {
      const socket = connect(await portOf(), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${method} ${address} HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`);
      const [head = ''] = (await socket.toArray()).join('').split('\r\n\r\n', 1);
      return {
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        location: /^location: (.*)$/im.exec(head)?.[1],
      };
    }

    it.each(odd)('%s is answered without an error', async (address) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { status } = await ask(address, method);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }
    });

    it.each(['range: bytes=999999-', 'if-match: "another"', 'if-unmodified-since: 0'])(
      'a file is asked for with %s',
      async (header) => {
        for (const address of ['/assets/app-1234.js', '/admin/assets/app-1234.js']) {
          const { status } = await ask(address, 'GET', `Host: x\r\n${header}`);
          expect(status).toBeLessThan(500);
        }
      },
    );

    it.each([
      ['//', '/'],
      ['//evil.example/service', '/evil.example/service'],
      ['/\\evil.example', '/evil.example'],
      ['/api//services?page=1', '/api/services?page=1'],
    ])('leads from %s to %s', async (address, location) => {
      expect(await ask(address)).toEqual({ status: 308, location });
    });

    it.each([
      ['/bn/../service', '/service'],
      ['/%73ervice', '/service'],
      ['http://any.example/service?page=2', '/service?page=2'],
    ])('asks for the page of %s by %s', async (address, page) => {
      asked.length = 0;
      await ask(address);
      expect(asked).toEqual([page]);
    });

    it('answers a call whatever its path is written like', async () => {
      for (const address of [
        '/%61pi/services',
        '/x/../api/services',
        'http://any.example/api/services',
      ]) {
        const { body } = await get().app.inject({ url: address });
        expect(JSON.parse(body)).toMatchObject({ success: true });
      }
    });

    it('answers addresses of odd parts without an error', async () => {
      const part = fc.constantFrom(
        ...['/', '\\', '..', '.', 'api', 'admin', 'assets', 'media', 'bn', 'service', 'socket.io'],
        ...['%00', '%2e', '%2F', '%5C', '%', '%ff', ':', '@', '?', '#', ';', '[', '__proto__'],
      );
      const addresses = fc.sample(
        fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
        { seed: 59, numRuns: howOften(200, 2_000) },
      );
      asked.length = 0;
      const failed: object[] = [];
      for (const address of addresses) {
        const { status, location = '/' } = await ask(address);
        if (!(status < 500) || /^[/\\]{2}/.test(location))
          failed.push({ address, status, location });
      }
      expect(failed).toEqual([]);
      expect(asked.filter((address) => /^[^?]*[/\\]{2}/.test(address))).toEqual([]);
    });
  },
  { storefront, consoleDirectory: clientDirectory },
);
