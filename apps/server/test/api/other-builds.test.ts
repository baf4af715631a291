import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryDirectory } from '../databases.ts';
import { describeApp } from './app.ts';

const around = await temporaryDirectory();
const clientDirectory = path.join(around, 'client');
const consoleDirectory = path.join(around, 'console');

async function build(version: string) {
  for (const folder of [clientDirectory, consoleDirectory]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    await writeFile(path.join(folder, `assets/form-${version}.js`), `export {}; // ${version}`);
    await writeFile(path.join(folder, `assets/form-${version}.css`), 'p {}');
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  }
}

beforeAll(() => build('a'));
afterAll(() => rm(around, { recursive: true, force: true }));

const storefront = () =>
  Promise.resolve({
    answer: () => Promise.resolve({ status: 200, headers: {}, body: '<!doctype html>' }),
    forget: () => undefined,
    builds: ['en-now', 'bn-now'],
    clientDirectory,
    headersOfFile: (file: string) => ({
      'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'none',
    }),
  });

describeApp(
  'a page of another build of the storefront',
  (get) => {
    const inject = (method: 'GET' | 'POST', url: string, build?: string, payload?: object) =>
      get().app.inject({
        ...{ method, url },
        headers: { ...(build === undefined ? {} : { 'pothik-build': build }) },
        ...(payload && { payload }),
      });

    it.each(['/assets/', '/admin/assets/'])(
      'finds its files below %s after a deployment',
      async (place) => {
        await get().app.ready();
        await build('b');
        for (const version of ['a', 'b']) {
          const script = await inject('GET', `${place}form-${version}.js`);
          expect([script.statusCode, script.body]).toEqual([200, `export {}; // ${version}`]);
          expect(script.headers).toMatchObject({
            'content-type': 'application/javascript; charset=utf-8',
            'cache-control': 'public, max-age=31536000, immutable',
          });
          const style = await inject('GET', `${place}form-${version}.css`);
          expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
        }
        await build('a');
      },
    );

    it.each(['/assets/form-c.js', '/admin/assets/form-c.js'])(
      'gets a 404 that nobody caches for a file that never was: %s',
      async (url) => {
        const { statusCode, headers } = await inject('GET', url);
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      },
    );

    it.each(['/service', '/api/categories', '/api/nothing'])(
      'learns from %s which builds are served',
      async (url) => {
        expect((await inject('GET', url)).headers['pothik-build']).toBe('en-now bn-now');
      },
    );

    const misfits = [
      ['an address that is not there', 'POST', '/api/nothing', {}],
      ['a method that is not taken', 'POST', '/api/categories', {}],
      ['a field that is missing', 'POST', '/api/auth/login', { email: 'a@example.com' }],
      [
        'a field of another type',
        'POST',
        '/api/auth/login',
        { email: 'a@example.com', password: 7 },
      ],
    ] as const;

    it.each(misfits)(
      'is told to reload after a call that fits no longer: %s',
      async (...misfit) => {
        const [, method, url, payload] = misfit;
        const answer = await inject(method, url, 'en-before', payload);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          {
            code: 'unsupported_version',
            message: 'There is a newer version of this page. Please reload it.',
          },
        ]);
        for (const own of ['bn-now', undefined]) {
          const { code } = (await inject(method, url, own, payload)).json<{ code: string }>();
          expect(code).not.toBe('unsupported_version');
        }
      },
    );

    it('is told what is wrong with an input, as any page is', async () => {
      const payload = { email: 'no address' };
      const answer = await inject('POST', '/api/auth/forgot-password', 'en-before', payload);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    });

    it('is told so in Bangla', async () => {
      const answer = await get().app.inject({
        url: '/api/nothing',
        headers: { 'pothik-build': 'bn-before', 'accept-language': 'bn' },
      });
      expect(answer.json<{ message: string }>().message).toBe(
        'এই পাতার নতুন সংস্করণ এসেছে। পাতাটি আবার লোড করুন।',
      );
    });
  },
  { storefront, consoleDirectory, assetsDirectory: path.join(around, 'kept') },
);
