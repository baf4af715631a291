import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { SharedSignal } from './shared-signal.ts';

/** Until it is tried again, in milliseconds. */
const pause = 1_000;

export function signalOverRedis(redis: Redis, channel: string, hear: () => void): SharedSignal {
  const own = randomUUID();
  const line = redis.duplicate();
  const started = Promise.withResolvers<undefined>();
  let later: NodeJS.Timeout | undefined;
  // It comes back by itself, and the line that it is a copy of tells the log.
  line.on('error', () => started.resolve(undefined));
  line.on('message', (_channel: string, sender: string) => {
    if (sender !== own) hear();
  });
  // What was said before, or while it was away, is lost.
  line.on('ready', () => {
    line
      .subscribe(channel)
      .then(hear, () => undefined)
      .finally(() => started.resolve(undefined));
  });

  function send() {
    clearTimeout(later);
    redis.publish(channel, own).catch(() => {
      clearTimeout(later);
      later = setTimeout(send, pause).unref();
    });
  }
  return {
    send,
    started: started.promise,
    close() {
      clearTimeout(later);
      line.disconnect();
      return Promise.resolve();
    },
  };
}
