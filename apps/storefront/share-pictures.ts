import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { messages as bangla } from './app/messages/bn/home.ts';
import { messages as english } from './app/messages/en/home.ts';
import type { Language } from './app/shared/languages.ts';
import { shareSize } from './app/shared/share-size.ts';

const { width, height } = shareSize;

/** From the left and from the top, in pixels. */
const margin = { left: 80, top: 60 };

/** The sun is next to the text, in pixels. */
const textWidth = 720;

const icon = readFileSync(path.join(import.meta.dirname, 'public/icon.svg'));
const fonts = [
  import.meta.resolve('@expo-google-fonts/anek-bangla/500Medium/AnekBangla_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/anek-bangla/700Bold/AnekBangla_700Bold.ttf'),
] as const;

/** The colours of the icon: paper, sun, river and the road that leads over it. */
const landscape = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
  <rect width="100%" height="100%" fill="#faf6ee"/>
  <circle cx="972" cy="318" r="150" fill="#f0b84a"/>
  <path d="M0 560c180-70 330-60 520-20s330-20 420-90 180-80 260-30v210H0z" fill="#cfe6dd"/>
  <path d="M0 566c200-60 400-34 620 0s400 10 580-56v120H0z" fill="#0c5c53"/>
  <path d="M812 630c92-8 124-34 78-68l34-3c84 24 76 58 20 71z" fill="#faf6ee"/>
</svg>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** @param size in pixels. */
async function write(
  text: string,
  { font, size, colour, top }: { font: 0 | 1; size: number; colour: string; top: number },
): Promise<OverlayOptions & { bottom: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.68">${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')}</span>`,
      font: `Anek Bangla ${font === 0 ? 'Medium' : 'Bold'} ${String(size)}`,
      fontfile: fileURLToPath(fonts[font]),
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: margin.left, top, bottom: top + info.height };
}

async function draw({ title, lead }: { title: string; lead: string }): Promise<Buffer> {
  const heading = await write(title, { font: 1, size: 64, colour: '#182821', top: 196 });
  const [services = ''] = lead.split(':');
  const line = await write(services, {
    ...{ font: 0, size: 27, colour: '#46574f', top: heading.bottom + 36 },
  });
  const mark = await sharp(icon, { density: 72 * (88 / 64) })
    .resize(88)
    .png()
    .toBuffer();
  return sharp(Buffer.from(landscape))
    .composite([{ input: mark, ...margin }, heading, line])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/**
 * Draws what chats and networks show of a page that has no picture of its own, in each language. It has no name: the
 * owner chooses one, and the title of the page, which is shown below, says it.
 */
export async function drawSharePictures(folder: string): Promise<void> {
  const texts: Record<Language, { title: string; lead: string }> = {
    en: english.home,
    bn: bangla.home,
  };
  for (const [language, text] of Object.entries(texts)) {
    writeFileSync(path.join(folder, `share-${language}.jpg`), await draw(text));
  }
}
