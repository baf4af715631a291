import type { Failure } from '@pothik/api-client/rtk-query';
import { fitsPage } from '../../shared/said-or.ts';
import type { FormProblem } from '../../shared/use-form.ts';

/**
 * What a form says of a call that failed: the server's words, else its own for a refusal, else the
 * words for what nobody expected (Specification §8).
 */
export function toProblem<Field extends string>(
  failure: Failure,
  words: { refused: string; unexpected: string },
  fields: readonly Field[] = [],
): FormProblem<Field> {
  const wrong = Object.fromEntries(
    fields.flatMap((field) => {
      const text = failure.fields?.[field];
      return text === undefined || !fitsPage(text, words.refused) ? [] : [[field, text]];
    }),
  ) as Partial<Record<Field, string>>;
  if (Object.keys(wrong).length > 0) return { fields: wrong };
  if (failure.serverMessage !== undefined) return { message: failure.serverMessage };
  if (failure.name === 'ResponseFormatError') {
    // The client's own words, unless the screen says the same in full.
    const { message } = failure;
    return { message: words.refused.startsWith(message) ? words.refused : message };
  }
  return { message: failure.status === undefined ? words.unexpected : words.refused };
}
