import type { Consent } from '@pothik/contract';
import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookingDocuments, bookings } from '../bookings/schema.ts';
import { consents } from './schema.ts';
import { users } from '../users/schema.ts';
import { removeFilesLater } from '../files/sweep-documents.ts';
import { messages } from './messages.ts';
import { endNewsletter } from './record-consent.ts';

/** The consents of a person: their account's, those of their bookings, and of an address that is shown to be theirs. */
const isOf = (userId: string): SQL | undefined =>
  or(
    eq(consents.userId, userId),
    eq(bookings.userId, userId),
    and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)),
  );

const selectConsents = (db: Queries, userId: string, more?: SQL) =>
  db
    .select({ consent: consents, reference: bookings.reference, email: users.email })
    .from(consents)
    .leftJoin(bookings, eq(bookings.id, consents.bookingId))
    .leftJoin(users, and(eq(users.email, consents.email), eq(users.id, userId)))
    .where(and(isOf(userId), more))
    .orderBy(desc(consents.givenAt), desc(consents.id));

type ConsentRow = Awaited<ReturnType<typeof selectConsents>>[number];

const toConsent = ({ consent, reference }: ConsentRow): Consent => ({
  _id: consent.id,
  purpose: consent.purpose,
  givenAt: consent.givenAt.toISOString(),
  ...omitNullish({
    wording: consent.wording,
    text: consent.text,
    withdrawnAt: consent.withdrawnAt?.toISOString(),
    booking: reference,
  }),
});

/** What a person has agreed to, the newest first. */
export const listConsents = async (db: Queries, userId: string): Promise<Consent[]> =>
  (await selectConsents(db, userId)).map(toConsent);

/** The documents of a booking are deleted at once: nothing else allows keeping them. */
async function deleteDocuments(transaction: Queries, consentId: string, bookingId: string) {
  const gone = await transaction
    .delete(bookingDocuments)
    .where(eq(bookingDocuments.bookingId, bookingId))
    .returning({ key: bookingDocuments.key });
  const keys = gone.map(({ key }) => key);
  await removeFilesLater(transaction, `consent:${consentId}`, keys);
}

/** What people have agreed to. */
export function consentHandlers({ db }: Pick<Database, 'db'>): Handlers['consents'] {
  return {
    async list({ caller }) {
      return { consents: await listConsents(db, signedIn(caller).userId) };
    },

    async withdraw({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [found] = await selectConsents(transaction, userId, eq(consents.id, id));
        if (!found) throw notFound(messages.consentNotFound);
        const { purpose, bookingId } = found.consent;
        if (purpose === 'newsletter') {
          await endNewsletter(transaction, userId, await confirmedAddress(transaction, userId));
        }
        if (bookingId !== null) await deleteDocuments(transaction, id, bookingId);
        await transaction
          .update(consents)
          .set({ withdrawnAt: sql`now()` })
          .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)));
      });
      return { message: messages.withdrawn };
    },
  };
}

/** The address of an account, once it is shown to be its person's. */
export async function confirmedAddress(db: Queries, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return user?.email;
}
