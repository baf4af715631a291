import { consentWordings, type ConsentPurpose } from '@pothik/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { consents } from './schema.ts';
import { newsletterSubscribers } from '../newsletter/schema.ts';
import { preferences } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';

/** Whose consent it is: about the documents of a booking, of an address, or of an account. */
type Subject = { bookingId: string } | { email: string } | { userId: string };

const textOf = (wording: string): string | null =>
  Object.hasOwn(consentWordings, wording)
    ? consentWordings[wording as keyof typeof consentWordings]
    : null;

/**
 * Notes that somebody has agreed. In the transaction of what they agreed to it commits with it or not
 * at all.
 *
 * @param wording that was shown; null: none was, and doing it was agreeing.
 */
export async function recordConsent(
  transaction: Queries,
  purpose: ConsentPurpose,
  subject: Subject,
  wording: string | null,
): Promise<void> {
  const text = wording === null ? null : textOf(wording);
  await transaction.insert(consents).values({ id: createId(), purpose, ...subject, wording, text });
}

const withdraw = { withdrawnAt: sql`now()` };

/**
 * Ends the newsletter of an account and, where its address is shown to be theirs, of that address.
 *
 * @param email confirmed; absent: the account's alone ends.
 */
export async function endNewsletter(
  transaction: Queries,
  userId: string,
  email?: string,
): Promise<void> {
  const isOpen = and(eq(consents.purpose, 'newsletter'), isNull(consents.withdrawnAt));
  await transaction
    .update(preferences)
    .set({ newsletter: false })
    .where(eq(preferences.userId, userId));
  await transaction
    .update(consents)
    .set(withdraw)
    .where(and(isOpen, eq(consents.userId, userId)));
  if (email === undefined) return;
  await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await transaction
    .update(consents)
    .set(withdraw)
    .where(and(isOpen, eq(consents.email, email)));
}
