/** So many packets in so many milliseconds, and a socket is closed. */
const most = { packets: 40, window: 1_000 };

/** Counts what one socket sends. */
export function floodGuard(now: () => number = Date.now): () => boolean {
  let windowEnd = 0;
  let packets = 0;
  /** @returns whether there was too much of it. */
  return () => {
    if (now() >= windowEnd) {
      windowEnd = now() + most.window;
      packets = 0;
    }
    packets += 1;
    return packets > most.packets;
  };
}
