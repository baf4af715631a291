/** The brand's colours by daylight, by their own names: what each is for stands in `colours.ts`. */
const light = {
  // Paper and ink.
  paper: 'oklch(0.975 0.012 85)',
  'paper-raised': 'oklch(0.992 0.006 85)',
  'paper-sunk': 'oklch(0.945 0.016 85)',
  ink: 'oklch(0.26 0.025 165)',
  'ink-soft': 'oklch(0.44 0.025 165)',
  line: 'oklch(0.86 0.018 95)',
  'line-strong': 'oklch(0.58 0.025 150)',

  // The brand, and what is pressed.
  river: 'oklch(0.42 0.075 180)',
  'river-deep': 'oklch(0.34 0.065 180)',
  'river-wash': 'oklch(0.94 0.025 180)',
  'on-river': 'oklch(0.985 0.01 95)',

  // One accent a view.
  sun: 'oklch(0.82 0.15 78)',
  'on-sun': 'oklch(0.28 0.05 70)',

  // Failed and cancelled, confirmed, pending.
  clay: 'oklch(0.49 0.15 32)',
  'clay-wash': 'oklch(0.945 0.028 35)',
  leaf: 'oklch(0.44 0.1 148)',
  'leaf-wash': 'oklch(0.945 0.035 148)',
  amber: 'oklch(0.47 0.1 70)',
  'amber-wash': 'oklch(0.95 0.045 85)',

  focus: 'oklch(0.47 0.105 235)',
  /** Behind what takes the whole attention. */
  veil: 'oklch(0.2 0.02 165 / 0.55)',
};

/** A colour by the brand's own name for it. */
export type PaletteName = keyof typeof light;

const dark: Record<PaletteName, string> = {
  paper: 'oklch(0.2 0.014 165)',
  'paper-raised': 'oklch(0.245 0.016 165)',
  'paper-sunk': 'oklch(0.165 0.012 165)',
  ink: 'oklch(0.94 0.012 95)',
  'ink-soft': 'oklch(0.78 0.018 120)',
  line: 'oklch(0.35 0.02 165)',
  'line-strong': 'oklch(0.6 0.025 160)',
  river: 'oklch(0.78 0.09 180)',
  'river-deep': 'oklch(0.85 0.08 180)',
  'river-wash': 'oklch(0.3 0.04 180)',
  'on-river': 'oklch(0.2 0.03 180)',
  sun: 'oklch(0.82 0.14 78)',
  'on-sun': 'oklch(0.24 0.05 70)',
  clay: 'oklch(0.78 0.11 35)',
  'clay-wash': 'oklch(0.3 0.05 32)',
  leaf: 'oklch(0.8 0.11 148)',
  'leaf-wash': 'oklch(0.3 0.045 148)',
  amber: 'oklch(0.83 0.11 82)',
  'amber-wash': 'oklch(0.31 0.045 75)',
  focus: 'oklch(0.78 0.11 235)',
  veil: 'oklch(0.1 0.01 165 / 0.7)',
};

/** The two ways in which everything is drawn. */
export type Theme = 'light' | 'dark';

/** The colours that the brand is drawn with, in OKLCH, by theme. */
export const palette: Readonly<Record<Theme, Readonly<Record<PaletteName, string>>>> = {
  light,
  dark,
};
