import { createMessages } from './create-messages.ts';

/** The words by which the search finds services. */
export const searchWordsMessages = createMessages({
  en: {
    title: 'Search words',
    lead: 'Words of one entry mean the same: whoever types one of them finds what has any of them.',
    add: 'Add words',
    back: 'All search words',
    filters: 'Filter search words',
    search: 'Search words',
    searchHint: 'A word of an entry',
    columns: { words: 'Mean the same', wider: 'Also finds', changed: 'Changed' },
    none: 'No words match',
    noneText: 'Look for another word, or add it.',
    count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'entry' : 'entries'}`,
    pages: 'Pages of search words',
    missed: {
      title: 'Searched without a hit',
      lead: 'What several people looked for in vain. What few have typed is not shown: it may be a name or a number of theirs.',
      columns: { query: 'Searched for', times: 'Times', last: 'Last', action: 'Action' },
      none: 'Nothing was missed',
      noneText: 'What several people look for in vain will stand here.',
      addTo: (query: string) => `Add words for ${query}`,
      pages: 'Pages of what was missed',
    },
    fields: {
      words: 'Mean the same',
      wordsHint:
        'In English, Bangla and as people spell it with Latin letters. Enter or a comma adds a word.',
      wider: 'Also finds',
      widerHint: 'What is found after all else, such as the country of a city.',
    },
    remove: 'Remove',
    removeTitle: 'Remove this entry?',
    removeText: 'Services are not found by these words any more, unless they have them.',
  },
});
