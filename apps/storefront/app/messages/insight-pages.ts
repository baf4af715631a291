import { createMessages } from './create-messages.ts';

/** The list of articles, and the page of one. */
export const useInsightPagesMessages = createMessages({
  en: {
    title: 'Blog',
    lead: 'What to know before you pay, sign or fly, written by the people who answer you.',
    list: 'Articles',
    none: 'No articles yet',
    noneText: 'The first ones are being written.',
    failed: 'The articles could not be loaded',
    retry: 'Try Again',
    back: 'All articles',
    loading: 'Loading the article',
    articleFailed: 'The article could not be loaded',
    missing: 'This article is not there',
    missingText: 'It may have been taken down, or the address is mistyped.',
    updated: (day: string) => `Changed on ${day}`,
    related: 'Services that go with it',
    allOf: (category: string) => `All of ${category}`,
    noImage: 'No Image',
    pagination: { pagination: 'Pages of articles', previous: 'Newer', next: 'Older' },
  },
});
