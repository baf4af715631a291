import { senderOf } from '../../../http/bodies/sender.ts';
import { RequestError } from '../../../http/request-error.ts';
import { Defect } from '../../../platform/defect.ts';
import { pictureDurations, timed } from '../../../platform/metrics.ts';
import { messages } from '../messages.ts';
import { costOf, hasTooManyPixels, unknownCost } from './picture-limits.ts';
import type { CleanPicture, PictureRefusal } from './picture-order.ts';
import { PictureQueue } from './picture-queue.ts';
import { formatOf, sizeOf, type PictureFile } from './picture-size.ts';
import { PictureWorker } from './picture-worker.ts';

export type { CleanPicture } from './picture-order.ts';

const refusals = {
  'no picture': () => new RequestError('unsupported_media_type', messages.noPicture),
  'too large': () => new RequestError('payload_too_large', messages.tooManyPixels),
  damaged: () => new RequestError('unsupported_media_type', messages.damaged),
} satisfies Record<PictureRefusal, () => RequestError>;

/** What telephones make, and this decoder cannot read. */
const looksLikeHeic = (head: Uint8Array) =>
  /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(head).toString('latin1', 4, 12));

// Two processes: what takes long holds up one of them at most, and has the other's core only while it is free.
const queue = new PictureQueue(new PictureWorker({ priority: 15 }), new PictureWorker());

/**
 * Decodes a picture and writes it anew, when it is its sender's turn: what was hidden in the file is
 * gone. A picture that came with no request waits beside all networks.
 *
 * @param longestSide in pixels; a larger picture is scaled down.
 * @throws RequestError for anything that is no picture, moves, is damaged or has too many pixels, and
 *   `rate_limited` where too many pictures of the sender's network wait.
 */
export const cleanPicture = (file: PictureFile, longestSide: number): Promise<CleanPicture> =>
  timed(pictureDurations, () => decodePicture(file, longestSide));

async function decodePicture(file: PictureFile, longestSide: number): Promise<CleanPicture> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (looksLikeHeic(head)) {
    throw new RequestError('unsupported_media_type', messages.heicPicture);
  }
  if (!formatOf(head)) throw refusals['no picture']();
  const size = await sizeOf(file);
  if (size && hasTooManyPixels(size)) throw refusals['too large']();
  const answer = await queue.make(
    senderOf(file) ?? { path: ['none'] },
    size ? costOf(size) : unknownCost,
    async () => ({ bytes: Buffer.from(await file.arrayBuffer()), longestSide }),
  );
  if ('refusal' in answer) throw refusals[answer.refusal]();
  // What comes from another process is a plain array of bytes.
  return { ...answer, bytes: Buffer.from(answer.bytes) };
}

/**
 * Writes lines all over a picture of ours, so that a copy tells whom it was made for. It waits for its turn
 * beside all networks.
 *
 * @param picture that was made by {@link cleanPicture}.
 */
export async function stampPicture(picture: Buffer, stamp: readonly string[]): Promise<Buffer> {
  const size = await sizeOf(new Blob([new Uint8Array(picture)]));
  const answer = await queue.make({ path: ['stamps'] }, size ? costOf(size) : unknownCost, () =>
    Promise.resolve({ bytes: picture, longestSide: 10_000, stamp }),
  );
  if ('refusal' in answer) throw new Defect(`a picture of ours is refused: ${answer.refusal}`);
  return Buffer.from(answer.bytes);
}
