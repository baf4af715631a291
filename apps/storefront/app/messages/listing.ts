import { messages as bn } from './bn/listing.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/listing.ts';

/** Lists of services. */
export const useListingMessages = createMessages({ en, bn });
