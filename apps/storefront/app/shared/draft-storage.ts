import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** A day, in milliseconds; then what was typed is forgotten. */
const keptFor = 24 * 60 * 60 * 1_000;

interface Kept {
  at: number;
  value: unknown;
}

// A clock that was set back must not keep it for ever.
const isOld = ({ at }: Kept) => Math.abs(Date.now() - at) > keptFor;

let store: UseStore | undefined;

/** Where nothing can be kept, as in some private windows, a draft lasts as long as its page. */
async function withStore<Result>(
  work: (store: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    store ??= createStore('pothik-drafts', 'drafts');
    return await work(store);
  } catch {
    return undefined;
  }
}

/** Keeps an unfinished form on this device. Blobs and files are kept as they are. */
export async function storeDraft(key: string, value: unknown): Promise<void> {
  await withStore((kept) => set(key, { at: Date.now(), value } satisfies Kept, kept));
}

/** What was kept under this key within a day; the caller knows what it put there. */
export async function storedDraft(key: string): Promise<unknown> {
  await forgetOldDrafts();
  const kept = await withStore((all) => get<Kept>(key, all));
  return kept?.value;
}

export async function forgetDrafts(...keys: string[]): Promise<void> {
  await withStore((kept) => delMany(keys, kept));
}

/** Nothing of anybody stays, as when somebody signs out. */
export async function forgetAllDrafts(): Promise<void> {
  await withStore((kept) => clear(kept));
}

async function forgetOldDrafts(): Promise<void> {
  const all = await withStore((kept) => entries<string, Kept>(kept));
  const old = all?.filter(([, kept]) => isOld(kept)).map(([key]) => key) ?? [];
  if (old.length > 0) await forgetDrafts(...old);
}
