export { colours } from './colours.ts';
export type { ColourName, Theme } from './colours.ts';
export { banglaTokens, shadow, tokens } from './tokens.ts';
