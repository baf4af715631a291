import type { ChatClock } from './machine/ports.ts';

/** A clock that stands still until a test lets what waits for it happen. */
export function createTestClock() {
  const waiting: { milliseconds: number; run: () => void }[] = [];
  const clock: ChatClock = {
    now: () => '2026-01-01T00:00:00Z',
    after(milliseconds, run) {
      const one = { milliseconds, run };
      waiting.push(one);
      return () => {
        const index = waiting.indexOf(one);
        if (index >= 0) waiting.splice(index, 1);
      };
    },
  };
  return {
    clock,
    /** How long each waits that still does. */
    get pauses() {
      return waiting.map(({ milliseconds }) => milliseconds);
    },
    /** Lets the first that waits happen, and all that follows at once. */
    async ring() {
      waiting.shift()?.run();
      await settle();
    },
  };
}

/** All promises that can go on have gone on. */
export const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
