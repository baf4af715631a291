/**
 * A process of its own that decodes what strangers send: it knows no secret, and it can be ended
 * whatever it does. It ends with the server.
 */
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import { drawStamp, leastStamped } from './draw-stamp.ts';
import { hasTooManyPixels, type PictureSize } from './picture-limits.ts';
import { outOfMemory, type PictureAnswer, type PictureOrder } from './picture-order.ts';

sharp.concurrency(1);
sharp.cache(false);

/** A 50-megapixel photo that comes in several passes takes half of it, in bytes. */
const mostMemory = 640 * 1_048_576;

// Decoding does not run on this thread, so that it can be watched.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(outOfMemory);
}, 50).unref();

// A signal to the whole group is for the server, which finishes what has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const formats = new Set<unknown>(['jpeg', 'png', 'webp']);
const wide = new Set<unknown>(['ushort', 'short', 'uint', 'int', 'float']);

async function make({ bytes, longestSide, stamp }: PictureOrder): Promise<PictureAnswer> {
  const decoder = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'truncated' });
  const metadata = await decoder.metadata().catch(() => undefined);
  if (!metadata || !formats.has(metadata.format) || (metadata.pages ?? 1) > 1) {
    return { refusal: 'no picture' };
  }
  const { format, width, height, channels, depth, isProgressive: isInterlaced } = metadata;
  const bytesPerPixel = channels * (wide.has(depth) ? 2 : 1);
  const size = { format: format as PictureSize['format'], width, height, bytesPerPixel };
  if (hasTooManyPixels({ ...size, isInterlaced })) return { refusal: 'too large' };
  try {
    const whole = decoder
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (stamp ? await stamped(whole, stamp) : whole)
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refusal: 'damaged' };
  }
}

/** The same picture, which is large enough for it, with a stamp. */
async function stamped(picture: Sharp, lines: readonly string[]): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scale = Math.max(1, leastStamped / Math.min(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const large = sharp(data, { raw: { width, height, channels } }).resize(size);
  return large.composite([await drawStamp(lines, size)]);
}

process.on('message', (order: PictureOrder) => {
  void make(order).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
