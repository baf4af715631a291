import {
  clampChroma,
  formatHex,
  formatHex8,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

register(modeRgb);
const toLinear = register(modeLrgb);
const toOklch = register(modeOklch);

/** Tells whether screens show it; a colour that lies beyond by less than a screen's step is shown as the step. */
export function isDisplayable(colour: Oklch): boolean {
  const { r, g, b } = toLinear(colour);
  return [r, g, b].every((light) => light > -0.005 && light < 1.005);
}

const toDisplayable = (colour: Oklch): Oklch =>
  isDisplayable(colour) ? colour : clampChroma(colour, 'oklch');

/**
 * A colour in OKLCH; one that no screen shows is brought to the nearest that does, by its chroma alone.
 *
 * @param colour as CSS writes it: `#rrggbb`, `oklch(…)`, `rgb(…)`.
 * @throws TypeError where it is none.
 */
export function readColour(colour: string): Oklch {
  const parsed = parse(colour);
  if (!parsed) throw new TypeError(`"${colour}" is no colour: #rrggbb or oklch(…) is one.`);
  return toDisplayable(toOklch(parsed));
}

/** The same colour as every browser knows it: `#rrggbb`, with `aa` behind it if one can see through. */
export function toHex(colour: string | Oklch): string {
  const read = typeof colour === 'string' ? readColour(colour) : toDisplayable(colour);
  return read.alpha === undefined || read.alpha === 1 ? formatHex(read) : formatHex8(read);
}

/** The contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours. */
export const contrast = (one: string, other: string): number =>
  wcagContrast(toHex(one), toHex(other));
