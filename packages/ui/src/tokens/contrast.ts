import type { ColourName } from './colours.ts';

/** OKLCH to the linear light of sRGB, by the matrices of its definition. */
function toLinear(colour: string): readonly [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours in OKLCH. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export interface ColourPair {
  front: ColourName;
  ground: ColourName;
}

const grounds: readonly ColourName[] = ['paper', 'paper-raised', 'paper-sunk'];

const onEvery = (front: ColourName) => grounds.map((ground): ColourPair => ({ front, ground }));

/** What is read: at least 4.5 to 1. */
export const textPairs: readonly ColourPair[] = [
  ...(['ink', 'ink-soft', 'river', 'clay', 'leaf', 'amber'] as const).flatMap(onEvery),
  { front: 'on-river', ground: 'river' },
  { front: 'on-river', ground: 'river-deep' },
  { front: 'on-sun', ground: 'sun' },
  { front: 'ink', ground: 'river-wash' },
  { front: 'ink-soft', ground: 'river-wash' },
  { front: 'river', ground: 'river-wash' },
  { front: 'river-deep', ground: 'river-wash' },
  { front: 'clay', ground: 'clay-wash' },
  { front: 'leaf', ground: 'leaf-wash' },
  { front: 'amber', ground: 'amber-wash' },
];

/** What shows where a control is: at least 3 to 1. */
export const controlPairs: readonly ColourPair[] = [
  ...(['line-strong', 'focus', 'river'] as const).flatMap(onEvery),
  { front: 'line-strong', ground: 'river-wash' },
  { front: 'focus', ground: 'river-wash' },
];
