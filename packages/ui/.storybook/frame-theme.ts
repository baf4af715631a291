import { create } from 'storybook/theming';
import { toHex } from '../src/tokens/colour-space.ts';
import { colours, type Theme } from '../src/tokens/colours.ts';

/** What stands around stories and in their pages, in the colours of the components. */
export function frameTheme(theme: Theme) {
  const hex = (name: keyof typeof colours.light) => toHex(colours[theme][name]);
  return create({
    base: theme,
    brandTitle: 'Pothik design system',
    fontBase: "'Anek', 'Anek Bangla', 'Anek Fallback', system-ui, sans-serif",
    colorPrimary: hex('primary'),
    colorSecondary: hex('primary'),
    appBg: hex('surface-sunken'),
    appContentBg: hex('background'),
    appPreviewBg: hex('background'),
    appBorderColor: hex('border'),
    appBorderRadius: 6,
    textColor: hex('text'),
    textMutedColor: hex('text-muted'),
    textInverseColor: hex('on-primary'),
    barBg: hex('surface'),
    barTextColor: hex('text-muted'),
    barSelectedColor: hex('primary'),
    barHoverColor: hex('primary'),
    inputBg: hex('surface'),
    inputBorder: hex('border-strong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 6,
  });
}
