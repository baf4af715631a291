import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { freePort } from '@pothik/tooling/free-ports';
import { Redis } from 'ioredis';
import { temporaryDirectory } from './databases.ts';

/** Whether this machine can run a Redis of the tests' own. */
export function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A Redis that keeps nothing beyond its own life, on loopback. */
export interface RedisServer {
  url: string;
  /** Begins to answer; what an earlier life held is gone. */
  start(): Promise<void>;
  /** Ends it as kill -9 does. */
  stop(): Promise<void>;
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>;
}

export async function createRedisServer(): Promise<RedisServer> {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const url = `redis://127.0.0.1:${String(port)}`;
  let running: ChildProcess | undefined;

  async function stop() {
    const ending = running;
    running = undefined;
    if (ending?.exitCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  }
  return {
    url,
    async start() {
      const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: directory };
      const words = Object.entries(settings).flatMap(([name, value]) => [
        `--${name}`,
        String(value),
      ]);
      running = spawn('redis-server', words, { stdio: 'ignore' });
      const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
      client.on('error', () => undefined);
      await client.ping();
      client.disconnect();
    },
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
