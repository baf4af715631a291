import type { BookingStatus } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { preferences, users } from '../../platform/database/schema/index.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { composeMail, type Paragraph } from '../../platform/mail/compose-mail.ts';
import { mailJob, type Mail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { notify } from '../notifications/notify.ts';
import { bookingLink, pageOfLink } from './booking-links.ts';

/** What is told of a booking: nothing that somebody else has typed. */
export interface BookingNews {
  /** Names the event: the same event tells once. */
  eventKey: string;
  bookingId: string;
  /** When it happened; absent: now. */
  at?: Date | undefined;
  reference: string;
  status: BookingStatus;
  userId: string | null;
  /** Where the mail goes; absent: to the account's address. */
  email: string | null;
  /** Set where the booking was made just now. */
  isNew?: boolean;
  /** Of staff, to the customer. */
  note?: string | undefined;
  /** The note asks for a document. */
  asksForDocument?: boolean;
}

/** The facts that news are made of, read before the transaction. */
export interface NewsFacts {
  /** The product's name. */
  sender: string;
  publicOrigin: string;
  /** Sign the links by which guests open their bookings. */
  keys: DocumentKeys;
}

export const readNewsFacts = async (
  product: ProductFacts,
  keys: DocumentKeys,
): Promise<NewsFacts> => ({
  sender: await product.productName(),
  publicOrigin: product.publicOrigin,
  keys,
});

/** How much of a note a notification shows, in characters. */
const excerptLength = 200;

const words: Record<BookingStatus, string> = {
  pending: 'is waiting to be confirmed',
  confirmed: 'is confirmed',
  processing: 'is being processed',
  action_required: 'needs something from you',
  completed: 'is completed',
  cancelled: 'is cancelled',
};

function toMail(to: string, { sender, publicOrigin, keys }: NewsFacts, news: BookingNews): Mail {
  const { bookingId, reference, userId } = news;
  const said = news.isNew
    ? `We have received your booking ${reference}.`
    : `Your booking ${reference} ${words[news.status]}.`;
  const page =
    userId === null
      ? pageOfLink(publicOrigin, bookingLink(keys, bookingId))
      : `${publicOrigin}/my-bookings`;
  const isAsked = news.status === 'action_required';
  const where: Paragraph[] = [
    {
      lead: isAsked ? 'Answer here' : 'You find it here',
      action: isAsked ? 'Answer' : 'See my booking',
      link: page,
    },
    ...(userId === null
      ? [
          {
            lead: `With the reference ${reference} and your phone number you find it at any time`,
            action: 'Find my booking',
            link: `${publicOrigin}/track`,
          },
        ]
      : []),
  ];
  const note = news.note ? [news.note] : [];
  const soon = news.isNew ? ["We'll contact you soon."] : [];
  return composeMail({
    to,
    sender,
    subject: news.isNew
      ? `Your booking ${reference}`
      : `Booking ${reference} ${words[news.status]}`,
    paragraphs: [said, ...note, ...soon, ...where],
  });
}

async function findAccount(queries: Queries, userId: string | null) {
  if (userId === null) return undefined;
  const [account] = await queries
    .select({ email: users.email, wantsMail: preferences.bookingEmails })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  return account;
}

type Account = Awaited<ReturnType<typeof findAccount>>;

/** The mailbox for news of a booking; undefined: none. */
const mailboxOf = (email: string | null, account: Account) =>
  account?.wantsMail === false ? undefined : (email ?? account?.email);

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
 * Tells who booked of what happened, in the account and by mail as far as they want it. It commits
 * with the event or not at all.
 */
export async function tellCustomer(
  transaction: Queries,
  news: BookingNews,
  facts: NewsFacts,
): Promise<void> {
  const { userId, eventKey, at, reference, status } = news;
  const account = await findAccount(transaction, userId);
  if (userId !== null && account) {
    const told = { userId, eventKey, at, link: '/my-bookings' };
    if (news.asksForDocument) {
      const note = Array.from(news.note ?? '')
        .slice(0, excerptLength)
        .join('');
      const title = 'We need a document for your booking';
      await notify(transaction, {
        ...told,
        kind: 'document_requested',
        title,
        body: `${reference}: ${note}`,
      });
    } else {
      const title = news.isNew ? 'Booking received' : `Your booking ${words[status]}`;
      await notify(transaction, { ...told, kind: 'booking_status', title, body: reference });
    }
  }
  const to = mailboxOf(news.email, account);
  if (to === undefined) return;
  const payload = toMail(to, facts, news);
  await enqueue(transaction, { kind: mailJob, eventKey, payload });
}
