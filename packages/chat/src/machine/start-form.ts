import { toInternationalPhone, trimWritten } from '@pothik/contract';
import { chatSentences } from './sentences.ts';
import type { ChatUser } from './state.ts';

/** Who wants to chat, or what is wrong with the start form (Specification §5). */
export function readStartForm(name: string, phone: string): ChatUser | { problem: string } {
  if (trimWritten(name) === '' || phone.trim() === '') {
    return { problem: chatSentences.fillIn };
  }
  const international = toInternationalPhone(phone);
  return international === undefined
    ? { problem: chatSentences.invalidPhone }
    : { name: trimWritten(name), phone: international };
}
