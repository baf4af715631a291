import { deviceDrafts, tabDrafts, type DraftStore, type KeptDraft } from './draft-stores.ts';
import { readVisitNote } from './visit-storage.ts';

/** A day, in milliseconds; then what was typed is forgotten. */
const keptFor = 24 * 60 * 60 * 1_000;

// A clock that was set back must not keep it for ever.
const isOld = ({ at }: KeptDraft) => Math.abs(Date.now() - at) > keptFor;

const drafts = (): DraftStore => (readVisitNote() === 'shared' ? tabDrafts : deviceDrafts);

/** Keeps an unfinished form on this device, on a shared phone in this tab. Blobs and files are kept as they are. */
export async function storeDraft(key: string, value: unknown): Promise<void> {
  await drafts().set(key, { at: Date.now(), value });
}

/** What was kept under this key within a day; the caller knows what it put there. */
export async function storedDraft(key: string): Promise<unknown> {
  await forgetOldDrafts();
  const kept = await drafts().get(key);
  return kept?.value;
}

export async function forgetDrafts(...keys: string[]): Promise<void> {
  await drafts().remove(keys);
}

/** Nothing of anybody stays, as when somebody signs out. */
export async function forgetAllDrafts(): Promise<void> {
  await drafts().clear();
}

/** Takes what is kept along when a visit becomes one on a shared phone, or is none any more. */
export async function moveDrafts(to: 'tab' | 'device'): Promise<void> {
  const [from, next] = to === 'tab' ? [deviceDrafts, tabDrafts] : [tabDrafts, deviceDrafts];
  for (const [key, kept] of await from.all()) {
    // A draft that was typed meanwhile is newer.
    if (!isOld(kept) && !(await next.get(key))) await next.set(key, kept);
  }
  await from.clear();
}

async function forgetOldDrafts(): Promise<void> {
  const all = await drafts().all();
  const old = all.filter(([, kept]) => isOld(kept)).map(([key]) => key);
  if (old.length > 0) await forgetDrafts(...old);
}
