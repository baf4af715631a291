import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** It comes back by itself, however long that takes. */
const lasting = {
  maxRetriesPerRequest: null,
  connectTimeout: 5_000,
  retryStrategy: (times: number) => Math.min(100 * times, 1_000),
};

/**
 * While Redis is away what is asked of it fails at once, and nothing of it is done later: what it carries
 * is found in the database as well. Times are milliseconds.
 */
const impatient = {
  ...lasting,
  maxRetriesPerRequest: 0,
  commandTimeout: 1_000,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
};

/** A line to Redis whose copies wait for news, and may wait for ever. */
class SharedLine extends Redis {
  readonly #url: string;

  constructor(url: string) {
    super(url, impatient);
    this.#url = url;
  }

  override duplicate(): Redis {
    return new Redis(this.#url, lasting);
  }
}

/** @throws Error where Redis can't be reached or refuses. */
export async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, { ...impatient, lazyConnect: true, retryStrategy: () => null });
  // What is wrong is told by the promise.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}

/** Opens the line; where Redis is away now it is used from when it is there. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new SharedLine(url);
  let isAway = false;
  redis.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
}
