import type { AnyApiError } from '@pothik/api-client';

/** The server and the schemas speak English already. */
export const messages = {
  /** Words for a failed call in the place of what it says; nothing: they stay. */
  call: (_error: AnyApiError): string | undefined => undefined,
  /** Says why a field is refused. */
  fault: (sentence: string): string => sentence,
};
