import { clear, del, entries, promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../browser/device-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** A place for entries. */
export interface OutboxStore {
  /** Puts an entry last; one with the same key takes the place that it had. */
  add(entry: Omit<OutboxEntry, 'order'>): void | Promise<void>;
  /** Writes an entry, unless it has gone meanwhile. */
  replace(entry: OutboxEntry): void | Promise<void>;
  remove(key: string): void | Promise<void>;
  /** In no order. */
  all(): OutboxEntry[] | Promise<OutboxEntry[]>;
  clear(): void | Promise<void>;
}

/** Where a new entry stands among the others. */
const orderOf = (key: string, others: readonly OutboxEntry[]) =>
  others.find((other) => other.key === key)?.order ??
  Math.max(0, ...others.map(({ order }) => order)) + 1;

const device = deviceStore('pothik-outbox', 'entries');

/**
 * Of the device, photos included: it outlasts tabs and whole batteries.
 *
 * @throws where the browser refuses its storage or does not answer, or there is no room.
 */
export const deviceOutbox: OutboxStore = {
  add: (entry) =>
    // One transaction: two tabs never give the same place away.
    device('readwrite', async (all) => {
      const others = await promisifyRequest<OutboxEntry[]>(all.getAll());
      all.put({ ...entry, order: orderOf(entry.key, others) }, entry.key);
      await promisifyRequest(all.transaction);
    }),
  replace: (entry) =>
    device('readwrite', async (all) => {
      if ((await promisifyRequest(all.count(entry.key))) > 0) all.put(entry, entry.key);
      await promisifyRequest(all.transaction);
    }),
  remove: (key) => del(key, device),
  all: async () => (await entries<string, OutboxEntry>(device)).map(([, entry]) => entry),
  clear: () => clear(device),
};

const ofTab = new Map<string, OutboxEntry>();

/** Of this page alone: on a shared phone no photo outlasts it. What was typed stays in its draft. */
export const tabOutbox: OutboxStore = {
  add(entry) {
    ofTab.set(entry.key, { ...entry, order: orderOf(entry.key, [...ofTab.values()]) });
  },
  replace(entry) {
    if (ofTab.has(entry.key)) ofTab.set(entry.key, entry);
  },
  remove: (key) => void ofTab.delete(key),
  all: () => [...ofTab.values()],
  clear: () => ofTab.clear(),
};
