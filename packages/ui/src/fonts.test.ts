import { readFileSync } from 'node:fs';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import anekBangla from '@capsizecss/metrics/anekBangla';
import anekLatin from '@capsizecss/metrics/anekLatin';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);

const valueIn = (face: string, property: string) =>
  Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);

/** A percentage of the face that uses a font of the device. */
const percentage = (localFont: string, property: string) =>
  valueIn(faces.find((face) => face.includes(`local('${localFont}')`)) ?? '', property);

/** The same as capsize computes it from the two fonts' tables. */
function computed(device: FontMetrics, property: string): number {
  const { fontFaces } = createFontStack([anekLatin, device]);
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(fontFaces)?.[1]);
}

describe.each([
  ['Arial', arial],
  ['Roboto', roboto],
])('the fallback on %s', (name, metrics) => {
  it.each(['ascent-override', 'descent-override', 'size-adjust'])('has the %s of Anek', (what) => {
    expect(percentage(name, what)).toBeCloseTo(computed(metrics, what), 1);
  });
});

it('the fallback for Bangla has the ascent and descent of Anek at its own size, of letters and of figures', () => {
  const { ascent, descent, unitsPerEm } = anekBangla;
  const own = faces.filter((face) => face.includes("local('Noto Sans Bengali')"));
  expect(own).toHaveLength(2);
  for (const face of own) {
    const size = valueIn(face, 'size-adjust') / 100;
    expect(valueIn(face, 'ascent-override') * size).toBeCloseTo((ascent / unitsPerEm) * 100, 1);
    expect(valueIn(face, 'descent-override') * size).toBeCloseTo((-descent / unitsPerEm) * 100, 1);
  }
});

it.each([
  ['Anek', '400 800'],
  ['Anek Bangla', '400'],
  ['Anek Bangla Name', '400'],
])(
  'has every file of %s for the same weights: a browser looks for a letter in those that have its weight',
  (family, weights) => {
    const own = faces.filter((face) => face.includes(`'${family}'`) && face.includes('url('));
    expect(new Set(own.map((face) => /font-weight: ([^;]*);/.exec(face)?.[1]))).toEqual(
      new Set([weights]),
    );
  },
);

it('has no letter in two files of Anek', () => {
  const ranges = faces
    .filter((face) => face.includes("'Anek'") && face.includes('url('))
    .map((face) =>
      [
        ...(/unicode-range:([^;]*)/.exec(face)?.[1] ?? '').matchAll(
          /U\+([\dA-F]+)(?:-([\dA-F]+))?/g,
        ),
      ].map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const),
    );
  const overlaps = ranges.flatMap((one, index) =>
    ranges
      .slice(index + 1)
      .flat()
      .filter(([first, last]) => one.some(([from, to]) => first <= to && last >= from)),
  );
  expect(ranges).toHaveLength(3);
  expect(overlaps).toEqual([]);
});
