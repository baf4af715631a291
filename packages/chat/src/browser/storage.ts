import { chatStorageKeys, phonePrefix, toInternationalPhone, toLocalPhone } from '@pothik/contract';
import type { ChatStorage } from '../machine/ports.ts';
import type { ChatUser, StoredChat, UnsentMessage } from '../machine/state.ts';

/** The pictures that a tab was sending: other tabs need not miss them. */
const picturesKey = 'liveChatUnsentPictures';

const isUnsent = (one: unknown): one is UnsentMessage => {
  const { clientId, content, createdAt } = Object(one) as Record<string, unknown>;
  return [clientId, content, createdAt].every((part) => typeof part === 'string');
};

/** A list of unsent messages. Where the browser refuses it, whoever comes back sees what is not there. */
function unsentList(key: string, storage: () => Storage) {
  const read = (): UnsentMessage[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnsent) : [];
    } catch {
      return [];
    }
  };
  const write = (messages: readonly UnsentMessage[]) => {
    try {
      if (messages.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(messages));
    } catch {
      // The message is on its way all the same.
    }
  };
  return {
    read,
    keep(message: UnsentMessage) {
      const kept = read();
      if (!kept.some(({ clientId }) => clientId === message.clientId)) write([...kept, message]);
    },
    drop(clientId: string) {
      const kept = read();
      const rest = kept.filter((message) => message.clientId !== clientId);
      if (rest.length < kept.length) write(rest);
    },
    clear: () => write([]),
  };
}

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
  const {
    chatId: idKey,
    user: userKey,
    visitorToken: tokenKey,
    unsent: wordsKey,
  } = chatStorageKeys;
  let unstored: StoredChat | undefined;
  const words = unsentList(wordsKey, storage);
  const pictures = unsentList(picturesKey, () => sessionStorage);

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
      words.clear();
      pictures.clear();
      try {
        for (const key of [tokenKey, userKey, idKey]) storage().removeItem(key);
      } catch {
        // What can't be removed was never stored.
      }
    },
    readUnsent: () => [...words.read(), ...pictures.read()],
    keepUnsent(message) {
      (message.content === '' ? pictures : words).keep(message);
    },
    dropUnsent(clientId) {
      words.drop(clientId);
      pictures.drop(clientId);
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
