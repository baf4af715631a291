import { globSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The wall clock of a process, which goes wrong when it is told to; timers go on as they are. */
export interface ShiftedClock {
  /** What the process is started with. */
  environment: NodeJS.ProcessEnv;
  /** @param seconds how far it is ahead of the right time, or behind. */
  shift(seconds: number): void;
}

/**
 * By libfaketime (Debian's package `faketime`), which stands between the process and the system.
 *
 * @param directory where it reads how wrong to be.
 * @returns nothing where it is not installed.
 */
export function shiftedClock(directory: string): ShiftedClock | undefined {
  const [library] = globSync('/usr/{lib,lib64}/{faketime,*/faketime}/libfaketime.so.1');
  if (library === undefined) return undefined;
  const file = path.join(directory, 'clock');
  const shift = (seconds: number) => {
    // Whole at any moment: it is read at each look at the clock.
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds.toFixed(0)}`);
    renameSync(`${file}.next`, file);
  };
  shift(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    shift,
  };
}
