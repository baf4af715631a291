import { toInternationalPhone, trimWritten } from '@pothik/contract';
import type { ChatUser, StartProblem } from './state.ts';

/** Who wants to chat, or what is wrong with the start form (Specification §5). */
export function readStartForm(name: string, phone: string): ChatUser | { problem: StartProblem } {
  if (trimWritten(name) === '' || phone.trim() === '') return { problem: 'fillIn' };
  const international = toInternationalPhone(phone);
  return international === undefined
    ? { problem: 'invalidPhone' }
    : { name: trimWritten(name), phone: international };
}
