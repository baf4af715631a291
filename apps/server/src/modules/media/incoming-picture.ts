import sharp from 'sharp';
import { RequestError } from '../../http/request-error.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';

/** A picture that somebody sent, made anew: upright, without metadata, no larger than needed. */
export interface CleanPicture {
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

const notAPicture = () =>
  new RequestError('unsupported_media_type', 'Please choose a picture: JPEG, PNG or WebP.');

/** By its bytes: what a file is called or says of itself does not count. */
function looksLikePicture(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('latin1');
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
  );
}

/** What telephones make, and this decoder cannot read. */
const looksLikeHeic = (head: Uint8Array) =>
  /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(head).toString('latin1', 4, 12));

const largest = 50_000_000;
const queue = oneAtATime();

/**
 * Decodes a picture and writes it anew, one at a time: what was hidden in the file is gone.
 *
 * @param longestSide in pixels; a larger picture is scaled down.
 * @throws RequestError for anything that is no picture, moves, is damaged or has too many pixels.
 */
export async function cleanPicture(file: Blob, longestSide: number): Promise<CleanPicture> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (looksLikeHeic(head)) {
    throw new RequestError(
      'unsupported_media_type',
      'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP.',
    );
  }
  if (!looksLikePicture(head)) throw notAPicture();
  return queue(async () => {
    const input = Buffer.from(await file.arrayBuffer());
    const decoder = sharp(input, { limitInputPixels: largest, failOn: 'truncated' });
    const {
      width,
      height,
      pages = 1,
    } = await decoder.metadata().catch(() => {
      throw notAPicture();
    });
    if (pages > 1) throw notAPicture();
    if (width * height > largest) {
      throw new RequestError('payload_too_large', 'This picture has too many pixels.');
    }
    try {
      const { data, info } = await decoder
        .rotate()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 88 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw new RequestError('unsupported_media_type', 'This picture is damaged.');
    }
  });
}
