import { withTimeout } from './with-timeout.ts';

/** Long enough for a browser that asks the user first, in milliseconds. */
const timeout = 10_000;

/**
 * Copies a text to the clipboard.
 *
 * @throws when the browser refuses it, does not answer, or the page was loaded over plain HTTP and has no clipboard.
 */
export const copyText = (text: string): Promise<void> =>
  withTimeout(() => navigator.clipboard.writeText(text), timeout);
