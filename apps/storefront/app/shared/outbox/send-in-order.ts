import type { Failure } from '@pothik/api-client/rtk-query';
import { isTooOld, type OutboxEntry } from './outbox-entry.ts';

/** What came of an entry's try. */
export type Attempt =
  /** `opens`: where it can be looked at; `answer`: what its kind makes of it. */
  { sent: { opens?: string; answer?: unknown } } | { failure: Failure };

/** What sending goes by. */
export interface Sending {
  /** The entries that wait, what was sent off first at the head. Asked again after each. */
  waiting: () => Promise<readonly OutboxEntry[]>;
  /** Makes the call; the server takes the same entry twice for one. */
  send: (entry: OutboxEntry) => Promise<Attempt>;
  /** Keeps what an entry has become. */
  keep: (entry: OutboxEntry) => Promise<void>;
}

/** Statuses that pass by themselves: a session that ended, a time-out, too many calls. */
const passing = [401, 408, 425, 429];

/** Tells whether no answer came: whether it has arrived is not known. */
export const isUnanswered = ({ name }: Failure): boolean =>
  name === 'NetworkError' || name === 'TimeoutError';

/** Tells whether sending the same again may help; a server that failed may recover. */
const mayPass = (failure: Failure) =>
  isUnanswered(failure) ||
  (failure.status !== undefined && (failure.status >= 500 || passing.includes(failure.status)));

const refused = (entry: OutboxEntry, { serverMessage: reason }: Failure): OutboxEntry => ({
  ...entry,
  state: 'refused',
  ...(reason === undefined ? {} : { reason }),
});

const sentOf = ({ payload: _gone, ...entry }: OutboxEntry, opens?: string) => ({
  ...entry,
  state: 'sent' as const,
  at: Date.now(),
  ...(opens === undefined ? {} : { opens }),
});

/**
 * Sends what waits, one after the other. A refusal concerns its entry alone; where no answer comes, all that
 * follow wait as well, so that the order holds.
 */
export async function sendInOrder({ waiting, send, keep }: Sending): Promise<void> {
  for (;;) {
    const [next] = await waiting();
    if (!next) return;
    if (isTooOld(next)) {
      await keep({ ...next, state: 'refused' });
      continue;
    }
    const attempt = await send(next);
    if ('sent' in attempt) await keep(sentOf(next, attempt.sent.opens));
    else if (mayPass(attempt.failure)) return;
    else await keep(refused(next, attempt.failure));
  }
}
