import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/picture.tsx';

/** One thing that may be meant by what is typed. */
export interface Suggestion {
  id: string;
  label: string;
  /** Where it leads. */
  href: string;
  /** Under the label, such as a country. */
  details?: string | undefined;
  /** Beside the details, such as a price. */
  note?: string | undefined;
  /** Drawn small before it; nothing is heard of it. */
  picture?: PictureSource | undefined;
  /** In the place of a picture. */
  icon?: ReactNode;
}

/** Suggestions of one kind, under a heading. */
export interface SuggestionGroup {
  label: string;
  suggestions: readonly Suggestion[];
}

/** Finds suggestions on a server. A newer call aborts the signal of the one before. */
export type LoadSuggestions = (
  words: string,
  signal: AbortSignal,
) => Promise<readonly SuggestionGroup[]>;

/** The words of a search field with suggestions, for another language than English. */
export interface SearchSuggestLabels {
  /** Names the list. */
  list: string;
  /** Heard when there are some. */
  found: (count: number) => string;
  /** Heard when there are none. */
  none: string;
}

export const searchSuggestLabels: SearchSuggestLabels = {
  list: 'Suggestions',
  found: (count) =>
    `${count === 1 ? '1 suggestion' : `${String(count)} suggestions`}. Use the up and down arrow keys.`,
  none: 'No suggestions',
};
