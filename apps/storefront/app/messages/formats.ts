import { messages as bn } from './bn/formats.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/formats.ts';

/** How numbers, money and moments are written in the page's language. */
export const useFormats = createMessages({ en, bn });
