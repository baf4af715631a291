import { chatStorageKeys } from '@pothik/contract';
import { visitStorage } from './visit-storage.ts';

/**
 * Nothing of a conversation stays on this device, as when somebody signs out: whoever comes next would
 * read it. Other tabs hear of what is removed by themselves, this one is told in the same words.
 */
export function leaveChat(): void {
  try {
    for (const key of Object.values(chatStorageKeys)) visitStorage().removeItem(key);
  } catch {
    // What can't be removed was never stored.
  }
  dispatchEvent(new StorageEvent('storage', { key: chatStorageKeys.chatId }));
}
