import { PNG } from 'pngjs';

/**
 * How much of a picture is drawn on, in pixels: those that differ from its ground.
 *
 * @param bytes of a PNG. Its ground is the colour that most of its pixels have.
 */
export function drawnArea(bytes: Buffer): number {
  const { data } = PNG.sync.read(bytes);
  const counts = new Map<number, number>();
  for (let offset = 0; offset < data.length; offset += 4) {
    const colour = data.readUInt32LE(offset);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return data.length / 4 - Math.max(0, ...counts.values());
}
