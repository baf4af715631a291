import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { loadDocumentKey } from './document-key.ts';

describeEachDatabase("the documents' key", (get) => {
  let directory: string;
  const file = () => path.join(directory, 'document.key');
  const load = (configured?: Buffer) => loadDocumentKey(get().database.db, directory, configured);

  beforeEach(async () => {
    directory = path.join(get().dataDirectory, 'keys');
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory);
    await get().database.pool.query('delete from settings');
  });

  it('is generated once, for its owner alone', async () => {
    const key = await load();
    expect(key).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await load()).toEqual(key);
  });

  it('that is configured is not written down', async () => {
    const key = randomBytes(32);
    expect(await load(key)).toEqual(key);
    expect(existsSync(file())).toBe(false);
  });

  it('fails at start when it is lost, and does not make another', async () => {
    const key = await load();
    await rm(file());
    await expect(load()).rejects.toThrow(
      `DOCUMENT_KEY got nothing and ${file()} is gone: it takes the key that this database was used with.`,
    );
    expect(existsSync(file())).toBe(false);
    expect(await load(key)).toEqual(key);
  });

  it('fails at start when it is another one', async () => {
    await load();
    await expect(load(randomBytes(32))).rejects.toThrow(
      'DOCUMENT_KEY is not the key that this database was used with: it takes that one.',
    );
    await writeFile(file(), randomBytes(32).toString('hex'));
    await expect(load()).rejects.toThrow(/is not the key that this database was used with/);
  });

  it('fails at start when its file is damaged', async () => {
    await load();
    await writeFile(file(), (await readFile(file(), 'utf8')).slice(0, 40));
    await expect(load()).rejects.toThrow(`${file()} is damaged: it takes 64 hexadecimal digits.`);
  });

  it('is the same for two that start at once', async () => {
    const [a, b] = [randomBytes(32), randomBytes(32)];
    const outcomes = await Promise.allSettled([load(a), load(b)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
