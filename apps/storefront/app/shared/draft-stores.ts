import { clear, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { deviceStore } from './browser/device-store.ts';

/** A draft, and when it was kept. */
export interface KeptDraft {
  /** In milliseconds since 1970. */
  at: number;
  value: unknown;
}

/** A place for drafts. Where nothing can be stored, as in some private windows or if the browser is silent, it stays empty. */
export interface DraftStore {
  set(key: string, kept: KeptDraft): void | Promise<void>;
  get(key: string): KeptDraft | undefined | Promise<KeptDraft | undefined>;
  remove(keys: string[]): void | Promise<void>;
  all(): [string, KeptDraft][] | Promise<[string, KeptDraft][]>;
  clear(): void | Promise<void>;
}

const store = deviceStore('pothik-drafts', 'drafts');

async function withStore<Result>(
  work: (store: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(store);
  } catch {
    return undefined;
  }
}

/** Of the device: blobs and files are kept as they are. */
export const deviceDrafts: DraftStore = {
  set: (key, kept) => withStore((all) => set(key, kept, all)),
  get: (key) => withStore((all) => get<KeptDraft>(key, all)),
  remove: (keys) => withStore((all) => delMany(keys, all)),
  all: async () => (await withStore((all) => entries<string, KeptDraft>(all))) ?? [],
  clear: () => withStore((all) => clear(all)),
};

const prefix = 'pothik.draft:';
/** With their photos, which the storage of a tab does not take. */
const whole = new Map<string, KeptDraft>();

const withoutBlobs = (_name: string, value: unknown) => (value instanceof Blob ? undefined : value);

function keysOfTab(): string[] {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    return [...new Set([...kept.map((key) => key.slice(prefix.length)), ...whole.keys()])];
  } catch {
    return [...whole.keys()];
  }
}

function readOfTab(key: string): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return whole.get(key) ?? (text === null ? undefined : (JSON.parse(text) as KeptDraft));
  } catch {
    return whole.get(key);
  }
}

function removeFromTab(keys: string[]) {
  for (const key of keys) {
    whole.delete(key);
    try {
      sessionStorage.removeItem(prefix + key);
    } catch {
      // What can't be removed was never stored.
    }
  }
}

/** Of this tab alone: words until it is closed, photos until its page is left. */
export const tabDrafts: DraftStore = {
  set(key, kept) {
    whole.set(key, kept);
    try {
      sessionStorage.setItem(prefix + key, JSON.stringify(kept, withoutBlobs));
    } catch {
      // It lasts as long as the page then.
    }
  },
  get: readOfTab,
  remove: removeFromTab,
  all() {
    return keysOfTab().flatMap((key) => {
      const kept = readOfTab(key);
      return kept ? [[key, kept] as [string, KeptDraft]] : [];
    });
  },
  clear: () => removeFromTab(keysOfTab()),
};
