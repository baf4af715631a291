import { drawPhoto, shrinkPhoto, type PhotoProblem } from '@pothik/ui';
import { findFault, type PhotoFault } from './photo-quality.ts';

export type { PhotoProblem };

export type PreparedPhoto =
  | { file: File; fault: PhotoFault | undefined }
  /** Why there is none. */
  | { problem: PhotoProblem };

function judge(picture: ImageBitmap): PhotoFault | undefined {
  const canvas = drawPhoto(picture, 512);
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels && findFault(pixels.data, { width, height });
}

/** Makes of what was chosen the picture that is sent, and says whether it may be hard to read. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  let fault: PhotoFault | undefined;
  const shrunk = await shrinkPhoto(file, (picture) => {
    fault = judge(picture);
  });
  return 'problem' in shrunk ? shrunk : { file: shrunk.file, fault };
}
