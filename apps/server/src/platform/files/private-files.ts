import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { atomicWrite, isPartial } from './atomic-write.ts';
import { Defect } from '../defect.ts';

/** A file as the store lists it. */
interface PrivateFile {
  key: string;
  modifiedAt: Date;
}

/**
 * Files that have no public address. Keys are made here and never come from outside: words of
 * letters, digits and hyphens with a slash between: folder and name.
 */
export interface PrivateFiles {
  /** Stores a whole file or none; after it returns the file is there to stay. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
  /** All whose keys begin with this folder. */
  list(folder: string): AsyncIterable<PrivateFile>;
  /** Throws where nothing can be stored now. */
  check(): Promise<void>;
}

const keyForm = /^[\w-]+\/[\w-]+$/;

/** @throws Error for what is no key, such as a path that leads elsewhere. */
export function checkKey(key: string): string {
  if (keyForm.test(key)) return key;
  throw new Defect('this is not the key of a private file');
}

/** Private files in the data directory. */
export function privateFilesOnDisk(dataDirectory: string): PrivateFiles {
  const root = path.join(dataDirectory, 'private');
  const fileOf = (key: string) => path.join(root, checkKey(key));
  return {
    put: (key, bytes) => atomicWrite(fileOf(key), bytes),
    get: (key) => unlessMissing(readFile(fileOf(key))),
    remove: (key) => rm(fileOf(key), { force: true }),
    async check() {
      const file = fileOf(`checks/${randomUUID()}`);
      await atomicWrite(file, 'written');
      await rm(file);
    },
    async *list(folder) {
      for (const name of (await unlessMissing(readdir(path.join(root, folder)))) ?? []) {
        const key = `${folder}/${name}`;
        const found = isPartial(name) ? undefined : await unlessMissing(stat(fileOf(key)));
        if (found) yield { key, modifiedAt: found.mtime };
      }
    },
  };
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
