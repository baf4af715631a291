import { componentTokens } from './component-tokens.ts';
import { colours, colourNames, meanings, type Theme } from './colours.ts';
import { readColour, toHex } from './colour-space.ts';
import { palette } from './palette.ts';
import { renderThemes, renderTokens, rule } from './render-css.ts';
import { banglaPageTokens, banglaTokens, compactTokens, shadow, tokens } from './tokens.ts';

/** `tokens.css`. */
export function renderTokensCss(): string {
  const [light = '', ...dark] = renderThemes(
    {
      light: { colours: colours.light, others: { shadow: shadow.light } },
      dark: { colours: colours.dark, others: { shadow: shadow.dark } },
    },
    tokens,
  );
  const rules = [
    light,
    renderTokens("[lang|='bn']", banglaTokens),
    renderTokens(":root[lang|='bn']", banglaPageTokens),
    renderTokens(":root[data-density='compact']", compactTokens),
    ...dark,
  ];
  return `/* Rendered from colours.ts and tokens.ts: \`vitest run -u\` writes it anew. */\n${rule('@layer pothik.tokens', rules)}\n`;
}

/** `former-names.css`: names that colours had before 0.2, for those who read them. */
export function renderFormerNamesCss(): string {
  const names = colourNames.map((name) => [meanings[name], `var(--pothik-color-${name})`]);
  const rules = [renderTokens(':root', Object.fromEntries(names) as Record<string, string>)];
  return `/* Rendered from colours.ts: \`vitest run -u\` writes it anew. Gone with the next minor version. */\n${rule('@layer pothik.tokens', rules)}\n`;
}

/** A colour as every tool reads it: those that know no components read `hex`. */
function colour(value: string) {
  const hex = toHex(value);
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  const { alpha = 1 } = readColour(value);
  return { colorSpace: 'srgb', components, alpha, hex: hex.slice(0, 7) };
}

const colourToken = (value: string) => ({ $type: 'color', $value: colour(value) });

/** A shadow of tokens.ts: straight below what floats, and no larger. */
function shadowToken(value: string) {
  const [, offsetX, offsetY, blur, drawn = ''] = /^(\d+) (\d+)px (\d+)px (.*)$/.exec(value) ?? [];
  const pixels = (size: unknown) => ({ value: Number(size), unit: 'px' });
  return {
    $type: 'shadow',
    $value: {
      color: colour(drawn),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(0),
    },
  };
}

const dimension = (value: string) => {
  const [, size, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? [];
  return size === undefined
    ? undefined
    : { $type: 'dimension', $value: { value: Number(size), unit } };
};

/** A token of anything but a colour, in the type that its value has. */
function otherToken(name: string, value: string) {
  const [, fluid] = /^clamp\(.*, ([\d.]+rem)\)$/.exec(value) ?? [];
  if (fluid !== undefined) return { ...dimension(fluid), $description: `Fluid: ${value}` };
  const [, points] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  if (points !== undefined) return { $type: 'cubicBezier', $value: points.split(', ').map(Number) };
  const [, milliseconds] = /^(\d+)ms$/.exec(value) ?? [];
  if (milliseconds !== undefined) {
    return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  }
  if (name === 'font') {
    const families = value.split(', ').map((family) => family.replaceAll("'", ''));
    return { $type: 'fontFamily', $value: families };
  }
  if (name.startsWith('weight')) return { $type: 'fontWeight', $value: Number(value) };
  return dimension(value) ?? { $type: 'number', $value: Number(value) };
}

const others = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, otherToken(name, value)]),
  );

const mapped = <Value>(values: Readonly<Record<string, string>>, make: (value: string) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));

/**
 * The tokens of a theme, as aliases of the palette and of what is the same in both.
 *
 * @param palettePath where its palette stands in the file.
 * @param path where these tokens stand, with a dot behind it.
 */
function themeTokens(theme: Theme, palettePath: string, path = '') {
  const components: Record<string, Record<string, object>> = {};
  for (const [name, alias] of Object.entries(componentTokens)) {
    const [, component = '', part = ''] = /^(\w+)-(.*)$/.exec(name) ?? [];
    const [, meaning] = /^color-(.*)$/.exec(alias) ?? [];
    components[component] = {
      ...components[component],
      [part]:
        meaning === undefined
          ? { $type: 'dimension', $value: `{general.${alias}}` }
          : { $type: 'color', $value: `{${path}color.${meaning}}` },
    };
  }
  const color = mapped(meanings, (name) => ({
    $type: 'color',
    $value: `{${palettePath}.${name}}`,
  }));
  return { color, shadow: shadowToken(shadow[theme]), ...components };
}

const asFile = (groups: object) => `${JSON.stringify(groups, undefined, 2)}\n`;

/** `tokens.json`, in the format of the Design Tokens Community Group: tools for designers read it. */
export const renderTokensJson = (): string =>
  asFile({
    palette: {
      light: mapped(palette.light, colourToken),
      dark: mapped(palette.dark, colourToken),
    },
    light: themeTokens('light', 'palette.light', 'light.'),
    dark: themeTokens('dark', 'palette.dark', 'dark.'),
    general: others(tokens),
    bangla: others(banglaTokens),
    compact: others(compactTokens),
  });

/** `tokens.light.json` or `tokens.dark.json`: the same names in both, for tools that take a file for each mode. */
export const renderThemeJson = (theme: Theme): string =>
  asFile({
    palette: mapped(palette[theme], colourToken),
    ...themeTokens(theme, 'palette'),
    general: others(tokens),
  });
