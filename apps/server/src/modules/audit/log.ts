import type { ActionKind, LoggedAction } from '@pothik/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { auditLog, users } from '../../platform/database/schema/index.ts';
import { startOfDay } from '../../platform/database/start-of-day.ts';

/** How far a total is counted; beyond, it is answered as 'at least'. */
const countedTo = 10_000;

const selectLogged = (db: Queries) =>
  db
    .select({ action: auditLog, by: { _id: users.id, name: users.name } })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId));

function toLogged({
  action: { id, action, kind, subject, details, createdAt },
  by,
}: Awaited<ReturnType<typeof selectLogged>>[number]): LoggedAction {
  return {
    _id: id,
    at: createdAt.toISOString(),
    // Who writes it names a kind that is known.
    kind: kind as ActionKind,
    deed: action.slice(kind.length + 1),
    subject,
    ...omitNullish({ by, ...details }),
  };
}

/** What staff have done, for owners. */
export function logHandlers(db: Queries): Handlers['staffLog'] {
  return {
    async list({ query: { page, limit, staffId, kind, from, to } }) {
      const where = and(
        staffId === undefined ? undefined : eq(auditLog.actorId, staffId),
        kind && eq(auditLog.kind, kind),
        from === undefined ? undefined : sql`${auditLog.createdAt} >= ${startOfDay(from)}`,
        to === undefined ? undefined : sql`${auditLog.createdAt} < ${startOfDay(to, 1)}`,
      );
      const some = db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(where)
        .limit(countedTo + 1)
        .as('some');
      const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
      const count = counted?.count ?? 0;
      const rows = await selectLogged(db)
        .where(where)
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .offset((page - 1) * limit)
        .limit(limit + 1);
      return {
        data: rows.slice(0, limit).map(toLogged),
        pagination: {
          page,
          limit,
          hasNext: rows.length > limit,
          total: Math.min(count, countedTo),
          ...(count > countedTo ? { totalIsMinimum: true } : {}),
        },
      };
    },
  };
}
