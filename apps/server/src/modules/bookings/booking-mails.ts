import type { BookingStatus } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Queries } from '../../platform/database/open.ts';
import { preferences, users } from '../users/schema.ts';
import { noteCustomerMail } from '../notifications/customer-mails.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailClass } from '../../platform/mail/mail-class.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { notify } from '../notifications/notify.ts';
import { pushNews } from '../notifications/push/push-news.ts';
import { composeBookingMail, type NewsFacts } from './compose-booking-mail.ts';
import { findBookingRow, readTold } from './told-booking.ts';

/** What is told of a booking: nothing that somebody else has typed. */
export interface BookingNews {
  /** Names the event: the same event tells once. */
  eventKey: string;
  bookingId: string;
  /** When it happened; absent: now. */
  at?: Date | undefined;
  status: BookingStatus;
  /** Staff caused it, and not the customer. */
  isByStaff: boolean;
  /** Set where the booking was made just now. */
  isNew?: boolean;
  /** Of staff, to the customer. */
  note?: string | undefined;
  /** The note asks for a document. */
  asksForDocument?: boolean;
  /** How long mails and pushes wait, in seconds; absent: they are due at once. */
  delay?: number | undefined;
}

export const readNewsFacts = async (
  { publicOrigin, productName, contact }: ProductFacts,
  keys: DocumentKeys,
): Promise<NewsFacts> => ({
  sender: await productName(),
  publicOrigin,
  contact: await contact(),
  keys,
});

/** How much of a note a notification shows, in characters. */
const excerptLength = 200;

async function findAccount(queries: Queries, userId: string | null) {
  if (userId === null) return undefined;
  const [account] = await queries
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      wantsMail: preferences.bookingEmails,
      language: preferences.language,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  return account;
}

type Account = Awaited<ReturnType<typeof findAccount>>;

/** The mailbox for news of a booking; undefined: none. */
const mailboxOf = (email: string | null, account: Account) =>
  account?.wantsMail === false ? undefined : (email ?? account?.email);

/** A booking may name a stranger's mailbox: only the account's confirmed address is known to be the customer's. */
function mailClassOf(to: string, account: Account, { isByStaff }: BookingNews): MailClass {
  if (account?.emailVerifiedAt && account.email === to) return 'account';
  return isByStaff ? 'unconfirmedByStaff' : 'unconfirmed';
}

/** The ways by which the customer of a booking is told of news. */
export async function waysToTell(
  db: Queries,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<('account' | 'mail')[]> {
  const account = await findAccount(db, userId);
  const isMailed = mailboxOf(email, account) !== undefined;
  return [...(account ? (['account'] as const) : []), ...(isMailed ? (['mail'] as const) : [])];
}

/**
 * Tells who booked of what happened, in the account, by mail and in their browsers as far as they want it, in
 * their language: the account's, else the booking's. It commits with the event or not at all.
 */
export async function tellCustomer(
  transaction: Queries,
  news: BookingNews,
  facts: NewsFacts,
): Promise<void> {
  const { bookingId, eventKey, at, status, note, isNew = false, delay = 0 } = news;
  const booking = await findBookingRow(transaction, bookingId);
  if (!booking) return;
  const { reference, userId } = booking;
  const account = await findAccount(transaction, userId);
  const language = account?.language ?? booking.language;
  const { received, moved, asked } = messagesIn(language).bookings;
  if (userId !== null && account) {
    const told = { userId, eventKey, at, link: '/my-bookings' };
    if (news.asksForDocument) {
      const excerpt = Array.from(note ?? '')
        .slice(0, excerptLength)
        .join('');
      await notify(transaction, {
        ...told,
        kind: 'document_requested',
        title: asked.notification,
        body: `${reference}: ${excerpt}`,
      });
    } else {
      const title = isNew ? received.notification : moved.notification(status);
      await notify(transaction, { ...told, kind: 'booking_status', title, body: reference });
    }
  }
  // The customer who has just booked still looks at the page.
  if (!isNew) await pushNews(transaction, { eventKey, userId, bookingId }, delay);
  const to = mailboxOf(booking.email, account);
  if (to === undefined) return;
  const letter = await readTold(transaction, booking, language);
  const mail = composeBookingMail(
    { ...letter, to, class: mailClassOf(to, account, news), language, status, isNew, note },
    facts,
  );
  const id = await enqueueMail(transaction, { eventKey, mail, delay });
  const about = isNew ? 'received' : news.asksForDocument ? 'asked' : 'moved';
  if (id !== undefined) await noteCustomerMail(transaction, { id, bookingId, about });
}
