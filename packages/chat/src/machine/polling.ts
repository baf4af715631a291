import type { ChatClock } from './ports.ts';

/** How long is waited before a fetch, in milliseconds: each time longer, up to the last. */
const pauses = { first: 3_000, factor: 1.5, longest: 15_000 };

/** Does something again and again while it is on; the next time begins when the last has ended. */
export function createPolling(clock: ChatClock, run: () => Promise<void>) {
  let cancelNext: (() => void) | undefined;

  const schedule = (pause: number) => {
    const cancel = clock.after(pause, () => {
      void run().finally(() => {
        if (cancelNext === cancel) schedule(Math.min(pause * pauses.factor, pauses.longest));
      });
    });
    cancelNext = cancel;
  };

  return {
    start() {
      if (!cancelNext) schedule(pauses.first);
    },
    stop() {
      cancelNext?.();
      cancelNext = undefined;
    },
  };
}
