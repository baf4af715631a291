import type { ReactNode } from 'react';

/** What React shows without a text of its own: elements, several of them, or nothing. */
export type Elements = Exclude<ReactNode, string | number | bigint>;

/**
 * Puts a text into an element of its own. Translators of browsers replace text nodes, and React fails when it then
 * inserts or removes what stands next to one.
 */
export const inElement = (node: ReactNode): Elements =>
  typeof node === 'object' || typeof node === 'boolean' ? node : <span>{node}</span>;
