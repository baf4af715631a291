import { createMessages } from './create-messages.ts';

/** The search field with its suggestions. */
export const useSearchMessages = createMessages({
  en: {
    search: {
      label: 'Search services',
      placeholder: 'Search services by name, country, company...',
      services: 'Services',
      categories: 'Categories',
      countries: 'Countries',
      didYouMean: 'Did you mean …',
      lookIn: 'Look in these categories',
      ask: 'Ask us in the live chat',
      /** What is filled in where one asks. */
      question: (search: string) => `I am looking for: ${search}`,
      suggestions: {
        list: 'Suggestions',
        found: (count: number) =>
          `${count === 1 ? '1 suggestion' : `${String(count)} suggestions`}. Use the up and down arrow keys.`,
        none: 'No suggestions',
      },
    },
  },
});
