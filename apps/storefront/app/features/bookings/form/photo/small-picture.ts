/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Red, green and blue of a picture, each row by row, 0 to 255. */
export interface Planes extends Size {
  planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** The picture by the mean of each square of `by` pixels: noise is gone, shapes are left. */
export function shrinkBy(rgba: Uint8ClampedArray, { width, height }: Size, by: number): Planes {
  const size = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const count = size.width * size.height;
  const planes = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ] as const;
  const square = by * by;
  for (let at = 0; at < count; at += 1) {
    const begin = (Math.floor(at / size.width) * by * width + (at % size.width) * by) * 4;
    let [red, green, blue] = [0, 0, 0];
    for (let row = begin; row < begin + by * width * 4; row += width * 4) {
      for (let pixel = row; pixel < row + by * 4; pixel += 4) {
        red += rgba[pixel] ?? 0;
        green += rgba[pixel + 1] ?? 0;
        blue += rgba[pixel + 2] ?? 0;
      }
    }
    planes[0][at] = red / square;
    planes[1][at] = green / square;
    planes[2][at] = blue / square;
  }
  return { ...size, planes };
}

const luminance = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** The luminance of each pixel, 0 to 255, by the weights of Rec. 601. */
export function luminanceOf({ planes: [red, green, blue] }: Planes): Float32Array {
  const values = new Float32Array(red.length);
  for (let at = 0; at < values.length; at += 1) {
    values[at] = luminance(red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0);
  }
  return values;
}

/** The same of a picture whose pixels are not apart yet. */
export function luminanceOfPixels(rgba: Uint8ClampedArray): Float32Array {
  const values = new Float32Array(rgba.length / 4);
  for (let at = 0; at < values.length; at += 1) {
    values[at] = luminance(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0);
  }
  return values;
}

/** Print is thinner than twice this, in the pixels of a picture about 256 long. */
const thin = 2;

/** Each pixel of a line by the brightest or the darkest of those near it. */
function spreadLine(
  from: Float32Array,
  to: Float32Array,
  begin: number,
  step: number,
  end: number,
  brightest: boolean,
) {
  for (let at = begin; at < end; at += step) {
    let best = from[at] ?? 0;
    const last = Math.min(end - step, at + thin * step);
    for (let near = Math.max(begin, at - thin * step); near <= last; near += step) {
      const value = from[near] ?? 0;
      if (brightest ? value > best : value < best) best = value;
    }
    to[at] = best;
  }
}

function spread(plane: Float32Array, { width, height }: Size, brightest: boolean): Float32Array {
  const rows = new Float32Array(plane.length);
  const both = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    spreadLine(plane, rows, y * width, 1, (y + 1) * width, brightest);
  }
  for (let x = 0; x < width; x += 1) {
    spreadLine(rows, both, x, width, x + width * height, brightest);
  }
  return both;
}

/** The picture without print: what is dark and thin is painted over by what is around it. */
export function withoutPrint(picture: Planes): Planes {
  const over = (plane: Float32Array) => spread(spread(plane, picture, true), picture, false);
  const [red, green, blue] = picture.planes;
  return { ...picture, planes: [over(red), over(green), over(blue)] };
}

/** The value that the given share of all stays under; nothing has 0. */
export function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
