import { palette, type PaletteName, type Theme } from './palette.ts';

export type { Theme } from './palette.ts';

/** The purpose of each colour, and which of the palette it is. */
export const meanings = {
  // The ground, what lies on it, and what is let into it.
  background: 'paper',
  surface: 'paper-raised',
  'surface-sunken': 'paper-sunk',
  text: 'ink',
  'text-muted': 'ink-soft',
  /** Between things; of controls, which have to be seen. */
  border: 'line',
  'border-strong': 'line-strong',

  /** Acts and leads on; pressed or pointed at; as a ground of its own. */
  primary: 'river',
  'primary-strong': 'river-deep',
  'primary-subtle': 'river-wash',
  'on-primary': 'on-river',

  /** Once a view. */
  accent: 'sun',
  'on-accent': 'on-sun',

  /** Failed and cancelled. */
  danger: 'clay',
  'danger-subtle': 'clay-wash',
  /** Done and confirmed. */
  success: 'leaf',
  'success-subtle': 'leaf-wash',
  /** Waiting. */
  warning: 'amber',
  'warning-subtle': 'amber-wash',

  focus: 'focus',
  /** Behind what takes the whole attention. */
  backdrop: 'veil',
} as const satisfies Record<string, PaletteName>;

/** A colour by its part in the design. */
export type ColourName = keyof typeof meanings;

/** A colour for each part in the design. */
export type Colours = Readonly<Record<ColourName, string>>;

export const colourNames = Object.keys(meanings) as readonly ColourName[];

const coloursOf = (theme: Theme) =>
  Object.fromEntries(
    colourNames.map((name) => [name, palette[theme][meanings[name]]]),
  ) as unknown as Colours;

/** Every colour in OKLCH, by theme. In CSS: `var(--pothik-color-primary)`. */
export const colours: Readonly<Record<Theme, Colours>> = {
  light: coloursOf('light'),
  dark: coloursOf('dark'),
};
