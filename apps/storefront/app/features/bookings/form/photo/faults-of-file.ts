import { findFaults, type PhotoFault } from './photo-faults.ts';

/** The longer side of the picture in which print is looked at, in pixels. */
const lookedAt = 1_024;

/**
 * Says what makes a photo hard to read; see {@link findFaults}.
 *
 * @param file as it is sent.
 * @throws where this browser can't read the picture, or can't draw it away from the page.
 */
export async function faultsOfFile(file: Blob): Promise<PhotoFault[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const sent = Math.max(picture.width, picture.height);
    const scale = Math.min(1, lookedAt / sent);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('This browser has no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return findFaults(context.getImageData(0, 0, width, height).data, { width, height }, sent);
  } finally {
    picture.close();
  }
}
