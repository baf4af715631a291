/**
 * Makes the font files of `fonts.css` that stand beside this script: of the letters that their
 * `unicode-range` names and in the weights that their `font-weight` names. Runs when dependencies are
 * installed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Source {
  /** Of Fontsource. */
  whole: string;
  /** The one weight that is kept; absent: those that the stylesheet names. */
  weight?: number;
}

const latin = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const bangla = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';

/** A little above regular: conjuncts stay clear on small screens, and made bold they differ from it. */
const banglaWeight = 450;

const sources: Record<string, Source> = {
  'latin.woff2': { whole: latin },
  'latin-more.woff2': { whole: latin },
  'bangla.woff2': { whole: bangla, weight: banglaWeight },
  'bangla-name.woff2': { whole: bangla, weight: 500 },
  'bangla-latin.woff2': { whole: latin, weight: banglaWeight },
};

const format = {
  targetFormat: 'woff2',
} as const;

/** Kerning, marks, ligatures and figures of one width. Fractions are in no text; Bangla needs all there are. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'];

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
for (const [face] of stylesheet.matchAll(/@font-face \{[^}]*\}/g)) {
  const file = /url\('\.\.\/fonts\/(.+?)'\)/.exec(face)?.[1];
  const range = /unicode-range:([^;]*)/.exec(face)?.[1];
  const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
  const source = file === undefined ? undefined : sources[file];
  if (file === undefined || range === undefined || source === undefined) continue;
  const { whole, weight } = source;
  const weights = { min: Number(min), max: Number(max), default: Number(min) };
  const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
  const subset = await subsetFont(font, charactersOf(range), {
    ...format,
    ...(whole === latin ? { keepFeatures: latinFeatures } : {}),
    variationAxes: { wght: weight ?? weights },
  });
  await writeFile(new URL(file, import.meta.url), subset);
}
