import { chatStorageKeys, phonePrefix, toLocalPhone } from '@pothik/contract';
import { visitStorage } from './visit-storage.ts';

/** A chat of another device, with what opens it. */
interface ChatOfElsewhere {
  id: string;
  visitorToken: string;
  name: string;
  /** +88 and eleven digits. */
  phone: string;
}

/** Tells whether this device has a chat already, in whose place another one would come. */
export function hasChat(): boolean {
  try {
    return visitStorage().getItem(chatStorageKeys.chatId) !== null;
  } catch {
    return false;
  }
}

/**
 * Goes on with a chat here. Other tabs hear of what is stored by themselves, this one is told in the same words.
 *
 * @throws where the browser refuses its storage.
 */
export function takeOverChat({ id, visitorToken, name, phone }: ChatOfElsewhere): void {
  const storage = visitStorage();
  const user = { name, phone: toLocalPhone(phone), countryCode: phonePrefix };
  storage.setItem(chatStorageKeys.user, JSON.stringify(user));
  storage.setItem(chatStorageKeys.visitorToken, visitorToken);
  storage.setItem(chatStorageKeys.chatId, id);
  dispatchEvent(new StorageEvent('storage', { key: chatStorageKeys.chatId, newValue: id }));
}
