export { colours } from './colours.ts';
export type { ColourName, Colours, Theme } from './colours.ts';
export { banglaTokens, compactTokens, shadow, tokens } from './tokens.ts';
