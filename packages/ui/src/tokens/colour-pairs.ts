import type { ColourName } from './colours.ts';

/** Two colours that meet. */
export interface ColourPair {
  front: ColourName;
  ground: ColourName;
}

const grounds: readonly ColourName[] = ['background', 'surface', 'surface-sunken'];

const onEvery = (front: ColourName) => grounds.map((ground): ColourPair => ({ front, ground }));

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
  { front: 'text', ground: 'danger-subtle' },
  { front: 'text', ground: 'success-subtle' },
  { front: 'text', ground: 'warning-subtle' },
  { front: 'danger', ground: 'danger-subtle' },
  { front: 'success', ground: 'success-subtle' },
  { front: 'warning', ground: 'warning-subtle' },
];

/** Pairs that show where a control is: at least 3 to 1. */
export const controlPairs: readonly ColourPair[] = [
  ...(['border-strong', 'focus', 'primary'] as const).flatMap(onEvery),
  { front: 'border-strong', ground: 'primary-subtle' },
  { front: 'focus', ground: 'primary-subtle' },
];
