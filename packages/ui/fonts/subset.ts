/**
 * Makes the font files of `fonts.css` that stand beside this script: of the letters that their
 * `unicode-range` names and in the weights that their `font-weight` names. Runs when dependencies are
 * installed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const format = {
  targetFormat: 'woff2',
  /** Kerning, marks, ligatures and figures of one width. Fractions are in no text. */
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'],
} as const;

function charactersOf(range: string): string {
  const parts = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return [...parts]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
}

const stylesheet = await readFile(new URL('../src/fonts.css', import.meta.url), 'utf8');
const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
for (const [face] of stylesheet.matchAll(/@font-face \{[^}]*\}/g)) {
  const file = /url\('\.\.\/fonts\/(.+?)'\)/.exec(face)?.[1];
  const range = /unicode-range:([^;]*)/.exec(face)?.[1];
  const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
  if (file === undefined || range === undefined) continue;
  const weights = { min: Number(min), max: Number(max), default: Number(min) };
  const options = { ...format, variationAxes: { wght: weights } };
  const subset = await subsetFont(font, charactersOf(range), options);
  await writeFile(new URL(file, import.meta.url), subset);
}
