import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { createFakeServer } from '../src/testing/index.ts';

const entry = path.resolve(import.meta.dirname, 'entry.ts');

/** A program on the SDK as one script. */
async function script(source: string): Promise<string> {
  const { output } = await build({
    input: entry,
    platform: 'neutral',
    resolve: { conditionNames: ['@pothik/source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        load: (id) => (id === entry ? source : undefined),
        resolveId: (id) => (id === entry ? id : undefined),
      },
    ],
    output: { format: 'iife', codeSplitting: false },
    write: false,
  });
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** What edge runtimes have: the web's own objects, and nothing of Node.js or of a page. */
const web = {
  AbortController,
  AbortSignal,
  Blob,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TransformStream,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto,
  performance,
  setTimeout,
};

it('runs where there is the web and nothing of Node.js', async () => {
  const { fetch, received } = createFakeServer();
  const done = Promise.withResolvers<unknown>();
  const context = createContext({ ...web, fetch, done });
  expect(runInContext('typeof process + typeof Buffer + typeof window', context)).toBe(
    'undefined'.repeat(3),
  );
  const program = await script(`
    import { createClient, isHttpError, paginate } from '../src/index.ts';
    async function run() {
      let token;
      const client = createClient({
        origin: 'https://api.example',
        token: { get: () => token, set: (next) => { token = next; } },
        retry: { attempts: 1 },
      });
      const names = [];
      for await (const { _id } of paginate(client.services.list, { search: 'visa' })) names.push(_id);
      await client.auth.login({ email: 'a@b.example', password: 'secret' });
      let loaded = 0;
      await client.uploads.image(
        { image: new Blob(['picture']) },
        { onUploadProgress: (progress) => { loaded = progress.loaded; } },
      );
      const error = await client.bookings.track({ reference: '', phone: '1' }).catch((e) => e);
      return { names, token, loaded: loaded > 0, refused: isHttpError(error) && error.code };
    }
    run().then(done.resolve, done.reject);
  `);
  runInContext(program, context);
  await expect(done.promise).resolves.toEqual({
    names: ['_id'],
    token: 'token',
    loaded: true,
    refused: 'validation_failed',
  });
  expect(received.map(({ call }) => call)).toEqual([
    'services.list',
    'auth.login',
    'uploads.image',
  ]);
});
