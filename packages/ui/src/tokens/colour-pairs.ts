import type { ColourName } from './colours.ts';

/** Two colours that meet. */
export interface ColourPair {
  front: ColourName;
  ground: ColourName;
}

const grounds: readonly ColourName[] = ['background', 'surface', 'surface-sunken'];

/** Under a message, whose text, links and buttons are those of the page. */
const messageGrounds: readonly ColourName[] = ['danger-subtle', 'success-subtle', 'warning-subtle'];

const on = (among: readonly ColourName[]) => (front: ColourName) =>
  among.map((ground): ColourPair => ({ front, ground }));

const onEvery = on(grounds);
const onMessages = on(messageGrounds);

/** Pairs that are read: at least 4.5 to 1. */
export const textPairs: readonly ColourPair[] = [
  ...(['text', 'text-muted', 'primary', 'danger', 'success', 'warning'] as const).flatMap(onEvery),
  { front: 'on-primary', ground: 'primary' },
  { front: 'on-primary', ground: 'primary-strong' },
  { front: 'on-accent', ground: 'accent' },
  { front: 'text', ground: 'primary-subtle' },
  { front: 'text-muted', ground: 'primary-subtle' },
  { front: 'primary', ground: 'primary-subtle' },
  { front: 'primary-strong', ground: 'primary-subtle' },
  ...(['text', 'text-muted', 'primary'] as const).flatMap(onMessages),
  { front: 'danger', ground: 'danger-subtle' },
  { front: 'success', ground: 'success-subtle' },
  { front: 'warning', ground: 'warning-subtle' },
];

/** Pairs that show where a control is: at least 3 to 1. */
export const controlPairs: readonly ColourPair[] = [
  ...(['border-strong', 'focus', 'primary'] as const).flatMap(onEvery),
  { front: 'border-strong', ground: 'primary-subtle' },
  { front: 'focus', ground: 'primary-subtle' },
  ...(['border-strong', 'focus'] as const).flatMap(onMessages),
];

/** Every pair, with the contrast ratio that it needs at least (WCAG 2.2 AA). */
export const pairs: readonly (ColourPair & { least: number })[] = [
  ...textPairs.map((pair) => ({ ...pair, least: 4.5 })),
  ...controlPairs.map((pair) => ({ ...pair, least: 3 })),
];
