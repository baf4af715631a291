import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { dailyMails } from '../staff/schema.ts';
import { users } from '../users/schema.ts';
import { addDays, dayInDhaka, startOfDay } from '../../platform/dhaka-time.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { isColleague } from '../auth/colleagues.ts';
import { composeDailyMail } from './compose-daily-mail.ts';
import { readOverview } from './overview.ts';
import { readPeriod } from './period.ts';

const dailyMailJob = 'daily-overview-mail';

/** When it is sent, in hours after midnight in Dhaka. */
const sentAt = 8;

const morningOf = (day: string) => startOfDay(day).getTime() + sentAt * 3_600_000;

/** The day whose morning comes next. */
function nextDay(moment: number) {
  const today = dayInDhaka(new Date(moment));
  return moment < morningOf(today) ? today : addDays(today, 1);
}

/**
 * Notes the mail of the next morning, once. Each mail notes the one after it, until it is no more wanted.
 *
 * @param sent the day of the mail that is being sent: clocks differ, and it may be a moment early.
 */
async function noteNextMail(db: Queries, userId: string, now: Date, sent?: string): Promise<void> {
  const day = nextDay(Math.max(now.getTime(), sent === undefined ? 0 : morningOf(sent)));
  const delay = (morningOf(day) - now.getTime()) / 1_000;
  const eventKey = `${userId}:${day}`;
  await enqueue(db, { kind: dailyMailJob, eventKey, payload: { userId, day }, delay });
}

const payloadSchema = z.object({ userId: z.string(), day: z.iso.date() });

/** Mails of the day before, to the staff who want them. */
export function dailyMailJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: Pick<ProductFacts, 'publicOrigin' | 'productName'>,
  send: SendMail,
): Record<string, JobHandler> {
  return {
    [dailyMailJob]: async (payload, id) => {
      const { userId, day: sent } = payloadSchema.parse(payload);
      const [found] = await db
        .select({ to: users.email, language: dailyMails.language })
        .from(dailyMails)
        .innerJoin(users, eq(users.id, dailyMails.userId))
        .where(and(eq(users.id, userId), isColleague));
      if (!found) return;
      const now = new Date();
      await noteNextMail(db, userId, now, sent);
      const yesterday = addDays(dayInDhaka(now), -1);
      const [day, overview, sender] = await Promise.all([
        readPeriod(db, { from: yesterday, to: yesterday }),
        readOverview(db, now),
        productName(),
      ]);
      await send(composeDailyMail({ ...found, sender, publicOrigin }, day, overview), id);
    },
  };
}

export function dailyMailHandlers({
  db,
}: Pick<Database, 'db'>): Pick<Handlers['staffOverview'], 'getDailyMail' | 'updateDailyMail'> {
  return {
    async getDailyMail({ caller }) {
      const { userId } = signedIn(caller);
      return { isWanted: (await db.$count(dailyMails, eq(dailyMails.userId, userId))) > 0 };
    },

    async updateDailyMail({ caller, body: { isWanted, language } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        if (!isWanted) {
          await transaction.delete(dailyMails).where(eq(dailyMails.userId, userId));
          return;
        }
        await transaction
          .insert(dailyMails)
          .values({ userId, language })
          .onConflictDoUpdate({ target: dailyMails.userId, set: { language } });
        await noteNextMail(transaction, userId, new Date());
      });
      return { isWanted };
    },
  };
}
