import { foldLetters } from './letters.ts';

/** What the router takes for itself: no category may be called so. */
const reserved = new Set(['details']);

/** What a category may be called in addresses: words of letters and figures, with hyphens between. */
export const isSlug = (value: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u.test(value) &&
  !reserved.has(value);

/** A name as an address would call it; empty where nothing of it can stand there. */
export const toSlug = (name: string): string =>
  foldLetters(name)
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
