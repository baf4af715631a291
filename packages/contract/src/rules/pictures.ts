/** A part of a picture, in pixels of the whole. */
export interface PictureCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point of a picture, in pixels of the whole. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** The least width and height of what is shown of a picture, in pixels. */
export const leastCrop = 64;

/** Tells that a part lies within a picture and is large enough to be shown. */
export const fitsPicture = (
  { left, top, width, height }: PictureCrop,
  whole: { width: number; height: number },
): boolean =>
  left >= 0 &&
  top >= 0 &&
  width >= Math.min(leastCrop, whole.width) &&
  height >= Math.min(leastCrop, whole.height) &&
  left + width <= whole.width &&
  top + height <= whole.height;

const share = (at: number, from: number, length: number) =>
  Math.round((Math.min(Math.max(at - from, 0), length) / length) * 1_000) / 10;

/**
 * Where a point of a picture lies within the part that is shown, in percent from the left and from the
 * top. A point outside of it counts as the nearest within.
 */
export const focusWithin = (point: PicturePoint, shown: PictureCrop): PicturePoint => ({
  x: share(point.x, shown.left, shown.width),
  y: share(point.y, shown.top, shown.height),
});
