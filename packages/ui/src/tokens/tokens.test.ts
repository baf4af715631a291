import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { toHex } from './colour-space.ts';
import { colours } from './colours.ts';
import {
  renderFormerNamesCss,
  renderThemeJson,
  renderTokensCss,
  renderTokensJson,
} from './generated-files.ts';

it('the stylesheet holds what the typed tokens say', async () => {
  await expect(renderTokensCss()).toMatchFileSnapshot('tokens.css');
});

it('former names lead to those of today', async () => {
  await expect(renderFormerNamesCss()).toMatchFileSnapshot('former-names.css');
});

it('tools for designers are told the same', async () => {
  await expect(renderTokensJson()).toMatchFileSnapshot('tokens.json');
  await expect(renderThemeJson('light')).toMatchFileSnapshot('tokens.light.json');
  await expect(renderThemeJson('dark')).toMatchFileSnapshot('tokens.dark.json');
});

/** Reads a file of design tokens as strictly as its format is written (2025.10), with all aliases followed. */
async function readDesignTokens(src: string) {
  const here = new URL('file:///tokens/');
  const file = { filename: new URL('tokens.json', here), src };
  const { tokens } = await parse([file], { config: defineConfig({}, { cwd: here }) });
  return tokens;
}

describe('tokens for designers', () => {
  it('are of their format', async () => {
    const tokens = await readDesignTokens(renderTokensJson());
    expect(tokens['dark.color.primary']?.$value).toMatchObject({
      hex: toHex(colours.dark.primary),
    });
    expect(tokens['light.shadow']?.$type).toBe('shadow');
    expect(tokens['light.card.padding']?.$value).toEqual({ value: 1, unit: 'rem' });
  });

  it('have the same names in a file for each theme', async () => {
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map((theme) => readDesignTokens(renderThemeJson(theme))),
    );
    expect(Object.keys(light ?? {})).toEqual(Object.keys(dark ?? {}));
    expect(light?.['button.text']?.$value).toMatchObject({
      hex: toHex(colours.light['on-primary']),
    });
    expect(dark?.['button.text']?.$value).toMatchObject({ hex: toHex(colours.dark['on-primary']) });
  });

  it('are refused by what reads them here where a value has not its type', async () => {
    const wrong = {
      ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 24] } },
    };
    await expect(readDesignTokens(JSON.stringify(wrong))).rejects.toThrow();
  });
});
