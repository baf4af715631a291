import { expect, it } from 'vitest';
import { renderFormerNamesCss, renderTokensCss, renderTokensJson } from './generated-files.ts';

it('the stylesheet holds what the typed tokens say', async () => {
  await expect(renderTokensCss()).toMatchFileSnapshot('tokens.css');
});

it('former names lead to those of today', async () => {
  await expect(renderFormerNamesCss()).toMatchFileSnapshot('former-names.css');
});

it('tools for designers are told the same', async () => {
  await expect(renderTokensJson()).toMatchFileSnapshot('tokens.json');
});

interface Token {
  $type?: string;
  $value?: unknown;
}

/** Every token of a file of design tokens, by its path. */
function tokensIn(group: object, path = ''): [string, Token][] {
  return Object.entries(group).flatMap(([name, value]: [string, object]) =>
    '$value' in value ? [[`${path}${name}`, value]] : tokensIn(value, `${path}${name}.`),
  );
}

it('tokens for designers have types and values of their format, and aliases that lead somewhere', () => {
  const all = new Map(tokensIn(JSON.parse(renderTokensJson()) as object));
  expect(all.size).toBeGreaterThan(100);
  for (const [path, { $type, $value }] of all) {
    expect($type, path).toMatch(
      /^(?:color|dimension|duration|cubicBezier|fontFamily|fontWeight|number)$/,
    );
    if (typeof $value === 'string') expect(all.has($value.slice(1, -1)), path).toBe(true);
    if ($type === 'number' || $type === 'fontWeight')
      expect($value, path).toEqual(expect.any(Number));
  }
});
