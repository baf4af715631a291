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

const colourToken = (colour: string) => {
  const { l, c, h = 0, alpha = 1 } = readColour(colour);
  const components = [l, c, h].map((part) => Number(part.toFixed(4)));
  const hex = toHex(colour).slice(0, 7);
  return { $type: 'color', $value: { colorSpace: 'oklch', components, alpha, hex } };
};

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

/** `tokens.json`, in the format of the Design Tokens Community Group: tools for designers read it. */
export function renderTokensJson(): string {
  const theme = (name: Theme) => ({
    color: mapped(meanings, (meaning) => ({
      $type: 'color',
      $value: `{palette.${name}.${meaning}}`,
    })),
  });
  const groups = {
    palette: {
      light: mapped(palette.light, colourToken),
      dark: mapped(palette.dark, colourToken),
    },
    light: theme('light'),
    dark: theme('dark'),
    general: others(tokens),
    bangla: others(banglaTokens),
    compact: others(compactTokens),
  };
  return `${JSON.stringify(groups, undefined, 2)}\n`;
}
