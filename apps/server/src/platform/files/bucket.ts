import { AwsClient } from 'aws4fetch';
import { StartError } from '../start-error.ts';

/** An S3-compatible store, as it is configured. */
export interface BucketOptions {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long one exchange with the store may take, in milliseconds. */
const patience = 20_000;

/** Told from a fault of ours by its code: what needs the store is then not available. */
class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'ESTORAGE';
}

/** What a listing tells of a file. */
interface Entry {
  path: string;
  modifiedAt: Date;
}

/** Paths are made here, and hold nothing that XML would write otherwise. */
function readListing(xml: string): Entry[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [, path] = /<Key>([^<]+)<\/Key>/.exec(entry) ?? [];
    const [, modified] = /<LastModified>([^<]+)<\/LastModified>/.exec(entry) ?? [];
    return path && modified ? [{ path, modifiedAt: new Date(modified) }] : [];
  });
}

/**
 * The files of a bucket in an S3-compatible store, by paths of letters, digits, hyphens, dots and
 * slashes. Everything throws a StorageError where the store can't be reached or refuses.
 */
export class Bucket {
  readonly #options: BucketOptions;
  readonly #client: AwsClient;
  readonly #root: string;

  constructor(options: BucketOptions) {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = options;
    this.#options = options;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 3 });
    this.#root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  }

  /** Stores a whole file or none. */
  async put(path: string, bytes: Uint8Array): Promise<void> {
    const answer = await this.#askBucket('PUT', this.#addressOf(path), bytes);
    await answer.body?.cancel();
  }

  /** Nothing where there is no such file. */
  async get(path: string): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', this.#addressOf(path));
    if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    return undefined;
  }

  /** Does nothing where there is no such file. */
  async remove(path: string): Promise<void> {
    const answer = await this.#ask('DELETE', this.#addressOf(path));
    await answer.body?.cancel();
  }

  /** All whose paths begin so. */
  async *list(prefix: string): AsyncGenerator<Entry> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const answer = await this.#askBucket('GET', `${this.#root}?${query.toString()}`);
      const xml = await answer.text();
      yield* readListing(xml);
      next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
    } while (next !== undefined);
  }

  /** Whether the bucket is there for these keys. */
  async check(): Promise<void> {
    // Where nothing lies: no more than the question whether one may ask.
    const query = new URLSearchParams({ 'list-type': '2', prefix: 'checks/' });
    const answer = await this.#askBucket('GET', `${this.#root}?${query.toString()}`);
    await answer.body?.cancel();
  }

  #addressOf(path: string) {
    return `${this.#root}/${path}`;
  }

  async #ask(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const answer = await this.#client
      .fetch(url, {
        method,
        // A store that leads elsewhere would be handed documents and a signature there.
        redirect: 'error',
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
  async #askBucket(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const answer = await this.#ask(method, url, body);
    if (answer.status !== 404) return answer;
    throw new StorageError(`the file store has no bucket ${this.#options.bucket}`);
  }
}

/** @throws StartError where the store can't be reached, or refuses what it was told. */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const bucket = new Bucket(options);
  try {
    await bucket.check();
    return bucket;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `S3_ENDPOINT got "${options.endpoint}" (${reason}): it takes a store that has the bucket S3_BUCKET names, for the keys given.`,
    );
  }
}
