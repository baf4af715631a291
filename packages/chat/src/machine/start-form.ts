import { invalidPhoneMessage, toInternationalPhone } from '@pothik/contract';
import type { ChatUser } from './state.ts';

/** Who wants to chat, or what is wrong with the start form (Specification §5). */
export function readStartForm(name: string, phone: string): ChatUser | { problem: string } {
  if (name.trim() === '' || phone.trim() === '') {
    return { problem: 'Please fill in name and phone number' };
  }
  const international = toInternationalPhone(phone);
  return international === undefined
    ? { problem: invalidPhoneMessage }
    : { name: name.trim(), phone: international };
}
