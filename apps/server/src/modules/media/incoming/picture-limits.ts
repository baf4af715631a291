/** What the size and the kind of a picture tell before it is decoded. */
export interface PictureSize {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** Of the picture when it is decoded. */
  bytesPerPixel: number;
  /** Whether it comes in several passes, all of which are held until the last. */
  isInterlaced: boolean;
}

const million = 1_000_000;

/** A JPEG is made smaller while it is decoded: a camera's largest photo is fine. */
const mostPixels = { jpeg: 50 * million, png: 24 * million, webp: 24 * million };

/** The most that a PNG or a WebP may take when it is decoded, in bytes. */
const mostBytes = 100 * million;

export const hasTooManyPixels = ({ format, width, height, bytesPerPixel }: PictureSize): boolean =>
  width * height > mostPixels[format] ||
  (format !== 'jpeg' && width * height * bytesPerPixel > mostBytes);

/** As measured: how long a pixel takes, beside one of a JPEG that comes in one pass. */
const weightOf = { jpeg: 1, png: 4, webp: 4 };

/** As measured: writing the picture anew takes as long as reading so many pixels of a JPEG. */
const writing = 12 * million;

/** The work that a picture makes, in pixels of a JPEG: some 60 million a second on one core. */
export const costOf = ({ format, width, height, isInterlaced }: PictureSize): number =>
  width * height * weightOf[format] * (isInterlaced ? 3 : 1) + writing;

/** The work of one whose size cannot be told: as if it were the worst that is allowed. */
export const unknownCost = mostPixels.png * weightOf.png * 3 + writing;

/** Photos of telephones and scans of a page cost less; what costs more waits in a line of its own. */
export const usualCost = 64 * million;
