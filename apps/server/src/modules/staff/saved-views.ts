import type { SavedView } from '@pothik/contract';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { signedIn, type Caller, type Handlers } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { defaultViews, savedViews } from './schema.ts';
import { users } from '../users/schema.ts';
import { violatedUniqueIndex } from '../../platform/database/violated-constraint.ts';
import { createId } from '../../platform/id.ts';

/** The most views that one person saves of a list. */
const mostOfList = 50;

const isOwn = ({ userId }: Caller) => eq(savedViews.userId, userId);
const isShared = eq(savedViews.isShared, true);

/** One's own, and those that colleagues share. */
const isSeen = (caller: Caller) => or(isOwn(caller), isShared);

/** One's own; owners keep the shared ones in order. */
const isKept = (caller: Caller) => (caller.role === 'owner' ? isSeen(caller) : isOwn(caller));

async function selectViews(db: Queries, { userId }: Caller, where: SQL | undefined) {
  const rows = await db
    .select({
      view: savedViews,
      by: { _id: users.id, name: users.name },
      defaultId: defaultViews.viewId,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .leftJoin(
      defaultViews,
      and(eq(defaultViews.viewId, savedViews.id), eq(defaultViews.userId, userId)),
    )
    .where(where)
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(
    ({ view: { id, list, name, query, isShared: isForAll }, by, defaultId }): SavedView => ({
      ...{ _id: id, list, name, query, isShared: isForAll, by },
      isDefault: defaultId !== null,
    }),
  );
}

/** @throws RequestError `conflict` where the person has a view of the list with this name. */
async function asNamed<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedUniqueIndex(error) !== 'saved_views_name') throw error;
    throw new RequestError('conflict', messages.viewNameTaken);
  }
}

/** Views of the console's lists. */
export function savedViewHandlers({ db }: Pick<Database, 'db'>): Handlers['staffViews'] {
  async function answer(caller: Caller, id: string): Promise<SavedView> {
    const [view] = await selectViews(db, caller, and(eq(savedViews.id, id), isSeen(caller)));
    if (!view) throw notFound(messages.viewNotFound);
    return view;
  }
  return {
    async list({ caller, query: { list } }) {
      const me = signedIn(caller);
      return { views: await selectViews(db, me, and(eq(savedViews.list, list), isSeen(me))) };
    },

    async create({ caller, body }) {
      const me = signedIn(caller);
      const id = createId();
      const count = await db.$count(savedViews, and(isOwn(me), eq(savedViews.list, body.list)));
      if (count >= mostOfList) {
        throw new RequestError('conflict', messages.tooManyViews(mostOfList));
      }
      await asNamed(db.insert(savedViews).values({ id, userId: me.userId, ...body }));
      return answer(me, id);
    },

    async update({ caller, params: { id }, body }) {
      const me = signedIn(caller);
      const isAsked = and(eq(savedViews.id, id), isKept(me));
      if (Object.keys(body).length > 0) {
        await asNamed(db.update(savedViews).set(body).where(isAsked));
      }
      const [kept] = await selectViews(db, me, isAsked);
      if (!kept) throw notFound(messages.viewNotFound);
      return kept;
    },

    async setDefault({ caller, body: { list, viewId } }) {
      const me = signedIn(caller);
      const { userId } = me;
      if (viewId === null) {
        await db
          .delete(defaultViews)
          .where(and(eq(defaultViews.userId, userId), eq(defaultViews.list, list)));
      } else {
        const view = await answer(me, viewId);
        if (view.list !== list) throw notFound(messages.viewNotFound);
        await db
          .insert(defaultViews)
          .values({ userId, list, viewId })
          .onConflictDoUpdate({
            target: [defaultViews.userId, defaultViews.list],
            set: { viewId },
          });
      }
      return { message: messages.defaultViewSaved };
    },

    async delete({ caller, params: { id } }) {
      const gone = await db
        .delete(savedViews)
        .where(and(eq(savedViews.id, id), isKept(signedIn(caller))))
        .returning({ id: savedViews.id });
      if (gone.length === 0) throw notFound(messages.viewNotFound);
      return { message: messages.viewRemoved };
    },
  };
}
