import { persistStorage } from '../browser/persist-storage.ts';
import { openTabChannel } from '../browser/tab-channel.ts';
import { readVisitNote } from '../visit-storage.ts';
import { isOver, type NewEntry, type OutboxEntry } from './outbox-entry.ts';
import { markOutbox, wantOutbox } from './outbox-mark.ts';
import { deviceOutbox, tabOutbox, type OutboxStore } from './outbox-stores.ts';

/** What tabs tell each other; a page tells itself in the same words. */
type OutboxNews =
  /** Another entry, or another state of one. */
  | { type: 'changed' }
  /** An entry is being sent; from 0 to 1. Absent: no more. */
  | { type: 'sending'; key: string; share: number | undefined }
  /** Nothing of a person is to be sent any more; without an owner, nothing of anybody. */
  | { type: 'forgotten'; owner: string | undefined };

const ofPage = new EventTarget();
const otherTabs = openTabChannel('pothik-outbox');

export function tellOutbox(news: OutboxNews): void {
  otherTabs.postMessage(news);
  ofPage.dispatchEvent(new MessageEvent('message', { data: news }));
}

/** Hears the news of all tabs. Returns a function that stops it. */
export function hearOutbox(listener: (news: OutboxNews) => void): () => void {
  const hear = (event: Event) => listener((event as MessageEvent<OutboxNews>).data);
  for (const source of [otherTabs, ofPage]) source.addEventListener('message', hear);
  return () => {
    for (const source of [otherTabs, ofPage]) source.removeEventListener('message', hear);
  };
}

const entries = (): OutboxStore => (readVisitNote() === 'shared' ? tabOutbox : deviceOutbox);

async function change(work: (store: OutboxStore) => void | Promise<void>) {
  await work(entries());
  try {
    markOutbox((await readOutbox()).length > 0);
  } catch {
    // The mark stays as it is: a page that looks for nothing is harmless.
  }
  tellOutbox({ type: 'changed' });
}

/**
 * All entries of all persons, the oldest first.
 *
 * @throws when the storage refuses or does not answer: then it is unknown what is in it.
 */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const all = await entries().all();
  for (const { key } of all.filter(isOver)) await entries().remove(key);
  return all.filter((entry) => !isOver(entry)).toSorted((one, other) => one.order - other.order);
}

/** As {@link readOutbox}; none when that is unknown. */
export const outboxEntries = (): Promise<OutboxEntry[]> => readOutbox().catch(() => []);

/**
 * Keeps what somebody has sent off.
 *
 * @returns whether it is kept: a device may be full, or keep nothing.
 */
export async function putInOutbox(entry: NewEntry): Promise<boolean> {
  try {
    await change((all) => all.add({ ...entry, at: Date.now(), state: 'saved' }));
  } catch {
    return false;
  }
  wantOutbox();
  // Otherwise a browser may delete it when the device is full.
  if (readVisitNote() !== 'shared') persistStorage();
  return true;
}

export const replaceInOutbox = (entry: OutboxEntry): Promise<void> =>
  change((all) => all.replace(entry));

export const removeFromOutbox = (key: string): Promise<void> => change((all) => all.remove(key));

/**
 * Nothing of a person stays, as when they sign out; a guest's stay, as the links to their bookings do. What is
 * being sent of theirs is not sent on, in any tab: it would be of whoever is signed in next.
 *
 * @param owner absent: nothing of anybody stays.
 */
export async function forgetOutbox(owner?: string): Promise<void> {
  for (const entry of await outboxEntries()) {
    if (owner === undefined || entry.owner === owner) await removeFromOutbox(entry.key);
  }
  tellOutbox({ type: 'forgotten', owner });
}

/** A signal that is aborted once nothing of this person is to be sent any more. `stop` ends the watch. */
export function untilForgotten(owner: string): { signal: AbortSignal; stop: () => void } {
  const forgotten = new AbortController();
  const stop = hearOutbox((news) => {
    if (news.type !== 'forgotten') return;
    if (news.owner === undefined || news.owner === owner) forgotten.abort();
  });
  return { signal: forgotten.signal, stop };
}

/** Takes what waits along when a visit becomes one on a shared phone, or is none any more. */
export async function moveOutbox(to: 'tab' | 'device'): Promise<void> {
  const [from, next] = to === 'tab' ? [deviceOutbox, tabOutbox] : [tabOutbox, deviceOutbox];
  try {
    const all = await from.all();
    for (const entry of all.toSorted((one, other) => one.order - other.order))
      await next.add(entry);
    await from.clear();
  } catch {
    // What can't be read was never kept, and what can't be kept stays where it is.
  }
  tellOutbox({ type: 'changed' });
}
