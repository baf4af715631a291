import { toHex } from './colour-space.ts';
import type { ColourName, Theme } from './colours.ts';

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([name, value]) => `--pothik-${name}: ${value.replaceAll(/oklch\([^)]*\)/g, toHex)};`,
  );

/** A rule of a stylesheet, its lines indented. */
export const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n}`;

/** Values of tokens in one theme; names without their prefix. */
export interface ThemeValues {
  colours: Partial<Record<ColourName, string>>;
  others?: Readonly<Record<string, string>>;
}

const linesOf = (theme: Theme, { colours, others = {} }: ThemeValues) => [
  `color-scheme: ${theme};`,
  ...declarations(
    Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value])),
  ),
  ...declarations(others),
];

/**
 * The rules that set tokens: light, and dark where the system or `data-theme` asks for it and a screen
 * shows it: paper is white. Colours
 * are written as every browser knows them: old phones have no OKLCH, and telling each both doubles
 * what the first frame waits for.
 *
 * @param more what is the same in both themes.
 */
export function renderThemes(
  themes: Readonly<Record<Theme, ThemeValues>>,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const dark = linesOf('dark', themes.dark);
  return [
    rule(':root', [...linesOf('light', themes.light), ...declarations(more)]),
    rule('@media screen and (prefers-color-scheme: dark)', [
      rule(":root:not([data-theme='light'])", dark),
    ]),
    rule('@media screen', [rule(":root[data-theme='dark']", dark)]),
  ];
}

/** A rule with these tokens alone. */
export const renderTokens = (selector: string, values: Readonly<Record<string, string>>): string =>
  rule(selector, declarations(values));
