import type { CaseKind } from '@pothik/contract';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Message } from '../../http/message.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages as bookingMessages } from '../bookings/messages.ts';
import { bookings } from '../bookings/schema.ts';
import { messages as chatMessages } from '../chat/messages.ts';
import { chats } from '../chat/schema.ts';
import { messages as userMessages } from '../users/messages.ts';
import { users } from '../users/schema.ts';

/** The person whom a case is about, by what is proven to be theirs: an account, a booking or a chat. */
export interface CasePerson {
  /** Null: a guest. */
  userId: string | null;
  /** The number that they typed, which nobody has verified; null if they typed none. */
  phone: string | null;
  /** The booking that led to them, or that the visitor of the chat has proven to be theirs. */
  bookingId?: string;
  /** The chat that led to them. */
  chatId?: string;
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
      .select({
        userId: chats.userId,
        phone: chats.phone,
        bookingId: chats.bookingId,
        ofAccount: users.phone,
      })
      .from(chats)
      .leftJoin(users, eq(users.id, chats.userId))
      .where(eq(chats.id, id));
    if (!chat) return undefined;
    const { userId, phone, bookingId, ofAccount } = chat;
    return {
      userId,
      phone: userId === null ? phone : ofAccount,
      chatId: id,
      ...omitNullish({ bookingId }),
    };
  },
} satisfies Record<CaseKind, (db: Queries, id: string) => Promise<CasePerson | undefined>>;

const missing: Record<CaseKind, Message> = {
  customer: userMessages.customerNotFound,
  booking: bookingMessages.bookingNotFound,
  chat: chatMessages.chatNotFound,
};

/** @throws RequestError `not_found` */
export async function findCasePerson(
  db: Queries,
  { kind, id }: { kind: CaseKind; id: string },
): Promise<CasePerson> {
  const person = await found[kind](db, id);
  if (!person) throw notFound(missing[kind]);
  return person;
}

/** The bookings that are proven to be this person's: a matching phone number alone proves nothing. */
export const bookingsOf = ({ userId, bookingId }: CasePerson): SQL =>
  or(
    userId === null ? undefined : eq(bookings.userId, userId),
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
  ) ?? sql`false`;

/** The chats that are proven to be this person's, by their account or by one of these bookings. */
export const chatsOf = ({ userId, chatId }: CasePerson, bookingIds: readonly string[]): SQL =>
  or(
    userId === null ? undefined : eq(chats.userId, userId),
    chatId === undefined ? undefined : eq(chats.id, chatId),
    and(isNull(chats.userId), inArray(chats.bookingId, [...bookingIds])),
  ) ?? sql`false`;

/** Guests' bookings under the person's phone number that nobody has proven to be theirs. */
export const claimedBookingsOf = ({ phone, bookingId }: CasePerson): SQL =>
  phone === null
    ? sql`false`
    : sql`${and(isNull(bookings.userId), eq(bookings.phone, phone))}
        and ${bookings.id} is distinct from ${bookingId ?? null}`;

/** The same of chats. */
export const claimedChatsOf = (person: CasePerson, bookingIds: readonly string[]): SQL =>
  person.phone === null
    ? sql`false`
    : sql`${and(isNull(chats.userId), eq(chats.phone, person.phone))}
        and (${chatsOf(person, bookingIds)}) is not true`;
