import type { AnyApiError } from '@pothik/api-client';
import { englishRules } from '@pothik/contract';
import { inputMessage } from '@pothik/contract/schemas';

export const messages = {
  /** Words for a failed call in the place of what it says; nothing: they stay. */
  call: (_error: AnyApiError): string | undefined => undefined,
  /** What a schema says of an input that it refuses. */
  input: inputMessage,
  /** What is said of a broken rule, by its key. */
  rules: englishRules,
};
