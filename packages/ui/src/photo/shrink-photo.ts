import { decodePhoto, encodeJpeg, type DecodedPhoto } from './decode-photo.ts';
import { fitSize, maximumSide, type Size } from './fit-size.ts';
import { pictureTypeOf } from './picture-type.ts';

/** About how large a picture may be that is sent over a slow line, in bytes. */
const targetBytes = 600_000;
/** Coarser and coarser, then smaller and smaller; the last one is taken as it comes. */
const attempts = [
  { quality: 0.86, side: maximumSide },
  { quality: 0.74, side: maximumSide },
  { quality: 0.62, side: maximumSide },
  { quality: 0.62, side: 1_500 },
  { quality: 0.55, side: 1_100 },
] as const;

/** Why nothing can be made of a file. */
export type PhotoProblem = 'notImage' | 'heic' | 'unreadable';

/** A picture that can be sent; its measures in pixels. */
export type ShrunkPhoto = ({ file: File } & Size) | { problem: PhotoProblem };

/** The picture on white, no larger than a square of `side` pixels. */
export function drawPhoto(picture: DecodedPhoto, side: number): HTMLCanvasElement {
  const { width, height } = fitSize(picture, side);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function shrink(picture: DecodedPhoto): Promise<{ blob: Blob } & Size> {
  let smallest: ({ blob: Blob } & Size) | undefined;
  for (const { quality, side } of attempts) {
    const canvas = drawPhoto(picture, side);
    const blob = await encodeJpeg(canvas, quality);
    smallest = { blob, width: canvas.width, height: canvas.height };
    if (blob.size <= targetBytes) break;
  }
  if (!smallest) throw new Error('There is nothing to try');
  return smallest;
}

/**
 * Makes of what was chosen the picture that is sent: upright, at most 2000 pixels and about 600 kB, a
 * JPEG without place and time.
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  let type: string | undefined;
  try {
    type = await pictureTypeOf(file);
    if (type === undefined) return { problem: 'notImage' };
    // Some decoders trust the type of the file.
    const picture = await decodePhoto(file.slice(0, file.size, type));
    try {
      const name = file.name.replace(/\.[^.]*$/, '').slice(0, 80) || 'photo';
      const { blob, width, height } = await shrink(picture);
      return { file: new File([blob], `${name}.jpg`, { type: 'image/jpeg' }), width, height };
    } finally {
      if ('close' in picture) picture.close();
    }
  } catch {
    return { problem: type === 'image/heic' ? 'heic' : 'unreadable' };
  }
}
