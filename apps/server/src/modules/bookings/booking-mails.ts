import type { BookingStatus } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { preferences, users } from '../../platform/database/schema/index.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { mailJob, type Mail } from '../../platform/mail/mailer.ts';
import { notify } from '../notifications/notify.ts';

/** What is told of a booking: nothing that somebody else has typed. */
export interface BookingNews {
  /** Names the event: the same event tells once. */
  eventKey: string;
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

function toMail(to: string, sender: string, origin: string, news: BookingNews): Mail {
  const { reference, userId } = news;
  const said = news.isNew
    ? `We have received your booking ${reference}.`
    : `Your booking ${reference} ${words[news.status]}.`;
  const where =
    userId === null
      ? `Keep the reference ${reference}: with it and your phone number you can ask for your booking.`
      : `You find it here:\n${origin}/my-bookings`;
  const note = news.note ? [news.note] : [];
  const soon = news.isNew ? ["We'll contact you soon."] : [];
  return {
    to,
    sender,
    subject: news.isNew
      ? `Your booking ${reference}`
      : `Booking ${reference} ${words[news.status]}`,
    text: [said, ...note, ...soon, where, sender].join('\n\n'),
  };
}

/**
 * Tells who booked of what happened, in the account and by mail as far as they want it. It commits
 * with the event or not at all.
 *
 * @param sender the product's name, read before the transaction.
 */
export async function tellCustomer(
  transaction: Queries,
  news: BookingNews,
  { sender, publicOrigin }: { sender: string; publicOrigin: string },
): Promise<void> {
  const { userId, eventKey, at, reference, status } = news;
  const [account] =
    userId === null
      ? []
      : await transaction
          .select({ email: users.email, wantsMail: preferences.bookingEmails })
          .from(users)
          .leftJoin(preferences, eq(preferences.userId, users.id))
          .where(eq(users.id, userId));
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
  const to = news.email ?? account?.email;
  if (to === undefined || account?.wantsMail === false) return;
  const payload = toMail(to, sender, publicOrigin, news);
  await enqueue(transaction, { kind: mailJob, eventKey, payload });
}
