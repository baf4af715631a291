import { mayCall, presenceDuration, type RecordKind } from '@pothik/contract';
import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { signedIn, type Caller, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { presences } from '../staff/schema.ts';
import { users } from '../users/schema.ts';
import type { RecordSources } from '../../platform/record-source.ts';
import { messages } from './messages.ts';

const longAgo = sql`now() - make_interval(secs => ${presenceDuration / 1_000})`;

/** Deletes who has left without a word. */
export async function sweepPresences(db: Queries): Promise<void> {
  await db.delete(presences).where(lt(presences.seenAt, longAgo));
}

interface Place {
  kind: RecordKind;
  _id: string;
}

const isAt = ({ kind, _id: id }: Place) =>
  and(eq(presences.kind, kind), eq(presences.recordId, id));

/** @throws RequestError `not_found` for a kind that their role does not open. */
function assertOpen(sources: RecordSources, { role }: Caller, { kind }: Place): void {
  if (!mayCall(role, sources[kind].access)) throw notFound(messages.recordNotFound);
}

/** Tells colleagues who is at which record. */
export function presenceHandlers(
  db: Database['db'],
  sources: RecordSources,
): Handlers['staffPresence'] {
  return {
    async tell({ caller, body: { isEditing, ...place } }) {
      const me = signedIn(caller);
      assertOpen(sources, me, place);
      const { kind, _id: recordId } = place;
      const seenAt = sql`now()`;
      await db
        .insert(presences)
        .values({ kind, recordId, userId: me.userId, isEditing, seenAt })
        .onConflictDoUpdate({
          target: [presences.kind, presences.recordId, presences.userId],
          set: { isEditing, seenAt },
        });
      const colleagues = await db
        .select({ _id: users.id, name: users.name, isEditing: presences.isEditing })
        .from(presences)
        .innerJoin(users, eq(users.id, presences.userId))
        .where(and(isAt(place), ne(presences.userId, me.userId), gt(presences.seenAt, longAgo)))
        .orderBy(asc(users.name), asc(users.id));
      return { colleagues };
    },

    async leave({ caller, body }) {
      const { userId } = signedIn(caller);
      await db.delete(presences).where(and(isAt(body), eq(presences.userId, userId)));
      return { message: messages.left };
    },
  };
}
