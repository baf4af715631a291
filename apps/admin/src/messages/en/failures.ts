import type { AnyApiError } from '@pothik/api-client';

/** What the server says, and what a schema says of an input, is English already. */
export const messages = {
  /** Words for a failed call in the place of what it says; nothing: they stay. */
  call: (_error: AnyApiError): string | undefined => undefined,
  /** What is said of a field. */
  fault: (sentence: string): string => sentence,
};
