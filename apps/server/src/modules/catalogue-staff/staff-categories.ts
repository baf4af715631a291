import type { StaffCategory } from '@pothik/contract';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Message } from '../../http/message.ts';
import { notFound, refuseField, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { categories, services } from '../catalogue/schema.ts';
import { createId } from '../../platform/id.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toCategoryFields } from '../catalogue/category-serializers.ts';
import {
  countAllByCategory,
  findCategoryById,
  nameOfCategory,
  type CategoryRow,
} from '../catalogue/category-queries.ts';
import { indexCategories } from '../search/search-index.ts';
import { translationStates } from '../translation/translation-state.ts';
import { keepFittingCategory } from '../translation/words-of-originals.ts';

const selectCategories = (db: Queries) =>
  db
    .select({ category: categories, translations: translationStates('categories') })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

type Row = Awaited<ReturnType<typeof selectCategories>>[number];

function toStaffCategory(row: Row, serviceCount: number): StaffCategory {
  const { parentId, isActive, showInNavigation, position, version, updatedAt } = row.category;
  return {
    ...toCategoryFields(row.category),
    ...omitNullish({ parentId }),
    ...(parentId === null ? {} : { isSubcategory: true }),
    isActive,
    showInNavigation,
    position,
    version,
    updatedAt: updatedAt.toISOString(),
    serviceCount,
    translations: row.translations,
  };
}

const conflict = (said: Message) => new RequestError('conflict', said);

async function countIn(db: Queries, id: string) {
  const [standing] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(services)
    .where(or(eq(services.categoryId, id), eq(services.subcategoryId, id)));
  const [under] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(categories)
    .where(eq(categories.parentId, id));
  return { services: standing?.count ?? 0, subcategories: under?.count ?? 0 };
}

/** @throws RequestError `conflict` where another category has this address. */
async function checkSlug(db: Queries, slug: string | undefined, id: string): Promise<void> {
  if (slug === undefined) return;
  const [other] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), ne(categories.id, id)));
  if (other) throw conflict(messages.addressTaken);
}

/**
 * A category stands at the top or under one that does; one that has something in it does not change
 * between the two.
 *
 * @throws RequestError `conflict`, `validation_failed`
 */
async function checkParent(
  db: Queries,
  parentId: string | null | undefined,
  { id, before }: { id: string; before: CategoryRow | undefined },
): Promise<void> {
  if (parentId === undefined || parentId === (before?.parentId ?? null)) return;
  if (parentId !== null) {
    const parent = parentId === id ? undefined : await findCategoryById(db, parentId);
    if (parent?.parentId !== null) {
      throw refuseField('parentId', messages.parentIsSubcategory);
    }
  }
  if (!before) return;
  const inside = await countIn(db, id);
  const changesLevel = (before.parentId === null) !== (parentId === null);
  if (changesLevel && (inside.services > 0 || inside.subcategories > 0)) {
    throw conflict(messages.categoryInUse);
  }
}

/**
 * Categories as editors change them, one change at a time: an address or a parent that is free stays
 * so until it is taken.
 *
 * @param publish makes a change seen.
 */
export function staffCategoryHandlers(
  { db }: Pick<Database, 'db'>,
  publish: () => void,
): Omit<Handlers['staffCategories'], 'getTranslation' | 'updateTranslation'> {
  async function answer(id: string): Promise<StaffCategory> {
    const [row] = await selectCategories(db).where(eq(categories.id, id));
    if (!row) throw notFound(messages.categoryNotFound);
    return toStaffCategory(row, (await countIn(db, id)).services);
  }

  const change = async (work: (transaction: Queries) => Promise<void>) => {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
      await work(transaction);
    });
    publish();
  };

  return {
    async list() {
      const rows = await selectCategories(db);
      const counts = await countAllByCategory(db);
      return rows.map((row) => toStaffCategory(row, counts.get(row.category.id) ?? 0));
    },

    async create({ caller, body }) {
      const [id, actorId] = [createId(), signedIn(caller).userId];
      await change(async (transaction) => {
        await checkSlug(transaction, body.slug, id);
        await checkParent(transaction, body.parentId, { id, before: undefined });
        await transaction.insert(categories).values({ ...body, id });
        await indexCategories(transaction, [{ name: body.name }]);
        await recordAudit(transaction, {
          actorId,
          action: 'category.create',
          subject: id,
          name: body.name,
        });
      });
      return answer(id);
    },

    async update({ caller, params: { id }, body: { version, ...form } }) {
      const { userId: actorId } = signedIn(caller);
      await change(async (transaction) => {
        const before = await findCategoryById(transaction, id);
        if (!before) throw notFound(messages.categoryNotFound);
        assertVersion(version, before, 'category');
        const row = form;
        await checkSlug(transaction, row.slug, id);
        await checkParent(transaction, form.parentId, { id, before });
        const stored = await transaction
          .update(categories)
          .set({ ...row, updatedAt: new Date() })
          .where(eq(categories.id, id))
          .returning();
        const [after = before] = stored;
        await keepFittingCategory(transaction, before, stored);
        if (row.name !== undefined) await indexCategories(transaction, [{ name: row.name }]);
        await recordAudit(transaction, {
          actorId,
          action: 'category.update',
          subject: id,
          name: after.name,
          changes: [
            ...changedFields(before, after, ['parentId']),
            ...changedFields(
              { parentId: await nameOfCategory(transaction, before.parentId) },
              { parentId: await nameOfCategory(transaction, after.parentId) },
            ),
          ],
        });
      });
      return answer(id);
    },

    async delete({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await change(async (transaction) => {
        const before = await findCategoryById(transaction, id);
        if (!before) throw notFound(messages.categoryNotFound);
        const inside = await countIn(transaction, id);
        if (inside.services > 0 || inside.subcategories > 0) {
          throw conflict(messages.categoryHolds(inside));
        }
        await transaction.delete(categories).where(eq(categories.id, id));
        await recordAudit(transaction, {
          actorId,
          action: 'category.delete',
          subject: id,
          name: before.name,
        });
      });
      return { message: messages.categoryRemoved };
    },
  };
}
