import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from './colour-pairs.ts';
import { contrast, toHex } from './colour-space.ts';
import { colours, type Theme } from './colours.ts';
import { createTheme, type CreatedTheme } from './create-theme.ts';

const themes: readonly Theme[] = ['light', 'dark'];

/** The pairs that can't be read or seen. */
const failures = (created: CreatedTheme) =>
  themes.flatMap((theme) =>
    pairs
      .map((pair) => ({
        theme,
        ...pair,
        is: contrast(created.colours[theme][pair.front], created.colours[theme][pair.ground]),
      }))
      .filter(({ is, least }) => is < least),
  );

const anyColour = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('a theme', () => {
  it('keeps every pair of any brand’s colours readable in both themes', () => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        expect(failures(createTheme({ primary }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps them readable on any ground', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, surface) => {
        expect(failures(createTheme({ primary, surface }))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('warns of each wish that is not kept, and of no other, with a contrast that is too low', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour, { nil: undefined }), (primary, surface) => {
        const wish = { primary, ...(surface !== undefined && { surface }) };
        const { colours: created, warnings } = createTheme(wish);
        const { primary: used, background } = created.light;
        expect(warnings.map((warning) => [warning.wish, warning.wished, warning.used])).toEqual([
          ...(used === primary ? [] : [['primary', primary, used]]),
          ...(surface === undefined || background === surface
            ? []
            : [['surface', surface, background]]),
        ]);
        for (const warning of warnings) expect(warning.contrast).toBeLessThan(warning.least);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['#ffe0e0', '#fff8e1', '#f4f6f8', '#ffffff'])(
    'stands on %s as it is wished',
    (surface) => {
      const { colours: created, warnings } = createTheme({ primary: '#7a1fa2', surface });
      expect(created.light.background).toBe(surface);
      expect(warnings).toEqual([]);
    },
  );

  it('of the colours that the components have changes none of them by day', () => {
    const { colours: created, warnings } = createTheme({ primary: colours.light.primary });
    expect(warnings).toEqual([]);
    for (const name of ['primary', 'text', 'danger', 'focus', 'background'] as const) {
      expect(created.light[name]).toBe(toHex(colours.light[name]));
    }
  });

  it('takes a colour that can be read as it is', () => {
    const { css, warnings } = createTheme({ primary: '#7a1fa2' });
    expect(warnings).toEqual([]);
    expect(css).toContain('--pothik-color-primary: #7a1fa2;');
    expect(css.match(/^ +color-scheme: dark/gm)).toHaveLength(2);
    expect(css).not.toContain('--pothik-color-danger:');
  });

  it('says with figures what it could not keep', () => {
    const [warning, ...others] = createTheme({ primary: '#ffd400' }).warnings;
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ wish: 'primary', wished: '#ffd400', least: 4.5 });
    expect(warning?.contrast).toBeLessThan(1.5);
    expect(warning?.message).toMatch(
      /^primary #ffd400 can't be kept in the light theme: primary on \S+ would have 1\.\d+ to 1, and needs 4\.5\. #[\da-f]{6} is used\.$/,
    );
    const [ground] = createTheme({ primary: '#7a1fa2', surface: '#333333' }).warnings;
    expect(ground?.message).toMatch(
      /^surface #333333 can't be kept .*: text-muted on \S+ would have 1\.\d+ to 1, and needs 4\.5\. #[\da-f]{6} is used\.$/,
    );
  });

  it('sets the font and the rounding as they are wished', () => {
    const { css } = createTheme({
      primary: '#045a4f',
      font: "'Hind Siliguri', sans-serif",
      radius: 2,
    });
    expect(css).toContain("--pothik-font: 'Hind Siliguri', sans-serif;");
    expect(css).toContain('--pothik-radius-control: 2px;');
    expect(css).toContain('--pothik-radius-card: 4px;');
  });

  it('refuses what is no colour and no rounding', () => {
    expect(() => createTheme({ primary: 'river' })).toThrow('"river" is no colour');
    expect(() => createTheme({ primary: '#045a4f', radius: -1 })).toThrow(RangeError);
    expect(() => createTheme({ primary: '#045a4f', radius: Number.NaN })).toThrow(RangeError);
  });
});
