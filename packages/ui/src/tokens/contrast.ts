import type { ColourName } from './colours.ts';
import { toLinear } from './srgb.ts';

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
