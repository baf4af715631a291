import { chatStorageKeys, phonePrefix, toInternationalPhone, toLocalPhone } from '@pothik/contract';
import type { ChatStorage } from '../machine/ports.ts';
import { readRating } from '../machine/offers.ts';
import type { ChatUser, StoredChat, UnsentMessage } from '../machine/state.ts';

/** The pictures that a tab was sending: other tabs need not miss them. */
const picturesKey = 'liveChatUnsentPictures';

/** Where the bytes of pictures are kept until they have come through, by the client's ids of their messages. */
export interface PictureStore {
  keep(clientId: string, picture: Blob): Promise<void>;
  /** @returns undefined where they are gone. */
  read(clientId: string): Promise<Blob | undefined>;
  drop(clientId: string): Promise<void>;
}

const isUnsent = (one: unknown): one is UnsentMessage => {
  const { clientId, content, createdAt, picture } = Object(one) as Record<string, unknown>;
  const { width, height } = Object(picture) as Record<string, unknown>;
  return (
    [clientId, content, createdAt].every((part) => typeof part === 'string') &&
    (picture === undefined || [width, height].every(Number.isFinite))
  );
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
 * Keeps the conversation in the browser's local storage (Specification §3), and the bytes of its pictures where it
 * is given a place for them. Where the browser refuses it, the conversation lasts as long as the page.
 */
export function createChatStorage(
  storage: () => Storage = () => localStorage,
  pictureStore?: PictureStore,
): ChatStorage {
  const {
    chatId: idKey,
    user: userKey,
    visitorToken: tokenKey,
    unsent: wordsKey,
    unsentRating: ratingKey,
  } = chatStorageKeys;
  let unstored: StoredChat | undefined;
  const words = unsentList(wordsKey, storage);
  const pictures = unsentList(picturesKey, () => sessionStorage);

  // It is gone after a while in any case, or was never there.
  const dropPicture = (clientId: string) =>
    void pictureStore?.drop(clientId).catch(() => undefined);

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
      for (const { clientId, picture } of words.read()) {
        if (picture) dropPicture(clientId);
      }
      words.clear();
      pictures.clear();
      try {
        for (const key of [ratingKey, tokenKey, userKey, idKey]) storage().removeItem(key);
      } catch {
        // What can't be removed was never stored.
      }
    },
    readUnsent: () => [...words.read(), ...pictures.read()],
    keepUnsent(message, picture) {
      if (message.content !== '') words.keep(message);
      else if (!pictureStore || !picture) pictures.keep(message);
      else {
        words.keep(message);
        // Where it can't be kept, whoever comes back is told to choose it again.
        pictureStore.keep(message.clientId, picture).catch(() => undefined);
      }
    },
    ...(pictureStore && { readPicture: (clientId) => pictureStore.read(clientId) }),
    dropUnsent(clientId) {
      if (words.read().some((message) => message.clientId === clientId && message.picture)) {
        dropPicture(clientId);
      }
      words.drop(clientId);
      pictures.drop(clientId);
    },
    readRating() {
      try {
        return readRating(JSON.parse(storage().getItem(ratingKey) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    keepRating(rating) {
      try {
        storage().setItem(ratingKey, JSON.stringify(rating));
      } catch {
        // It is on its way all the same.
      }
    },
    dropRating() {
      try {
        storage().removeItem(ratingKey);
      } catch {
        // What can't be removed was never stored.
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
