import process from 'node:process';
import { watchLaunchers } from './launchers.ts';
import type { Log } from './log.ts';

/**
 * Stops the process once when it is told to (SIGTERM, SIGINT) or when whoever started it is gone;
 * a second signal ends it at once. An error that nobody caught ends it too: nothing can be said
 * any more of what it would do, and all that was acknowledged is on the disk.
 *
 * @param stop finishes what has begun and closes everything; called once.
 * @param stopDeadline how long it may take before the process leaves all the same, in milliseconds.
 */
export function stopWhenTold(log: Log, stop: () => Promise<void>, stopDeadline = 10_000): void {
  let stopping = false;
  const begin = (reason: string) => {
    stopping = true;
    log.info({ reason }, 'stopping');
    const deadline = setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, stopDeadline);
    deadline.unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      begin(signal);
    });
  }
  watchLaunchers(() => {
    if (!stopping) begin('the process that started this one is gone');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  });
}
