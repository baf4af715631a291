import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { atomicWrite } from '../../platform/files/atomic-write.ts';
import type { Bucket } from '../../platform/files/bucket.ts';
import { Defect } from '../../platform/defect.ts';

/** Where the pictures lie that everybody may see. Keys are made here and never come from outside. */
export interface Originals {
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Pictures in the data directory. */
export function originalsOnDisk(dataDirectory: string): Originals {
  const fileOf = (key: string) => path.join(dataDirectory, 'media', 'originals', key);
  return {
    put: (key, bytes) => atomicWrite(fileOf(key), bytes),
    get: (key) => readFile(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Pictures in a bucket of an S3-compatible store. */
export function originalsOnS3(bucket: Bucket): Originals {
  const pathOf = (key: string) => `media/originals/${key}`;
  return {
    put: (key, bytes) => bucket.put(pathOf(key), Buffer.from(bytes)),
    async get(key) {
      const bytes = await bucket.get(pathOf(key));
      if (!bytes) throw new Defect(`the file of picture ${key} is gone`);
      return bytes;
    },
    remove: (key) => bucket.remove(pathOf(key)),
  };
}
