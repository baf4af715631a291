import { AwsClient } from 'aws4fetch';
import { StartError } from '../start-error.ts';
import { checkKey, type PrivateFile, type PrivateFiles } from './private-files.ts';

/** An S3-compatible store, as it is configured. */
interface BucketOptions {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long one exchange with the store may take, in milliseconds. */
const patience = 20_000;

/** Where private files lie in the bucket. */
const prefix = 'private/';

/** Told from a fault of ours by its code: what needs the store is then not available. */
class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'ESTORAGE';
}

/** Keys are made here, and hold nothing that XML would write otherwise. */
function readListing(xml: string): PrivateFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [, key] = /<Key>private\/([^<]+)<\/Key>/.exec(entry) ?? [];
    const [, modified] = /<LastModified>([^<]+)<\/LastModified>/.exec(entry) ?? [];
    return key && modified ? [{ key, modifiedAt: new Date(modified) }] : [];
  });
}

/** Private files in a bucket of an S3-compatible store, which must be there. */
export function privateFilesOnS3(options: BucketOptions): PrivateFiles {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${root}/${prefix}${checkKey(key)}`;

  async function ask(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const answer = await client
      .fetch(url, {
        method,
        signal: AbortSignal.timeout(patience),
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      .catch((error: unknown) => {
        throw new StorageError('the file store cannot be reached', { cause: error });
      });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new StorageError(`the file store answered ${String(answer.status)} to ${method}`);
  }

  /** @throws StorageError where not even the bucket is there. */
  async function askBucket(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const answer = await ask(method, url, body);
    if (answer.status !== 404) return answer;
    throw new StorageError(`the file store has no bucket ${bucket}`);
  }

  return {
    async put(key, bytes) {
      const answer = await askBucket('PUT', addressOf(key), bytes);
      await answer.body?.cancel();
    },

    async get(key) {
      const answer = await ask('GET', addressOf(key));
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },

    async remove(key) {
      const answer = await ask('DELETE', addressOf(key));
      await answer.body?.cancel();
    },

    async *list(folder) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}/` });
        if (next !== undefined) query.set('continuation-token', next);
        const xml = await (await askBucket('GET', `${root}?${query.toString()}`)).text();
        yield* readListing(xml);
        next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
      } while (next !== undefined);
    },
  };
}

/** @throws StartError where the store can't be reached, or refuses what it was told. */
export async function checkS3(options: BucketOptions, files: PrivateFiles): Promise<void> {
  try {
    for await (const _file of files.list('documents')) break;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `S3_ENDPOINT got "${options.endpoint}" (${reason}): it takes a store that has the bucket S3_BUCKET names, for the keys given.`,
    );
  }
}
