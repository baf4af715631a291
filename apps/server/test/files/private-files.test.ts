import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bucket, openBucket } from '../../src/platform/files/bucket.ts';
import { privateFilesOnS3 } from '../../src/platform/files/private-files-on-s3.ts';
import { privateFilesOnDisk, type PrivateFiles } from '../../src/platform/files/private-files.ts';
import { temporaryDirectory } from '../databases.ts';
import { startS3 } from './s3-server.ts';

let directory: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  directory = await temporaryDirectory();
  s3 = await startS3(path.join(directory, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true, force: true });
});

const stores: [string, () => PrivateFiles][] = [
  ['on disk', () => privateFilesOnDisk(directory)],
  ['in an S3-compatible store', () => privateFilesOnS3(new Bucket(s3.options))],
];

describe.each(stores)('private files %s', (_where, open) => {
  const keysIn = async (folder: string) => {
    const keys = [];
    for await (const { key } of open().list(folder)) keys.push(key);
    return keys.toSorted();
  };

  it('come back as they were put, are listed, and are gone when removed', async () => {
    const files = open();
    expect(await keysIn('first')).toEqual([]);
    const bytes = randomBytes(300_000);
    await files.put('first/one', randomBytes(10));
    await files.put('first/one', bytes);
    await files.put('first/two', randomBytes(1));
    await files.put('second/one', randomBytes(1));
    expect((await files.get('first/one'))?.equals(bytes)).toBe(true);
    expect(await keysIn('first')).toEqual(['first/one', 'first/two']);
    for await (const { modifiedAt } of files.list('first')) {
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
    await files.check();
    await files.remove('first/one');
    await files.remove('first/one');
    expect(await files.get('first/one')).toBeUndefined();
    expect(await keysIn('first')).toEqual(['first/two']);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a', 'a/b/c', 'a/b.txt', 'a/', 'a/b?c'])(
    'have no key that leads elsewhere: %s',
    async (key) => {
      await expect((async () => open().put(key, randomBytes(1)))()).rejects.toThrow('key');
      await expect((async () => open().get(key))()).rejects.toThrow('key');
      await expect((async () => open().remove(key))()).rejects.toThrow('key');
    },
  );
});

it('hands nothing to where a store leads', async () => {
  let reached = 0;
  const elsewhere = createServer((_request, response) => {
    reached += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const location = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}/`;
  const store = createServer((_request, response) => {
    response.writeHead(307, { location }).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const endpoint = `http://127.0.0.1:${String((store.address() as AddressInfo).port)}`;
  const files = privateFilesOnS3(new Bucket({ ...s3.options, endpoint }));
  await expect(files.put('first/one', randomBytes(1))).rejects.toThrow('cannot be reached');
  await expect(files.get('first/one')).rejects.toThrow('cannot be reached');
  expect(reached).toBe(0);
  store.close();
  elsewhere.close();
});

it('lists more files than a store tells at once', async () => {
  // The other server cannot do this: it makes its tokens with a cipher that is no longer there.
  const entry = (name: string) =>
    `<Contents><Key>private/many/${name}</Key><LastModified>2030-01-02T03:04:05.000Z</LastModified></Contents>`;
  const pages: Record<string, string> = {
    '': `${entry('a')}${entry('b')}<NextContinuationToken>a+token/=</NextContinuationToken>`,
    'a+token/=': entry('c'),
  };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3.test');
    const page = pages[searchParams.get('continuation-token') ?? ''] ?? '';
    response.end(`<ListBucketResult>${page}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const options = { ...s3.options, endpoint: `http://127.0.0.1:${String(port)}/` };
  const listed = [];
  for await (const file of privateFilesOnS3(new Bucket(options)).list('many')) listed.push(file);
  server.close();
  const modifiedAt = new Date('2030-01-02T03:04:05Z');
  expect(listed).toEqual(['a', 'b', 'c'].map((name) => ({ key: `many/${name}`, modifiedAt })));
});

it('can be read on disk by nobody else', async () => {
  await privateFilesOnDisk(directory).put('first/three', randomBytes(1));
  const { mode } = await stat(path.join(directory, 'private', 'first', 'three'));
  expect(mode & 0o077).toBe(0);
});

it('say at start that the store cannot be used', async () => {
  const check = (changes: Partial<typeof s3.options>) => openBucket({ ...s3.options, ...changes });
  await check({});
  await expect(check({ bucket: 'no-such-bucket' })).rejects.toThrow('no bucket no-such-bucket');
  await expect(check({ secretAccessKey: 'wrong' })).rejects.toThrow('answered 403');
  await expect(check({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow('cannot be reached');
});
