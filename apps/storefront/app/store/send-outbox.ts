import { toFailure, type Failure } from '@pothik/api-client/rtk-query';
import { sendProfile } from '../features/account/profile/send-profile.ts';
import { sendWaitingAnswer } from '../features/bookings/answer/waiting-answer.ts';
import { sendWaitingBooking } from '../features/bookings/form/waiting-booking.ts';
import { endSession } from '../features/account/session/start-session.ts';
import { sendCancellation } from '../features/bookings/list/send-cancellation.ts';
import type { NewEntry, OutboxEntry, OutboxKind } from '../shared/outbox/outbox-entry.ts';
import {
  outboxEntries,
  putInOutbox,
  removeFromOutbox,
  replaceInOutbox,
  tellOutbox,
  untilForgotten,
} from '../shared/outbox/outbox.ts';
import { isUnanswered, sendInOrder, type Attempt } from '../shared/outbox/send-in-order.ts';
import { asOnlySender } from '../shared/outbox/sender-lock.ts';
import { isOwnerDoubtful } from '../shared/session-owner.ts';
import { sessionToken } from '../shared/session-token.ts';
import type { Store } from './make-store.ts';
import type { SendEntry } from './send-entry.ts';

const senders: Record<OutboxKind, SendEntry> = {
  booking: sendWaitingBooking,
  answer: sendWaitingAnswer,
  cancellation: sendCancellation,
  profile: sendProfile,
};

const isWaiting = ({ state }: OutboxEntry) => state === 'saved';

/** Tells whether what is sent now is sent for the person this tab knows. */
function isOwnerCertain(store: Store) {
  const { isAuthenticated, isLoading } = store.getState().auth;
  if (isLoading || isOwnerDoubtful()) return false;
  const hasToken = sessionToken.get() !== undefined;
  // The browser has emptied its storage: what waits goes out once the person has signed in again.
  if (isAuthenticated && !hasToken) endSession(store);
  return isAuthenticated === hasToken;
}

/** Entries of the current person that wait; none while it is not certain who that is. */
async function waitingIn(store: Store): Promise<OutboxEntry[]> {
  const entries = await outboxEntries();
  if (!isOwnerCertain(store)) return [];
  const owner = store.getState().auth.user?.email ?? '';
  return entries.filter((entry) => isWaiting(entry) && entry.owner === owner);
}

/** An entry that somebody on this page waits for: its failures are told, and its progress. */
interface Watch {
  onProgress: (share: number) => void;
  /** What came of it, where this page has tried it. */
  attempt?: Attempt;
}

/** Without an answer it goes on waiting: that is told, and no failure. */
const isKeptWaiting = (error: unknown) => isUnanswered(toFailure(error));

const watched = new Map<string, Watch>();

/** Sends what waits, as soon as no other tab does. */
export function sendOutbox(store: Store): Promise<void> {
  const send = async (entry: OutboxEntry): Promise<Attempt> => {
    const { key } = entry;
    const watch = watched.get(key);
    const onProgress = (share: number) => {
      tellOutbox({ type: 'sending', key, share });
      watch?.onProgress(share);
    };
    const { signal, stop } = untilForgotten(entry.owner);
    tellOutbox({ type: 'sending', key, share: 0 });
    try {
      const how = { onProgress, quiet: watch ? isKeptWaiting : true, signal };
      const attempt = await store.dispatch(senders[entry.kind](entry, how));
      if (watch) watch.attempt = attempt;
      return attempt;
    } finally {
      stop();
      // Of what somebody waits for it is told once that is known.
      if (!watch) tellOutbox({ type: 'sending', key, share: undefined });
    }
  };
  return asOnlySender(async () => {
    try {
      await sendInOrder({ waiting: () => waitingIn(store), send, keep: replaceInOutbox });
    } catch {
      // What became of an entry could not be stored: it is sent again later, which the server takes for the same.
    }
  });
}

export type Delivery =
  /** The server has it. `answer` is what its kind makes of it, where this tab has sent it. */
  | { status: 'sent'; answer?: unknown }
  /** The server answered something else, and nothing is kept: whoever wrote it still sees it. */
  | { status: 'failed'; failure: Failure }
  /** There is no line. It goes out by itself. */
  | { status: 'waiting' };

interface DeliverOptions {
  /** Takes the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** There is no room to keep it: this page alone knows of it. */
  onUnkept: () => void;
}

const resultOf = (attempt: Attempt): Delivery =>
  'failure' in attempt
    ? { status: 'failed', failure: attempt.failure }
    : { status: 'sent', answer: attempt.sent.answer };

/** Keeps what somebody has just sent off, and sends it at once, after what waits already. */
export async function deliver(
  store: Store,
  entry: NewEntry,
  { onProgress = () => undefined, onUnkept }: DeliverOptions,
): Promise<Delivery> {
  const { key, kind } = entry;
  const watch: Watch = { onProgress };
  const { signal, stop } = untilForgotten(entry.owner);
  const sendDirectly = () => {
    const unkept = { ...entry, at: Date.now(), order: 0, state: 'saved' as const };
    return store.dispatch(senders[kind](unkept, { onProgress, quiet: false, signal }));
  };
  watched.set(key, watch);
  // Before it is kept: it is no more waiting than being sent.
  tellOutbox({ type: 'sending', key, share: 0 });
  try {
    if (!(await putInOutbox(entry))) {
      onUnkept();
      return resultOf(await sendDirectly());
    }
    await sendOutbox(store);
    const { attempt } = watch;
    if (!attempt || ('failure' in attempt && isUnanswered(attempt.failure))) {
      const kept = (await outboxEntries()).find((other) => other.key === key);
      if (kept?.state === 'saved') return { status: 'waiting' };
      // The storage was cleared or went silent in between: nothing else would send it.
      if (!kept && !attempt && !signal.aborted) return resultOf(await sendDirectly());
    }
    // An entry that could not be removed is sent again, which the server takes for the same.
    await removeFromOutbox(key).catch(() => undefined);
    // Another tab has sent it, or has signed out.
    return attempt ? resultOf(attempt) : { status: 'sent' };
  } finally {
    stop();
    watched.delete(key);
    tellOutbox({ type: 'sending', key, share: undefined });
  }
}
