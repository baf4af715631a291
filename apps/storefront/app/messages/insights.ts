import { createMessages } from './create-messages.ts';
import { months } from './months.ts';

/** Articles. */
export const useInsightsMessages = createMessages({
  en: {
    insights: {
      months: months.en,
      readingTime: (minutes: number) => `${String(minutes)} min read`,
    },
  },
});
