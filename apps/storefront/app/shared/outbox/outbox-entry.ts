/** Kinds of what waits for a line. */
export type OutboxKind = 'booking' | 'answer' | 'cancellation' | 'profile';

/** Something that a person has sent, kept until the server has it. */
export interface OutboxEntry {
  /** Names it to the server: sent again, it is the same one. */
  key: string;
  kind: OutboxKind;
  /** The e-mail address of who was signed in; empty for a guest. */
  owner: string;
  /** In the words of the page, such as the name of a service. */
  title: string;
  /** The address of its form. */
  path: string;
  /** When it was sent off, or has arrived, in milliseconds since 1970. */
  at: number;
  /** Counts up: what was sent off first goes first. */
  order: number;
  /** `saved`: it waits; `sent`: the server has it; `refused`: the server will not take it as it is. */
  state: 'saved' | 'sent' | 'refused';
  /** As its kind has put it in, blobs included; gone once it was sent. */
  payload?: unknown;
  /** Why the server refused it, in its words; absent where it said nothing. */
  reason?: string;
  /** Where what was sent can be looked at. */
  opens?: string;
}

/** What is handed in; the rest is the outbox's own. */
export type NewEntry = Pick<OutboxEntry, 'key' | 'kind' | 'owner' | 'title' | 'path' | 'payload'>;

/**
 * For so long an entry is sent by itself, in milliseconds; then somebody has to look at it again. The server
 * knows a key for three days longer, so that what has arrived without an answer is not taken for another one.
 */
export const sentFor = 7 * 24 * 60 * 60 * 1_000;

/** For so long what was sent, or was never sent, is still shown, in milliseconds. */
const shownFor = { sent: 24 * 60 * 60 * 1_000, unsent: 2 * sentFor };

// A clock that was set back must not keep it for ever.
const ageOf = ({ at }: OutboxEntry) => Math.abs(Date.now() - at);

export const isTooOld = (entry: OutboxEntry): boolean => ageOf(entry) > sentFor;

/** Tells whether there is nothing to be done or seen about it any more. */
export const isOver = (entry: OutboxEntry): boolean =>
  ageOf(entry) > (entry.state === 'sent' ? shownFor.sent : shownFor.unsent);
