export { colours } from './colours.ts';
export type { ColourName, Colours, Theme } from './colours.ts';
export { componentTokens } from './component-tokens.ts';
export { palette } from './palette.ts';
export type { PaletteName } from './palette.ts';
export { banglaTokens, compactTokens, shadow, tokens } from './tokens.ts';
