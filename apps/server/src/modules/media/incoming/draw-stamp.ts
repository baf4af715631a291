import { places } from '#places';
import sharp, { type OverlayOptions } from 'sharp';

const font = 'Anek Bangla SemiBold';

/** In degrees: what runs across the lines of a document is not cut out of it. */
const slope = -18;

/** In pixels: on a smaller picture nothing could be read. */
export const leastStamped = 320;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Dark letters on a light ground can be read on any picture, and the picture through them. */
const toMarkup = (lines: readonly string[]) => {
  const text = lines.join('\n').replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '');
  return `<span foreground="#7a0012" alpha="50%" background="#ffffff" bgalpha="25%">${text}</span>`;
};

/** Lines to be laid over a picture of this size, again and again. */
export async function drawStamp(
  lines: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions> {
  const box = {
    width: Math.round(Math.min(width * 0.6, height * 1.5)),
    height: Math.round(Math.min(height * 0.18, width * 0.22)),
  };
  const written = await sharp({
    text: {
      text: toMarkup(lines),
      font,
      fontfile: places.font,
      rgba: true,
      align: 'centre',
      ...box,
    },
  })
    .png()
    .toBuffer();
  const gap = Math.round(box.height * 0.35);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const turned = await sharp(written).rotate(slope, { background: clear }).png().toBuffer();
  const input = await sharp(turned)
    .extend({ top: gap, bottom: gap, left: gap, right: gap, background: clear })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return { input, tile: true };
}
