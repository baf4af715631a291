import { tokenStorageKey } from '@pothik/contract';
import type { TokenSource } from '../request/options.ts';

/** A token source that answers at once. */
export interface StorageToken extends TokenSource {
  get(): string | undefined;
  set(token: string): void;
  remove(): void;
}

/**
 * Keeps the session token in a browser's storage, under `userToken` (Specification §3). Where the
 * browser refuses its storage, or keeps nothing in it, the session lasts as long as the page.
 *
 * @param storage gives the storage when it is needed: asking for it may throw.
 */
export function createStorageToken(storage: () => Storage): StorageToken {
  let unstored: string | undefined;
  return {
    get() {
      try {
        return storage().getItem(tokenStorageKey) ?? unstored;
      } catch {
        return unstored;
      }
    },
    set(token) {
      try {
        storage().setItem(tokenStorageKey, token);
        // Some private windows take everything and keep nothing.
        unstored = storage().getItem(tokenStorageKey) === token ? undefined : token;
      } catch {
        unstored = token;
      }
    },
    remove() {
      unstored = undefined;
      try {
        storage().removeItem(tokenStorageKey);
      } catch {
        // What can't be removed was never stored.
      }
    },
  };
}
