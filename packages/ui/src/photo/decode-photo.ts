import { withTimeout } from '../browser/with-timeout.ts';

/** A large photo takes a cheap phone some seconds, in milliseconds. */
const timeout = 5_000;

/** A picture that can be drawn. */
export type DecodedPhoto = ImageBitmap | HTMLImageElement;

function loadElement(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  const loaded = new Promise<HTMLImageElement>((resolve, reject) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('This browser cannot read the picture'));
  });
  picture.src = address;
  return loaded.finally(() => URL.revokeObjectURL(address));
}

/**
 * Decodes a picture, upright. Where `createImageBitmap` fails or is silent, an image element decodes it.
 *
 * @throws when neither can read it in time.
 */
export async function decodePhoto(file: Blob): Promise<DecodedPhoto> {
  try {
    return await withTimeout(
      () => createImageBitmap(file, { imageOrientation: 'from-image' }),
      timeout,
    );
  } catch {
    return withTimeout(() => loadElement(file), timeout);
  }
}

/** Encodes a canvas as JPEG. @throws when the browser cannot, or not in time. */
export const encodeJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  withTimeout(
    () =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('This picture has no JPEG'))),
          'image/jpeg',
          quality,
        );
      }),
    timeout,
  );
