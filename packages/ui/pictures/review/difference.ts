import { PNG } from 'pngjs';

/** How far a channel may be off before one sees it, of 255. */
const visible = 16;
/** What differs, as red, green and blue. */
const mark = [214, 40, 40] as const;

/** Two pictures on top of each other. */
export interface Difference {
  /** A PNG: the later picture, pale, with what differs in red. */
  picture: Buffer;
  /** How many of its pixels differ. */
  pixels: number;
}

const offsetIn = ({ width, height }: PNG, x: number, y: number): number | undefined =>
  x < width && y < height ? (y * width + x) * 4 : undefined;

function differs(before: PNG, at: number | undefined, after: PNG, to: number | undefined): boolean {
  if (at === undefined || to === undefined) return true;
  return [0, 1, 2, 3].some(
    (channel) =>
      Math.abs((before.data[at + channel] ?? 0) - (after.data[to + channel] ?? 0)) > visible,
  );
}

/** What differs between two PNGs; where only one of them reaches, all of it does. */
export function difference(before: Buffer, after: Buffer): Difference {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const result = new PNG({
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  });
  let pixels = 0;
  for (let y = 0; y < result.height; y += 1) {
    for (let x = 0; x < result.width; x += 1) {
      const to = offsetIn(other, x, y);
      const isOff = differs(one, offsetIn(one, x, y), other, to);
      pixels += Number(isOff);
      const offset = (y * result.width + x) * 4;
      for (const channel of [0, 1, 2] as const) {
        const pale = 178.5 + 0.3 * (to === undefined ? 255 : (other.data[to + channel] ?? 255));
        result.data[offset + channel] = isOff ? mark[channel] : pale;
      }
      result.data[offset + 3] = 255;
    }
  }
  return { picture: PNG.sync.write(result), pixels };
}
