import type { CaseKind } from '@pothik/contract';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookings, chats, users } from '../../platform/database/schema/index.ts';

/** The person whom a case is about. */
export interface CasePerson {
  /** Null: a guest. */
  userId: string | null;
  /** Null where nobody has told one. */
  phone: string | null;
  /** The booking that led to them; without a phone number it is all that is known to be theirs. */
  bookingId?: string;
}

/** Where each kind of thing says whose it is. */
const found = {
  async customer(db: Queries, id: string): Promise<CasePerson | undefined> {
    const [user] = await db
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'customer')));
    return user && { userId: id, phone: user.phone };
  },

  async booking(db: Queries, id: string): Promise<CasePerson | undefined> {
    const [booking] = await db
      .select({ userId: bookings.userId, phone: bookings.phone, ofAccount: users.phone })
      .from(bookings)
      .leftJoin(users, eq(users.id, bookings.userId))
      .where(eq(bookings.id, id));
    if (!booking) return undefined;
    const { userId, phone, ofAccount } = booking;
    return { userId, phone: userId === null ? phone : ofAccount, bookingId: id };
  },

  async chat(db: Queries, id: string): Promise<CasePerson | undefined> {
    const [chat] = await db
      .select({ userId: chats.userId, phone: chats.phone, ofAccount: users.phone })
      .from(chats)
      .leftJoin(users, eq(users.id, chats.userId))
      .where(eq(chats.id, id));
    if (!chat) return undefined;
    const { userId, phone, ofAccount } = chat;
    return { userId, phone: userId === null ? phone : ofAccount };
  },
} satisfies Record<CaseKind, (db: Queries, id: string) => Promise<CasePerson | undefined>>;

const names = { customer: 'This customer', booking: 'This booking', chat: 'This chat' };

/** @throws RequestError `not_found` */
export async function findCasePerson(
  db: Queries,
  { kind, id }: { kind: CaseKind; id: string },
): Promise<CasePerson> {
  const person = await found[kind](db, id);
  if (!person) throw notFound(names[kind]);
  return person;
}

/**
 * Those bookings that are this person's: their account's, made without one under their phone number, or the one
 * that led here. Such a number was typed by whoever came; staff are told that it was a guest.
 */
export const bookingsOf = ({ userId, phone, bookingId }: CasePerson): SQL =>
  or(
    userId === null ? undefined : eq(bookings.userId, userId),
    phone === null ? undefined : and(isNull(bookings.userId), eq(bookings.phone, phone)),
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
  ) ?? sql`false`;

/** The same of chats. */
export const chatsOf = ({ userId, phone }: CasePerson): SQL =>
  or(
    userId === null ? undefined : eq(chats.userId, userId),
    phone === null ? undefined : and(isNull(chats.userId), eq(chats.phone, phone)),
  ) ?? sql`false`;
