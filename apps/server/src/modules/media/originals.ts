import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { atomicWrite } from '../../platform/files/atomic-write.ts';

/** Where the pictures lie that everybody may see. */
export interface Originals {
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Pictures in the data directory. Keys are made here and never come from outside. */
export function originalsOnDisk(dataDirectory: string): Originals {
  const fileOf = (key: string) => path.join(dataDirectory, 'media', 'originals', key);
  return {
    put: (key, bytes) => atomicWrite(fileOf(key), bytes),
    get: (key) => readFile(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
