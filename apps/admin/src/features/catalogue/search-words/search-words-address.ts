/** Where an entry of search words is edited; without one, where all are listed. */
export const searchWordsAddress = (id?: string) =>
  id === undefined
    ? '/catalogue/search-words'
    : `/catalogue/search-words/${encodeURIComponent(id)}`;

/** Where a new entry is written that begins with this word. */
export const newSearchWordsAddress = (word: string) =>
  `${searchWordsAddress('new')}?${new URLSearchParams({ word }).toString()}`;
