import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@pothik/api-client/rtk-query';
import { sentFor, type OutboxEntry } from './outbox-entry.ts';
import { sendInOrder, type Attempt } from './send-in-order.ts';

const entryOf = (order: number, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: `k${String(order)}`,
  kind: 'booking',
  owner: '',
  title: 'Electrician',
  path: '/service/jobs-abroad/electrician',
  at: Date.now(),
  order,
  state: 'saved',
  payload: { words: order },
  ...changes,
});

const unanswered: Failure = { name: 'NetworkError', message: 'Network error.' };
const answered = (status: number): Failure => ({
  name: 'HttpError',
  message: 'No.',
  serverMessage: 'No seats left',
  status,
});

/** A device that keeps entries, whatever becomes of the page. */
function createDevice() {
  const entries = new Map<string, OutboxEntry>();
  return {
    entries,
    put: (entry: OutboxEntry) => void entries.set(entry.key, entry),
    waiting: () =>
      Promise.resolve(
        [...entries.values()]
          .filter(({ state }) => state === 'saved')
          .toSorted((one, other) => one.order - other.order),
      ),
    keep: (entry: OutboxEntry) => Promise.resolve(void entries.set(entry.key, entry)),
  };
}

/** Sends these entries; the server answers each by its order. */
async function sendAll(entries: OutboxEntry[], answer: (order: number) => Attempt) {
  const device = createDevice();
  for (const entry of entries) device.put(entry);
  const tried: number[] = [];
  await sendInOrder({
    ...device,
    send: ({ order }) => {
      tried.push(order);
      return Promise.resolve(answer(order));
    },
  });
  return { tried, kept: (order: number) => device.entries.get(`k${String(order)}`) };
}

describe('what waits', () => {
  it('goes out in its order, and leaves nothing of what was typed', async () => {
    const { tried, kept } = await sendAll([entryOf(2), entryOf(1)], () => ({
      sent: { opens: '/my-bookings' },
    }));
    expect(tried).toEqual([1, 2]);
    expect(kept(1)).toMatchObject({ state: 'sent', opens: '/my-bookings' });
    expect(kept(1)).not.toHaveProperty('payload');
  });

  it('waits with all that follow while no answer comes, or one that passes', async () => {
    for (const failure of [unanswered, ...[401, 408, 429, 500, 503].map(answered)]) {
      const { tried, kept } = await sendAll([entryOf(1), entryOf(2)], () => ({ failure }));
      expect(tried).toEqual([1]);
      expect(kept(1)).toEqual(entryOf(1, { at: expect.any(Number) as number }));
    }
  });

  it('stops where it is refused, says why, keeps what was typed, and holds up no other', async () => {
    for (const status of [400, 404, 409, 413, 422]) {
      const { tried, kept } = await sendAll([entryOf(1), entryOf(2)], (order) =>
        order === 1 ? { failure: answered(status) } : { sent: {} },
      );
      expect(tried).toEqual([1, 2]);
      expect(kept(1)).toMatchObject({
        state: 'refused',
        reason: 'No seats left',
        payload: { words: 1 },
      });
      expect(kept(2)).toMatchObject({ state: 'sent' });
    }
  });

  it('is refused by an answer that nobody understands: it may never change', async () => {
    const failure = { name: 'ResponseFormatError', message: 'Failed to create booking' };
    const { kept } = await sendAll([entryOf(1)], () => ({ failure }));
    expect(kept(1)).toEqual(entryOf(1, { at: expect.any(Number) as number, state: 'refused' }));
  });

  it('is not sent by itself after a week', async () => {
    const old = entryOf(1, { at: Date.now() - sentFor - 1_000 });
    const { tried, kept } = await sendAll([old, entryOf(2)], () => ({ sent: {} }));
    expect(tried).toEqual([2]);
    expect(kept(1)).toMatchObject({ state: 'refused' });
  });
});

/** The page ends in the middle of a call. */
class Killed extends Error {}

type Happening =
  | 'sent off'
  | 'try'
  | 'line lost'
  | 'line back'
  | 'answer lost'
  | 'killed'
  | 'killed late';

const happening = fc.constantFrom<Happening>(
  'sent off',
  'try',
  'line lost',
  'line back',
  'answer lost',
  'killed',
  'killed late',
);

it('arrives exactly once and in its order, however lines break and pages end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const device = createDevice();
      const [arrived, sentOff]: [string[], string[]] = [[], []];
      let hasLine = true;
      /** Happens to the next call. */
      let accident: Happening | undefined;
      const send = ({ key }: OutboxEntry): Promise<Attempt> => {
        const now = accident;
        accident = undefined;
        if (now === 'killed') throw new Killed();
        if (!hasLine) return Promise.resolve({ failure: unanswered });
        // The server takes the same key twice for one.
        if (!arrived.includes(key)) arrived.push(key);
        if (now === 'killed late') throw new Killed();
        return Promise.resolve(now ? { failure: unanswered } : { sent: {} });
      };
      const attempt = () =>
        sendInOrder({ ...device, send }).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      for (const what of happenings) {
        if (what === 'sent off') {
          const entry = entryOf(sentOff.length + 1);
          sentOff.push(entry.key);
          device.put(entry);
        } else if (what === 'try') await attempt();
        else if (what === 'line lost') hasLine = false;
        else if (what === 'line back') hasLine = true;
        else accident = what;
      }
      hasLine = true;
      accident = undefined;
      await attempt();
      expect(arrived).toEqual(sentOff);
      expect([...device.entries.values()].every(({ state }) => state === 'sent')).toBe(true);
    }),
  );
});
