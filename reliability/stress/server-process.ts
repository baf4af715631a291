import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '@pothik/server/test/spawn-server.ts';

/** A real server in a process of its own, on a port that stays its own. */
export interface ServerProcess {
  port: number;
  /** Starts it and waits until it answers. */
  start(): Promise<void>;
  /** Ends it as kill -9 does. */
  kill(): Promise<void>;
}

export function createServerProcess(port: number, environment: NodeJS.ProcessEnv): ServerProcess {
  let child: ChildProcess | undefined;

  async function isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${String(port)}/healthz`)).ok;
    } catch {
      return false;
    }
  }
  return {
    port,
    async start() {
      child = spawnServer({ PORT: String(port), ...environment }, ['ignore', 'ignore', 'inherit']);
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error('a server of the stress test did not start');
        await pause(50);
      }
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
