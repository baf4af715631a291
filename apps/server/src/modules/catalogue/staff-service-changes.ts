import type { ContentLanguage, RefusedService, ServiceChange } from '@pothik/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { categories, services } from './schema.ts';
import { serviceChanges, type ChangedService } from './staff/schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  assertUndoable,
  inOrder,
  isRecent,
  mayUndo,
  undoableUntil,
} from '../several/staff-changes.ts';
import { findCategories } from './category-queries.ts';
import { checkPlace } from './service-changes.ts';
import { readCapRule, type CapRule } from './staff/cap-rule.ts';
import {
  categoryGone,
  changedSince,
  refusedService,
  serviceGone,
  type WhyLeft,
} from './staff/left-services.ts';
import { momentsAhead, toIso } from './staff/moments.ts';
import { serviceDifferences } from './staff/service-differences.ts';
import { setService } from './staff/set-service.ts';

type StoredService = typeof services.$inferSelect;

const nameOf = ({ name, jobTitle }: StoredService) => name ?? jobTitle ?? undefined;

const selectChanges = (db: Queries) =>
  db
    .select({
      change: serviceChanges,
      by: { _id: users.id, name: users.name },
      category: categories.name,
    })
    .from(serviceChanges)
    .innerJoin(users, eq(users.id, serviceChanges.actorId))
    .leftJoin(categories, eq(categories.id, sql`${serviceChanges.set} ->> 'categoryId'`));

type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

const toChange = ({
  change: { id, set, changed, createdAt },
  by,
  category,
}: ChangeRow): ServiceChange => ({
  _id: id,
  set,
  ...(category === null ? {} : { category }),
  count: changed.length,
  by,
  at: createdAt.toISOString(),
  undoableUntil: undoableUntil(createdAt),
});

async function lock(transaction: Queries, id: string) {
  const [row] = await transaction.select().from(services).where(eq(services.id, id)).for('update');
  return row;
}

const settingsOf = ({ isActive, featured, categoryId, subcategoryId }: StoredService) => ({
  isActive,
  featured,
  categoryId,
  subcategoryId,
});

const notAsSeen = {
  code: 'version_conflict',
  said: general.overtaken('service'),
} as const satisfies WhyLeft;

/** Makes one service what it was before a change. @returns why not, where that can't be. */
async function undoOne(
  transaction: Queries,
  { id, version, publishAt: plannedAt, ...settings }: ChangedService,
  { actorId, rule, language }: { actorId: string; rule: CapRule; language: ContentLanguage },
): Promise<RefusedService | undefined> {
  const now = await lock(transaction, id);
  const refuse = (why: WhyLeft) => refusedService(id, now, why, language);
  if (!now) return refuse(serviceGone);
  if (now.version !== version) return refuse(changedSince);
  const aboveCap = rule.refusalOf({ ...now, ...settings });
  if (aboveCap) return refuse(aboveCap);
  try {
    await checkPlace(transaction, settings);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return refuse(categoryGone);
  }
  const planned = momentsAhead({ ...settings, publishAt: plannedAt });
  const publishAt = now.publishAt ?? planned.publishAt;
  const after = await setService(transaction, now, { ...settings, publishAt }, actorId);
  const name = nameOf(after);
  await recordAudit(transaction, { actorId, action: 'service.undo', subject: id, name });
  return undefined;
}

/**
 * Changes of several services at once.
 *
 * @param publish makes a change seen: public answers that were kept are forgotten.
 */
export function serviceChangeHandlers(
  db: Database['db'],
  publish: () => void,
): Handlers['staffServiceChanges'] {
  return {
    async list({ caller }) {
      const rows = await selectChanges(db)
        .where(
          and(
            isRecent(serviceChanges),
            isNull(serviceChanges.undoneAt),
            mayUndo(serviceChanges, signedIn(caller)),
          ),
        )
        .orderBy(desc(serviceChanges.createdAt))
        .limit(20);
      return { changes: rows.map(toChange) };
    },

    async apply({ caller, body: { services: asked, set: given }, language }) {
      const { userId: actorId } = signedIn(caller);
      const set = 'categoryId' in given ? { ...given, subcategoryId: null } : given;
      const answer = await db.transaction(async (transaction) => {
        if ('categoryId' in given) await checkPlace(transaction, given);
        const changed: ChangedService[] = [];
        const refused: RefusedService[] = [];
        const ids = asked.map(({ _id }) => _id);
        const rule = await readCapRule(transaction, ids);
        const categories = await findCategories(transaction);
        for (const { _id: id, version } of inOrder(asked)) {
          const before = await lock(transaction, id);
          if (before?.version !== version) {
            const why = before ? notAsSeen : serviceGone;
            refused.push(refusedService(id, before, why, language));
            continue;
          }
          const aboveCap = rule.refusalOf({ ...before, ...set });
          if (aboveCap) {
            refused.push(refusedService(id, before, aboveCap, language));
            continue;
          }
          const after = await setService(transaction, before, set, actorId);
          const publishAt = toIso(before.publishAt);
          changed.push({ id, version: after.version, publishAt, ...settingsOf(before) });
          const action = 'service.update';
          const deed = { actorId, action, subject: id, name: nameOf(after) } as const;
          const changes = serviceDifferences(before, after, categories);
          await recordAudit(transaction, { ...deed, changes });
        }
        if (changed.length === 0) return { refused };
        const id = createId();
        await transaction.insert(serviceChanges).values({ id, actorId, set: given, changed });
        const [row] = await selectChanges(transaction).where(eq(serviceChanges.id, id));
        return { ...(row ? { change: toChange(row) } : {}), refused };
      });
      publish();
      return answer;
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      const answer = await db.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ change: serviceChanges, isRecent: sql<boolean>`${isRecent(serviceChanges)}` })
          .from(serviceChanges)
          .where(and(eq(serviceChanges.id, id), mayUndo(serviceChanges, me)))
          .for('update');
        const { changed } = assertUndoable(found);
        const refused: RefusedService[] = [];
        const ids = changed.map(({ id: changedId }) => changedId);
        const rule = await readCapRule(transaction, ids);
        const by = { actorId: me.userId, rule, language };
        for (const one of changed) {
          const refusal = await undoOne(transaction, one, by);
          if (refusal) refused.push(refusal);
        }
        await transaction
          .update(serviceChanges)
          .set({ undoneAt: new Date() })
          .where(eq(serviceChanges.id, id));
        return { count: changed.length - refused.length, refused };
      });
      publish();
      return answer;
    },
  };
}
