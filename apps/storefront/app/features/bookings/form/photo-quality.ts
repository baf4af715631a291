/** In pixels. */
type Size = Pick<ImageData, 'width' | 'height'>;

export type PhotoFault = 'dark' | 'blurred';

/** Mean luminance, of 255, under which print is hard to read. */
const darkBelow = 55;
/** Variance of the Laplacian under which no edge is sharp, at the size that is looked at. */
const blurredBelow = 40;

/** How bright each pixel is, 0 to 255, by the weights of Rec. 601. */
export function toLuminance(rgba: ArrayLike<number>): Float32Array {
  const luminance = new Float32Array(rgba.length / 4);
  for (let pixel = 0; pixel < luminance.length; pixel += 1) {
    const at = pixel * 4;
    luminance[pixel] =
      0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return luminance;
}

export function meanOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much the edges stand out: the variance of what the Laplacian leaves of the picture. */
export function sharpness(luminance: Float32Array, { width, height }: Size): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number) => luminance[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** What makes a photo hard to read, if anything. A dark one is also hard to judge otherwise. */
export function findFault(rgba: ArrayLike<number>, size: Size): PhotoFault | undefined {
  const luminance = toLuminance(rgba);
  if (meanOf(luminance) < darkBelow) return 'dark';
  return sharpness(luminance, size) < blurredBelow ? 'blurred' : undefined;
}
