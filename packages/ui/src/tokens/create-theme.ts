import type { Oklch } from 'culori/fn';
import { pairs } from './colour-pairs.ts';
import { contrast, readColour, toHex } from './colour-space.ts';
import { colours, type ColourName, type Colours, type Theme } from './colours.ts';
import { renderThemes } from './render-css.ts';

/** The wishes of a brand. */
export interface ThemeWish {
  /** The colour of what acts and leads on, in the light theme: `#rrggbb` or `oklch(…)`. */
  primary: string;
  /** The ground of pages in the light theme; the dark one takes its hue. */
  surface?: string;
  /** A `font-family` list. */
  font?: string;
  /** The rounding of controls in pixels, from 0 to 24; cards have twice as much. */
  radius?: number;
}

/** A wish that could not be kept, because it could not be read or seen. */
export interface ThemeWarning {
  wish: 'primary' | 'surface';
  /** As `#rrggbb`. */
  wished: string;
  used: string;
  /** The pair that was worst with what was wished. */
  pair: { front: ColourName; ground: ColourName };
  /** Its contrast with what was wished, from 1 to 21, and the least that it needs. */
  contrast: number;
  least: number;
  /** All of it in a sentence. */
  message: string;
}

/** Both themes of a brand, and what of its wishes could not be kept. */
export interface CreatedTheme {
  /** One stylesheet that sets every token that the wish changes; it comes after `styles.css`. */
  css: string;
  /** Every colour, by theme, as `#rrggbb`. */
  colours: Readonly<Record<Theme, Colours>>;
  warnings: readonly ThemeWarning[];
}

type Draft = Record<ColourName, string>;

const oklch = (l: number, c: number, h: number): Oklch => ({ mode: 'oklch', l, c, h });

/** The same colour, so light; grey has no hue. */
const withLightness = (colour: string, l: number): string => {
  const { c, h = 0 } = readColour(colour);
  return toHex(oklch(l, c, h));
};

/** The colours whose lightness is free; the others are grounds, or lie on one that is no page's. */
const free = [
  'text',
  'text-muted',
  'border-strong',
  'primary',
  'primary-strong',
  'danger',
  'success',
  'warning',
  'focus',
] as const satisfies readonly ColourName[];

/** Finds a colour's worst pair, with its contrast. */
const worstOf = (draft: Draft, front: (typeof free)[number]) =>
  pairs
    .filter((pair) => pair.front === front)
    .map((pair) => ({ ...pair, contrast: contrast(draft[front], draft[pair.ground]) }))
    .reduce((worst, pair) =>
      pair.contrast / pair.least < worst.contrast / worst.least ? pair : worst,
    );

type Judged = ReturnType<typeof worstOf>;

const holds = ({ contrast: is, least }: Judged) => is >= least;

/** Moves a colour away from its grounds, as little as it takes. */
function keepApart(draft: Draft, name: (typeof free)[number], theme: Theme): void {
  const step = theme === 'light' ? -0.005 : 0.005;
  let { l } = readColour(draft[name]);
  while (l > 0 && l < 1 && !holds(worstOf(draft, name))) {
    l = Math.min(1, Math.max(0, l + step));
    draft[name] = withLightness(draft[name], l);
  }
}

/** Chooses the colour of writing on others: nearly white or nearly black, whichever is read better. */
function onColour(grounds: readonly string[], hue: number): string {
  const [light, dark] = [toHex(oklch(0.985, 0.01, hue)), toHex(oklch(0.18, 0.03, hue))];
  const least = (front: string) => Math.min(...grounds.map((ground) => contrast(front, ground)));
  return least(light) >= least(dark) ? light : dark;
}

/** The grounds of pages, as far from each other as usual, about that which is wished. */
function groundsAround(theme: Theme, background: string) {
  const moved = readColour(background).l - readColour(colours[theme].background).l;
  const ground = (name: ColourName) => {
    const { l } = readColour(colours[theme][name]);
    return withLightness(background, Math.min(1, Math.max(0, l + moved)));
  };
  return {
    background: toHex(background),
    surface: ground('surface'),
    'surface-sunken': ground('surface-sunken'),
    border: ground('border'),
  };
}

/** A night in the hue of this ground, and hardly in its colour. */
function byNight(surface: string): string {
  const { c, h = 0 } = readColour(surface);
  return toHex(oklch(readColour(colours.dark.background).l, Math.min(c, 0.02), h));
}

