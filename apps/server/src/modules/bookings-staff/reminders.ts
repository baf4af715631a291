import type { ContentLanguage } from '@pothik/contract';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { dailyMails } from '../staff/schema.ts';
import { preferences, users } from '../users/schema.ts';
import type { Log } from '../../platform/log.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { runRegularly } from '../../platform/run-regularly.ts';
import { isColleague } from '../auth/colleagues.ts';
import { noteReminded } from './set-handling.ts';

type Product = Pick<ProductFacts, 'publicOrigin' | 'productName'>;

interface Sender {
  sender: string;
  publicOrigin: string;
}

/** The most reminders of one look; the next one goes on. */
const most = 200;

/** Bookings whose assignee is still to be reminded. What is nobody's waits until it is somebody's. */
const isDue = (now: Date) =>
  and(lte(bookings.remindAt, now), isNull(bookings.remindedAt), isColleague);

const selectDue = (db: Queries) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      remindAt: bookings.remindAt,
      to: users.email,
      dailyLanguage: dailyMails.language,
      ownLanguage: preferences.language,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.assigneeId))
    .leftJoin(dailyMails, eq(dailyMails.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id));

/** Tells whoever has a booking that they wanted to be reminded of it: by its reference, and nothing of its customer. */
function composeReminder(
  { id, reference, to }: { id: string; reference: string; to: string },
  language: ContentLanguage,
  from: Sender,
): Mail {
  const words = messagesIn(language).reminders;
  const link = `${from.publicOrigin}/admin/bookings/${encodeURIComponent(id)}`;
  return composeMail({
    ...{ to, class: 'account', language, ...from },
    subject: words.subject(reference),
    paragraphs: [words.text(reference), { ...words.open, link }, words.why],
  });
}

/** @returns whether it was done here: another process does it, or it is not due any more otherwise. */
async function remind(transaction: Queries, id: string, from: Sender, now: Date) {
  const [due] = await selectDue(transaction)
    .where(and(eq(bookings.id, id), isDue(now)))
    .for('update', { of: bookings, skipLocked: true });
  if (!due?.remindAt) return false;
  const mail = composeReminder(due, due.dailyLanguage ?? due.ownLanguage ?? 'en', from);
  const eventKey = `reminder:${id}:${due.remindAt.toISOString()}`;
  await enqueueMail(transaction, { eventKey, mail });
  await noteReminded(transaction, id, now);
  return true;
}

/**
 * Mails each assignee whose reminder has come, once, whichever process looks; each in a transaction of its own, so
 * that one that fails keeps no other waiting.
 *
 * @returns the ids of the bookings.
 */
export async function remindDue(
  db: Database['db'],
  { product, log }: { product: Product; log: Log },
  now = new Date(),
): Promise<string[]> {
  const due = await selectDue(db)
    .where(isDue(now))
    .orderBy(asc(bookings.remindAt), asc(bookings.id))
    .limit(most);
  if (due.length === 0) return [];
  const { publicOrigin } = product;
  const from = { sender: await product.productName(), publicOrigin };
  const done: string[] = [];
  for (const { id } of due) {
    try {
      if (await db.transaction((transaction) => remind(transaction, id, from, now))) {
        done.push(id);
      }
    } catch (error) {
      log.warn({ err: error, booking: id }, 'a reminder of a booking could not be sent');
    }
  }
  return done;
}

/**
 * Does so at once, for what fell due while no server ran, and again and again.
 *
 * @param interval in milliseconds.
 * @returns a function that ends it, once what has begun is done.
 */
export const remindRegularly = (
  db: Database['db'],
  effects: { product: Product; log: Log },
  interval = 15_000,
): (() => Promise<void>) =>
  runRegularly(async () => {
    try {
      await remindDue(db, effects);
    } catch (error) {
      effects.log.warn({ err: error }, 'reminders that are due could not be read');
    }
  }, interval);
