import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActionKind, ChangedField, DocumentPurpose } from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { auditLog } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { actingKey } from './acting-key.ts';

/** Something that one of the staff does. */
export interface Action {
  /** Nobody where it is done by who runs the server. */
  actorId: string | null;
  /** The kind of thing and what is done to it, such as `service.update`. */
  action: `${ActionKind}.${string}`;
  /** The id of what it is done to. */
  subject: string;
  /** What that is called; never a customer's name, which has to go with their account. */
  name?: string | null | undefined;
  /** What it becomes by it: a status or a role. */
  status?: string | undefined;
  /** What a document is opened for. */
  purpose?: DocumentPurpose | undefined;
  /** The most that a job may cost by it, in whole taka. */
  amount?: number | undefined;
  /** The purpose or the reason in their own words; those about a document go with the customer's account. */
  words?: string | null | undefined;
  /** The fields that it changes; never what is known of a customer. */
  changes?: readonly ChangedField[] | undefined;
  /** Names an action that is noted once, however often it is done. */
  once?: string;
}

/**
 * Notes what one of the staff has done, or an API key that they have issued. In the transaction of the action it commits with it or not at
 * all.
 */
export const recordAudit = (transaction: Queries, action: Action): Promise<void> =>
  recordAudits(transaction, [action]);

/** The same of several actions at once, at most a thousand. */
export async function recordAudits(
  transaction: Queries,
  actions: readonly Action[],
): Promise<void> {
  if (actions.length === 0) return;
  const key = actingKey.getStore()?.name;
  const rows = actions.map(({ name, status, purpose, amount, words, changes, once, ...action }) => {
    const named = name === '' ? undefined : name;
    const changed = changes?.length ? [...changes] : undefined;
    const details = omitNullish({
      name: named,
      status,
      purpose,
      amount,
      words,
      changes: changed,
      key,
    });
    return { id: once ?? createId(), ...action, details };
  });
  await transaction.insert(auditLog).values(rows).onConflictDoNothing();
}

/** Removes the words of staff at documents of these bookings, which may tell whose they were; that they opened them stays. */
export async function forgetWords(
  transaction: Queries,
  bookingIds: readonly string[],
): Promise<void> {
  await transaction
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'words'` })
    .where(and(eq(auditLog.kind, 'document'), inArray(auditLog.subject, [...bookingIds])));
}
