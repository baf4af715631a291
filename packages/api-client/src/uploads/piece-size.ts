import { minimumUploadChunkBytes } from '@pothik/contract';

/**
 * The least and the most that is sent at once, in bytes. Proxies may pass on no less than a whole request, and
 * browsers themselves send again what was under way when a line broke. At 4 kB a second the least arrives before
 * an upload counts as one that stands still.
 */
const pieces = { least: minimumUploadChunkBytes, most: 65_536 };

/** How long a piece is to be on its way, in milliseconds: so much is lost where the line breaks. */
const pieceTime = 2_000;

export const firstPieceSize = pieces.least;

/**
 * How much is sent at once after a piece of this size has arrived.
 *
 * @param size in bytes.
 * @param took until its answer, in milliseconds.
 * @param latency of that what an answer takes in any case: on a line to far away it says nothing of its width.
 */
export function nextPieceSize(size: number, took: number, latency = 0): number {
  const inTime = (size * pieceTime) / Math.max(took - latency, 1);
  return Math.round(Math.min(Math.max(inTime, pieces.least), pieces.most, size * 2));
}
