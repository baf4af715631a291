import { messages as bn } from './bn/labels.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/labels.ts';

/** What components say where no page hands them words: all that is not here is handed to them. */
export const useComponentLabels = createMessages({ en, bn });
