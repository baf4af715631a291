import type { Page } from './find-page.ts';
import type { Size } from './small-picture.ts';

/** Which pixels of a picture lie upon the page: 1 where they do. */
export function areaOf(
  { corners }: Pick<Page, 'corners'>,
  { width, height }: Size,
  scale = 1,
): Uint8Array {
  const area = new Uint8Array(width * height);
  const points = corners.map(([x, y]) => [x * scale, y * scale] as const);
  for (let y = 0; y < height; y += 1) {
    // The outline is convex: each row is within from one crossing to the other.
    let from = Infinity;
    let to = -Infinity;
    points.forEach(([x, top], index) => {
      const [otherX, otherY] = points[(index + 1) % 4] ?? [x, top];
      if (top === otherY || top > y + 0.5 === otherY > y + 0.5) return;
      const at = x + ((y + 0.5 - top) / (otherY - top)) * (otherX - x);
      from = Math.min(from, at);
      to = Math.max(to, at);
    });
    if (from > to) continue;
    area.fill(
      1,
      y * width + Math.min(width, Math.max(0, Math.round(from))),
      y * width + Math.min(width, Math.max(0, Math.round(to))),
    );
  }
  return area;
}

/** The values at the pixels of an area. */
export const within = (values: Float32Array, area: Uint8Array): Float32Array =>
  values.filter((_value, at) => area[at] === 1);

/** The size of the largest connected patch, in pixels. @param marked 1 where a pixel is of one. */
export function largestPatch(marked: Uint8Array, { width, height }: Size): number {
  const left = marked.slice();
  let largest = 0;
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] !== 1) continue;
    const waiting = [start];
    left[start] = 0;
    let size = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size += 1;
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of near) {
        if (next < 0 || next >= width * height || left[next] !== 1) continue;
        left[next] = 0;
        waiting.push(next);
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}