/** How well muted text of the usual colour is read by day about this ground of pages. */
const mutedAbout = (background: string) =>
  worstOf({ ...colours.light, ...groundsAround('light', background) }, 'text-muted');

/**
 * The ground of pages that is wished, or a lighter one on which muted text keeps its colour: were it
 * darker instead, it would look like any other text.
 */
function readableGround(surface: string): string {
  let ground = toHex(surface);
  for (let { l } = readColour(surface); l < 1 && !holds(mutedAbout(ground));) {
    l = Math.min(1, l + 0.005);
    ground = withLightness(surface, l);
  }
  return ground;
}

function coloursFor(theme: Theme, { primary, surface }: ThemeWish): Draft {
  const draft = Object.fromEntries(
    Object.entries(colours[theme]).map(([name, colour]) => [name, toHex(colour)]),
  ) as Draft;
  if (surface !== undefined) {
    const background = theme === 'light' ? readableGround(surface) : byNight(surface);
    Object.assign(draft, groundsAround(theme, background));
  }
  const { l, c, h = 0 } = readColour(primary);
  const isLight = theme === 'light';
  const subtle = readColour(colours[theme]['primary-subtle']);
  draft['primary-subtle'] = toHex(oklch(subtle.l, Math.min(c, subtle.c), h));
  draft.primary = isLight ? toHex(primary) : toHex(oklch(Math.max(l, 0.75), Math.min(c, 0.13), h));
  keepApart(draft, 'primary', theme);
  const { l: used } = readColour(draft.primary);
  // Pressed, it goes further away from its ground.
  const strong = isLight ? Math.max(0, used - 0.08) : Math.min(1, used + 0.07);
  draft['primary-strong'] = withLightness(draft.primary, strong);
  for (const name of free) keepApart(draft, name, theme);
  draft['on-primary'] = onColour([draft.primary, draft['primary-strong']], h);
  return draft;
}

function warningOf(
  wish: ThemeWarning['wish'],
  wished: string,
  used: string,
  { front, ground, contrast: had, least }: Judged,
): ThemeWarning[] {
  if (wished === used) return [];
  const figures = `${front} on ${ground} would have ${had.toFixed(2)} to 1, and needs ${String(least)}`;
  const message = `${wish} ${wished} can't be kept in the light theme: ${figures}. ${used} is used.`;
  return [{ wish, wished, used, pair: { front, ground }, contrast: had, least, message }];
}

/**
 * Works out both themes of a brand, in which every pair of colours that components use can be read
 * (WCAG 2.2 AA: text 4.5 to 1, controls 3 to 1). A wish that can't be kept is moved as little as
 * it takes, and told with its figures.
 *
 * @throws TypeError where a colour is none.
 * @throws RangeError where `radius` is not from 0 to 24.
 */
export function createTheme(wish: ThemeWish): CreatedTheme {
  const { primary, surface, font, radius } = wish;
  if (radius !== undefined && !(radius >= 0 && radius <= 24)) {
    throw new RangeError(`radius is ${String(radius)}: it takes 0 to 24 pixels.`);
  }
  const created = { light: coloursFor('light', wish), dark: coloursFor('dark', wish) };
  const { light } = created;
  const wishedPrimary = toHex(primary);
  const warnings = warningOf(
    'primary',
    wishedPrimary,
    light.primary,
    worstOf({ ...light, primary: wishedPrimary }, 'primary'),
  );
  if (surface !== undefined) {
    const wished = toHex(surface);
    warnings.push(...warningOf('surface', wished, light.background, mutedAbout(wished)));
  }
  const changed = (theme: Theme) =>
    Object.fromEntries(
      Object.entries(created[theme]).filter(
        ([name, colour]) => colour !== toHex(colours[theme][name as ColourName]),
      ),
    );
  const more = {
    ...(font === undefined ? {} : { font }),
    ...(radius === undefined
      ? {}
      : { 'radius-control': `${String(radius)}px`, 'radius-card': `${String(2 * radius)}px` }),
  };
  const rules = renderThemes(
    { light: { colours: changed('light') }, dark: { colours: changed('dark') } },
    more,
  );
  return { css: `${rules.join('\n')}\n`, colours: created, warnings };
}
