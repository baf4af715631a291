import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '@pothik/server/test/spawn-server.ts';

/** How long a supervisor waits before it starts a process anew, in milliseconds: systemd's own default. */
const restartDelay = 100;

/** How long a process may take to stop, in milliseconds; it gives itself ten seconds. */
const stopPatience = 15_000;

/** A server that is started again whenever it ends, as in production. */
export interface SupervisedServer {
  /** From now on it is kept running. */
  start(): void;
  /** Sends a signal to the process that runs now. */
  signal(name: NodeJS.Signals): void;
  /** Waits until a process has begun that was not there before. */
  nextStart(): Promise<void>;
  /**
   * Waits until `/readyz` says yes.
   *
   * @param patience in milliseconds.
   * @returns after how many milliseconds; undefined where it did not.
   */
  untilReady(patience: number): Promise<number | undefined>;
  /** Lets it finish what it has begun, and keeps it stopped. @returns whether it ended by itself. */
  stop(): Promise<boolean>;
}

/** @param logFile takes the log of all its lives. */
export function superviseServer(
  origin: string,
  environment: NodeJS.ProcessEnv,
  logFile: string,
): SupervisedServer {
  const log = openSync(logFile, 'a');
  let child: ChildProcess | undefined;
  let isWanted = false;
  let started = Promise.withResolvers<undefined>();

  function begin() {
    child = spawnServer(environment, ['ignore', log, log]);
    child.once('exit', () => {
      child = undefined;
      setTimeout(() => {
        if (isWanted && !child) begin();
      }, restartDelay);
    });
    const waiting = started;
    started = Promise.withResolvers();
    waiting.resolve(undefined);
  }

  const isReady = async () => {
    try {
      return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok;
    } catch {
      return false;
    }
  };
  return {
    start() {
      isWanted = true;
      begin();
    },
    signal: (name) => void child?.kill(name),
    async nextStart() {
      await started.promise;
    },
    async untilReady(patience) {
      const began = performance.now();
      while (performance.now() - began < patience) {
        if (await isReady()) return performance.now() - began;
        await pause(25);
      }
      return undefined;
    },
    async stop() {
      isWanted = false;
      if (!child) return true;
      const ending = child;
      const ended = once(ending, 'exit');
      ending.kill('SIGTERM');
      const timer = setTimeout(() => ending.kill('SIGKILL'), stopPatience);
      await ended;
      clearTimeout(timer);
      return ending.signalCode !== 'SIGKILL';
    },
  };
}
