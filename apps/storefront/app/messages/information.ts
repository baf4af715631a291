import { messages as bn } from './bn/information.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/information.ts';

/** Pages of text. */
export const useInformationMessages = createMessages({ en, bn });

const informationPages = ['privacy', 'terms', 'support', 'about', 'careers'] as const;

/** Whether a page of text stands under this name. */
export const isInformationPage = (name: string): name is (typeof informationPages)[number] =>
  informationPages.some((page) => page === name);

/** Where each page of text is. */
export const informationAddresses = informationPages.map((page) => `/${page}`);
