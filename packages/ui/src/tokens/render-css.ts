import { colours, type Theme } from './colours.ts';
import { toHex } from './srgb.ts';
import { banglaTokens, shadow, tokens } from './tokens.ts';

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([name, value]) => `--pothik-${name}: ${value.replaceAll(/oklch\([^)]*\)/g, toHex)};`,
  );

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n}`;

const theme = (name: Theme) => [
  `color-scheme: ${name};`,
  ...declarations({ ...colours[name], shadow: shadow[name] }),
];

/**
 * The tokens as a stylesheet: light, and dark where the system or `data-theme` asks for it. Colours
 * are written as every browser knows them: old phones have no OKLCH, and telling each both doubles
 * what the first frame waits for.
 */
export function renderTokensCss(): string {
  const rules = [
    rule(':root', [...theme('light'), ...declarations(tokens)]),
    rule("[lang|='bn']", declarations(banglaTokens)),
    rule('@media (prefers-color-scheme: dark)', [
      rule(":root:not([data-theme='light'])", theme('dark')),
    ]),
    rule(":root[data-theme='dark']", theme('dark')),
  ];
  return `/* Rendered from colours.ts and tokens.ts: \`vitest run -u\` writes it anew. */\n${rule('@layer pothik.tokens', rules)}\n`;
}
