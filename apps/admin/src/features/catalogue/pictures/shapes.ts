import { leastCrop, type PictureCrop } from '@pothik/contract';

/** The shapes that a picture is cropped to, as the width by the height. */
const ratios = { card: 4 / 3, wide: 16 / 9, square: 1 } as const;

export type Shape = 'whole' | keyof typeof ratios | 'free';

export const shapes: readonly Shape[] = ['whole', 'card', 'wide', 'square', 'free'];

interface Size {
  width: number;
  height: number;
}

/** The ratio of a shape; undefined where any is right. */
export const ratioOf = (shape: Shape): number | undefined =>
  shape === 'whole' || shape === 'free' ? undefined : ratios[shape];

/** The shape that a picture was cropped to. */
export function shapeOf(crop: PictureCrop | null): Shape {
  if (!crop) return 'whole';
  const isOf = (ratio: number) => Math.abs(crop.width - crop.height * ratio) <= 1.5;
  return shapes.find((shape) => isOf(ratioOf(shape) ?? Number.NaN)) ?? 'free';
}

/** The largest part of a shape from the middle of a picture; of any shape, one that can be seen to be a part. */
export function middlePart(shape: Shape, { width, height }: Size): PictureCrop | null {
  if (shape === 'whole') return null;
  const ratio = ratioOf(shape) ?? width / height;
  const share = shape === 'free' ? 0.8 : 1;
  const size = {
    width: Math.round(Math.min(width, height * ratio) * share),
    height: Math.round(Math.min(height, width / ratio) * share),
  };
  return within(
    {
      left: Math.round((width - size.width) / 2),
      top: Math.round((height - size.height) / 2),
      ...size,
    },
    { width, height },
  );
}

/** A part in whole pixels that lies within a picture and is large enough to be shown. */
export function within(part: PictureCrop, whole: Size): PictureCrop {
  const side = (length: number, most: number) =>
    Math.min(Math.max(Math.round(length), Math.min(leastCrop, most)), most);
  const width = side(part.width, whole.width);
  const height = side(part.height, whole.height);
  const start = (at: number, most: number) => Math.min(Math.max(Math.round(at), 0), most);
  return {
    left: start(part.left, whole.width - width),
    top: start(part.top, whole.height - height),
    width,
    height,
  };
}
