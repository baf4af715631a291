import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';

/** Of fewer chats nothing is said. */
const fewest = 3;

/**
 * Minutes until staff answered first, in the middle one of the chats that began in the last six hours and
 * were answered.
 *
 * @returns undefined where there were fewer than three.
 */
export async function readAnswerMinutes(db: Queries): Promise<number | undefined> {
  const { rows } = await db.execute<{ answered: number; seconds: number | null }>(sql`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first.at - chats.created_at))::float as seconds
    from chats
    cross join lateral (
      select min(created_at) as at from chat_messages
      where chat_id = chats.id and sender_type = 'admin'
    ) first
    where chats.updated_at > now() - interval '6 hours'
      and chats.created_at > now() - interval '6 hours'
      and first.at is not null`);
  const [row] = rows;
  if (!row || row.answered < fewest || row.seconds === null) return undefined;
  return Math.max(1, Math.ceil(row.seconds / 60));
}
