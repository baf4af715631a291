import type { ChatClock } from '../machine/ports.ts';

export const browserClock: ChatClock = {
  now: () => new Date().toISOString(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** 128 bits of chance; unlike `randomUUID` also where a page has no https. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
