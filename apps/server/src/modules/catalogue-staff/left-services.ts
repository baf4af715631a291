import type { ContentLanguage, RefusedService } from '@pothik/contract';
import type { Message } from '../../http/message.ts';
import { messages } from '../catalogue/messages.ts';
import type { services } from '../catalogue/schema.ts';

/** A reason why a change leaves a service as it is. */
export interface WhyLeft {
  code: RefusedService['code'];
  said: Message;
}

export const serviceGone = {
  code: 'not_found',
  said: messages.serviceNotFound,
} as const satisfies WhyLeft;
export const changedSince = {
  code: 'version_conflict',
  said: messages.changedSince,
} as const satisfies WhyLeft;
export const categoryGone = {
  code: 'conflict',
  said: messages.categoryGone,
} as const satisfies WhyLeft;

/** A service that is left as it is. @param now the service; absent: there is none. */
export function refusedService(
  id: string,
  now: Pick<typeof services.$inferSelect, 'name' | 'jobTitle'> | undefined,
  { code, said }: WhyLeft,
  language: ContentLanguage,
): RefusedService {
  const name = now?.name ?? now?.jobTitle ?? undefined;
  return { _id: id, ...(name === undefined ? {} : { name }), code, message: said[language] };
}
