import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A sign that all processes give each other. */
export interface SharedSignal {
  /** Gives it to the others. While Redis is away it is lost: who hears it must come right without it. */
  send(): void;
  close(): void;
}

/** @param hear is called for each sign that another process gives. */
export function shareSignal(redis: Redis, channel: string, hear: () => void): SharedSignal {
  const own = randomUUID();
  const line = redis.duplicate();
  // It comes back by itself, and the line that it is a copy of tells the log.
  line.on('error', () => undefined);
  line.on('message', (_channel: string, sender: string) => {
    if (sender !== own) hear();
  });
  line.subscribe(channel).catch(() => undefined);
  return {
    send: () => void redis.publish(channel, own).catch(() => undefined),
    close: () => line.disconnect(),
  };
}
