import type { IncomingMessage } from 'node:http';
import type { ClientTimeouts } from '../client-timeouts.ts';

/** What an upload brings at least in each stretch of `upload`, in bytes. */
const leastProgress = 16_384;

/** What it brings on average once `pace` is over, in bytes a second: a line of 2G has it. */
const leastSpeed = 4_096;

/**
 * Ends the line of an upload that stands still, brings a byte now and then, or has been slow all the
 * time: it would hold its place for ever.
 *
 * @returns a function that ends the watch.
 */
export function endWhenSlow(
  raw: IncomingMessage,
  patience: Pick<ClientTimeouts, 'upload' | 'pace'>,
): () => void {
  const started = performance.now();
  let [progress, total] = [0, 0];
  const end = () => {
    if (!raw.complete) raw.destroy();
  };
  const timers = [
    setInterval(() => {
      if (progress < leastProgress) end();
      progress = 0;
    }, patience.upload),
    setInterval(() => {
      const seconds = (performance.now() - started) / 1_000;
      if (total / seconds < leastSpeed) end();
    }, patience.pace),
  ];
  const count = (bytes: Buffer) => {
    progress += bytes.length;
    total += bytes.length;
  };
  raw.on('data', count);
  return () => {
    for (const timer of timers) clearInterval(timer);
    raw.off('data', count);
  };
}
