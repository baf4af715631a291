import type { ContentLanguage, Overview, PeriodOverview } from '@pothik/contract';
import { messagesIn } from '../../messages/messages-in.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The person who gets it, and the product that it comes from. */
interface Addressee {
  to: string;
  language: ContentLanguage;
  sender: string;
  publicOrigin: string;
}

/** Tells one of the staff how a day went, and what waits now. */
export function composeDailyMail(
  addressee: Addressee,
  { from: day, bookings, chats }: Pick<PeriodOverview, 'from' | 'bookings' | 'chats'>,
  { overdue, chats: { waiting } }: Pick<Overview, 'overdue' | 'chats'>,
): Mail {
  const words = messagesIn(addressee.language).overview;
  const time = (half: number | undefined) =>
    half === undefined ? words.none : words.minutes(Math.round(half));
  const some = ({ count, isMinimum = false }: Overview['overdue']['pending']) =>
    words.count(count, isMinimum);
  return composeMail({
    ...addressee,
    class: 'account',
    subject: words.subject(addressee.sender, day),
    paragraphs: [
      words.yesterday(day),
      {
        facts: [
          { label: words.made, value: words.madeWithBefore(bookings.made, bookings.madeBefore) },
          { label: words.chatWait, value: time(chats.waits.half) },
          { label: words.bookingWait, value: time(bookings.waits.half) },
        ],
      },
      words.now,
      {
        facts: [
          { label: words.waiting, value: words.count(waiting, false) },
          { label: words.overduePending, value: some(overdue.pending) },
          { label: words.overdueAnswered, value: some(overdue.answered) },
        ],
      },
      { ...words.open, link: `${addressee.publicOrigin}/admin/` },
      words.why,
    ],
  });
}
