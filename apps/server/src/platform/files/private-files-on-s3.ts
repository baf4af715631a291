import type { Bucket } from './bucket.ts';
import { checkKey, type PrivateFiles } from './private-files.ts';

/** Where private files lie in the bucket. */
const prefix = 'private/';

const pathOf = (key: string) => prefix + checkKey(key);

/** Private files in a bucket of an S3-compatible store. */
export function privateFilesOnS3(bucket: Bucket): PrivateFiles {
  return {
    put: (key, bytes) => bucket.put(pathOf(key), bytes),
    get: (key) => bucket.get(pathOf(key)),
    remove: (key) => bucket.remove(pathOf(key)),
    check: () => bucket.check(),
    async *list(folder) {
      for await (const { path, modifiedAt } of bucket.list(`${prefix}${folder}/`)) {
        yield { key: path.slice(prefix.length), modifiedAt };
      }
    },
  };
}
