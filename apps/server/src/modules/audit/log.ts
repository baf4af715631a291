import type { ActionKind, LoggedAction } from '@pothik/contract';
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { findPage } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { auditLog } from './schema.ts';
import { users } from '../users/schema.ts';
import { toSearch } from '../../platform/database/search.ts';
import { startOfDay } from '../../platform/database/start-of-day.ts';

const newest = [desc(auditLog.createdAt), desc(auditLog.id)];

const listed = { table: auditLog, id: auditLog.id, usual: newest, reach: 5_000 };

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
export function logHandlers(database: Pick<Database, 'db' | 'forSearch'>): Handlers['staffLog'] {
  const { db } = database;
  return {
    async list({ query: { page, limit, staffId, kind, from, to, search } }) {
      const term = toSearch(search);
      const where = and(
        staffId === undefined ? undefined : eq(auditLog.actorId, staffId),
        kind && eq(auditLog.kind, kind),
        from === undefined ? undefined : sql`${auditLog.createdAt} >= ${startOfDay(from)}`,
        to === undefined ? undefined : sql`${auditLog.createdAt} < ${startOfDay(to, 1)}`,
      );
      const { ids, ...count } = await findPage(database, listed, {
        where,
        term: term && {
          isFound: like(auditLog.searchText, term.pattern),
          isIndexed: term.isIndexed,
        },
        order: newest,
        offset: (page - 1) * limit,
        limit: limit + 1,
      });
      const rows = await selectLogged(db)
        .where(inArray(auditLog.id, ids))
        .orderBy(...newest);
      return {
        data: rows.slice(0, limit).map(toLogged),
        pagination: toPagination({ page, limit }, rows.length, count),
      };
    },
  };
}
