import { focusWithin, type PictureCrop, type PicturePoint } from '@pothik/contract';

/**
 * The part of a picture that is left in a box of another shape: it covers the box, and the point that
 * stays in sight stands as far along as it does in what is shown.
 *
 * @param shown the part that is shown of it, in pixels.
 * @param focus in pixels of the whole; null: the middle of what is shown.
 * @param ratio the width of the box by its height.
 */
export function visiblePart(
  shown: PictureCrop,
  focus: PicturePoint | null,
  ratio: number,
): PictureCrop {
  const { x, y } = focus ? focusWithin(focus, shown) : { x: 50, y: 50 };
  const width = Math.min(shown.width, shown.height * ratio);
  const height = Math.min(shown.height, shown.width / ratio);
  return {
    left: shown.left + ((shown.width - width) * x) / 100,
    top: shown.top + ((shown.height - height) * y) / 100,
    width,
    height,
  };
}
