import { chatStorageKeys, phonePrefix, toInternationalPhone, toLocalPhone } from '@pothik/contract';
import type { ChatStorage } from '../machine/ports.ts';
import type { ChatUser, StoredChat } from '../machine/state.ts';

/** What a tab was sending is the tab's own, and outlives a reload. */
const unsentKey = 'liveChatUnsentPictures';

function readUser(text: string | null): ChatUser {
  try {
    const { name, phone } = Object(JSON.parse(text ?? '')) as Record<string, unknown>;
    const number = typeof phone === 'string' ? phone : '';
    return {
      name: typeof name === 'string' ? name : '',
      phone: toInternationalPhone(number) ?? number,
    };
  } catch {
    return { name: '', phone: '' };
  }
}

/**
 * Keeps the conversation in the browser's local storage (Specification §3). Where the browser refuses
 * it, the conversation lasts as long as the page.
 */
export function createChatStorage(storage: () => Storage = () => localStorage): ChatStorage {
  const { chatId: idKey, user: userKey, visitorToken: tokenKey } = chatStorageKeys;
  let unstored: StoredChat | undefined;

  const read = (): StoredChat | undefined => {
    try {
      const kept = storage();
      const chatId = kept.getItem(idKey);
      if (!chatId) return unstored;
      const visitorToken = kept.getItem(tokenKey);
      const user = readUser(kept.getItem(userKey));
      return { chatId, user, ...(visitorToken ? { visitorToken } : {}) };
    } catch {
      return unstored;
    }
  };

  return {
    read,
    write(stored) {
      const { name, phone } = stored.user;
      const user = { name, phone: toLocalPhone(phone), countryCode: phonePrefix };
      try {
        const kept = storage();
        kept.setItem(userKey, JSON.stringify(user));
        if (stored.visitorToken === undefined) kept.removeItem(tokenKey);
        else kept.setItem(tokenKey, stored.visitorToken);
        // Last: other tabs hear of it and read the rest.
        kept.setItem(idKey, stored.chatId);
        unstored = undefined;
      } catch {
        unstored = stored;
      }
    },
    clear() {
      unstored = undefined;
      try {
        for (const key of [tokenKey, userKey, idKey]) storage().removeItem(key);
      } catch {
        // What can't be removed was never stored.
      }
    },
    readUnsent() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(unsentKey) ?? '[]');
        return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
      } catch {
        return [];
      }
    },
    writeUnsent(clientIds) {
      try {
        if (clientIds.length === 0) sessionStorage.removeItem(unsentKey);
        else sessionStorage.setItem(unsentKey, JSON.stringify(clientIds));
      } catch {
        // Whoever comes back sees that the picture is not there.
      }
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === idKey || key === null) listener(read());
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
