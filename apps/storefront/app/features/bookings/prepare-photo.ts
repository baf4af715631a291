import { fitSize, maximumSide, type Size } from './fit-size.ts';
import { findFault, type PhotoFault } from './photo-quality.ts';

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

export type PhotoProblem = 'notImage' | 'heic' | 'unreadable';

export type PreparedPhoto =
  | { file: File; fault: PhotoFault | undefined }
  /** Why there is none. */
  | { problem: PhotoProblem };

const isHeic = ({ type, name }: File) => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

function draw(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
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

async function shrink(picture: ImageBitmap): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const { quality, side } of attempts) {
    smallest = await toJpeg(draw(picture, fitSize(picture, side)), quality);
    if (smallest.size <= targetBytes) break;
  }
  if (!smallest) throw new Error('There is nothing to try');
  return smallest;
}

function judge(picture: ImageBitmap): PhotoFault | undefined {
  const size = fitSize(picture, 512);
  const pixels = draw(picture, size).getContext('2d')?.getImageData(0, 0, size.width, size.height);
  return pixels && findFault(pixels.data, size);
}

/**
 * Makes of what was chosen the picture that is sent: upright, at most 2000 pixels and about 600 kB, a
 * JPEG without place and time. Says whether it may be hard to read.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const heic = isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return { problem: 'notImage' };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const fault = judge(picture);
      const name = file.name.replace(/\.[^.]*$/, '').slice(0, 80) || 'photo';
      return {
        file: new File([await shrink(picture)], `${name}.jpg`, { type: 'image/jpeg' }),
        fault,
      };
    } finally {
      picture.close();
    }
  } catch {
    return { problem: heic ? 'heic' : 'unreadable' };
  }
}
