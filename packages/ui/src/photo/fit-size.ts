/** The longer side of a document's picture as it is sent, in pixels. */
export const maximumSide = 2_000;

export interface Size {
  width: number;
  height: number;
}

/** The size with the same proportions that fits a square of `side`; never larger than it is. */
export function fitSize({ width, height }: Size, side = maximumSide): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
