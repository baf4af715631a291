import type { ContentLanguage, RefusedBooking } from '@pothik/contract';
import type { Message } from '../../http/message.ts';

/** A booking that is left as it is, and why. */
export interface Refusal extends Omit<RefusedBooking, 'message'> {
  said: Message;
}

/** Refusals as they are answered. */
export const refusalsIn = (
  language: ContentLanguage,
  refusals: readonly Refusal[],
): RefusedBooking[] =>
  refusals.map(({ said, ...refusal }) => ({ ...refusal, message: said[language] }));
