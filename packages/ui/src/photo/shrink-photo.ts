import { pictureTypeOf } from './picture-type.ts';
import { fitSize, maximumSide, type Size } from './fit-size.ts';

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
export function drawPhoto(picture: ImageBitmap, side: number): HTMLCanvasElement {
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

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This picture has no JPEG'))),
      'image/jpeg',
      quality,
    );
  });

async function shrink(picture: ImageBitmap): Promise<{ blob: Blob } & Size> {
  let smallest: ({ blob: Blob } & Size) | undefined;
  for (const { quality, side } of attempts) {
    const canvas = drawPhoto(picture, side);
    const blob = await toJpeg(canvas, quality);
    smallest = { blob, width: canvas.width, height: canvas.height };
    if (blob.size <= targetBytes) break;
  }
  if (!smallest) throw new Error('There is nothing to try');
  return smallest;
}

/**
 * Makes of what was chosen the picture that is sent: upright, at most 2000 pixels and about 600 kB, a
 * JPEG without place and time.
 *
 * @param inspect looks at the picture before; it is gone afterwards.
 */
export async function shrinkPhoto(
  file: File,
  inspect?: (picture: ImageBitmap) => void,
): Promise<ShrunkPhoto> {
  let type: string | undefined;
  try {
    type = await pictureTypeOf(file);
    if (type === undefined) return { problem: 'notImage' };
    // Some decoders trust the type of the file.
    const typed = file.slice(0, file.size, type);
    const picture = await createImageBitmap(typed, { imageOrientation: 'from-image' });
    try {
      inspect?.(picture);
      const name = file.name.replace(/\.[^.]*$/, '').slice(0, 80) || 'photo';
      const { blob, width, height } = await shrink(picture);
      return { file: new File([blob], `${name}.jpg`, { type: 'image/jpeg' }), width, height };
    } finally {
      picture.close();
    }
  } catch {
    return { problem: type === 'image/heic' ? 'heic' : 'unreadable' };
  }
}
