import { messages as bn } from './bn/insight-pages.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/insight-pages.ts';

/** The list of articles, and the page of one. */
export const useInsightPagesMessages = createMessages({ en, bn });
