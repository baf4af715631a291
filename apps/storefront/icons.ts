import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const ground = '#faf6ee';

/** Draws the icons that phones want as pixels, of the one that browsers take as it is. */
export async function drawIcons(folder: string): Promise<void> {
  const drawing = readFileSync(path.join(import.meta.dirname, 'public/icon.svg'));
  const draw = (size: number) => sharp(drawing, { density: 72 * (size / 64) }).resize(size);
  const place = (name: string) => path.join(folder, `icon-${name}.png`);
  for (const size of [180, 192, 512]) {
    // iOS fills what is transparent with black.
    await draw(size)
      .flatten({ background: ground })
      .png()
      .toFile(place(String(size)));
  }
  // The middle four fifths are seen, however the phone cuts it.
  const inner = await draw(410).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: ground } })
    .composite([{ input: inner }])
    .png()
    .toFile(place('maskable-512'));
}
