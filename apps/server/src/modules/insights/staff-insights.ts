import type { StaffInsight } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { desc, eq, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { notFound, refuseField } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages as ofCatalogue } from '../catalogue/messages.ts';
import { categories } from '../catalogue/schema.ts';
import { images } from '../media/schema.ts';
import { messages } from './messages.ts';
import { insights } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { nameOfCategory } from '../catalogue/category-queries.ts';
import { cleanHtml, textOfHtml } from '../catalogue/html.ts';
import { standsAs, translationStates } from '../translation/translation-state.ts';
import { keepFittingInsight } from '../translation/words-of-originals.ts';
import { dropPictureWords, findCover, sayMore } from '../translation/words-of-pictures.ts';
import { usePictures } from '../media/given-pictures.ts';
import { detailsColumns, toInsightDetails } from './insight-queries.ts';

type InsightForm = Omit<BodyOf<Definitions['staffInsights']['update']>, 'version'>;

const selectStaff = (db: Queries) =>
  db
    .select({ ...detailsColumns, translations: translationStates('insights') })
    .from(insights)
    .leftJoin(images, eq(images.id, insights.coverImageId))
    .leftJoin(categories, eq(categories.id, insights.relatedCategoryId));

const toStaffInsight = (row: Awaited<ReturnType<typeof selectStaff>>[number]): StaffInsight => ({
  ...toInsightDetails(row),
  version: row.version,
  translations: row.translations,
});

/** @throws RequestError `validation_failed` for a category that is not there. */
async function checkRelatedCategory(db: Queries, { relatedCategoryId: id }: InsightForm) {
  if (!id) return;
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id));
  if (!row) throw refuseField('relatedCategoryId', ofCatalogue.noSuchCategory);
}

/** The columns that a form fills; what it leaves out stays as it is. */
async function toRow(transaction: Queries, form: InsightForm) {
  await checkRelatedCategory(transaction, form);
  const { coverImage, publishedAt, body, ...lines } = form;
  const [coverImageId] = coverImage
    ? await usePictures(transaction, [coverImage], 'coverImage')
    : [];
  return {
    ...lines,
    ...(body === undefined ? {} : { body: body === null ? null : cleanHtml(body) }),
    ...(coverImage === undefined ? {} : { coverImageId: coverImageId ?? null }),
    ...(publishedAt === undefined
      ? {}
      : { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  };
}

/** An article as the log tells of it: without its picture. */
async function toTold(transaction: Queries, row: typeof insights.$inferSelect) {
  const { coverImageId: _, readingMinutes: _minutes, relatedCategoryId, body, ...lines } = row;
  return {
    ...lines,
    body: textOfHtml(body ?? ''),
    relatedCategoryId: await nameOfCategory(transaction, relatedCategoryId),
  };
}

/**
 * Articles as editors change them.
 *
 * @param publish makes a change seen.
 */
export function staffInsightHandlers(
  { db }: Pick<Database, 'db'>,
  publish: () => void,
): Omit<Handlers['staffInsights'], 'getTranslation' | 'updateTranslation'> {
  async function answer(id: string): Promise<StaffInsight> {
    const [row] = await selectStaff(db).where(eq(insights.id, id));
    if (!row) throw notFound(messages.articleNotFound);
    return toStaffInsight(row);
  }

  return {
    async list({ query: { page, limit, ...translated } }) {
      const isMeant = standsAs('insights', translated);
      const rows = await selectStaff(db)
        .where(isMeant)
        // Of several drafts the one that was written on last comes first.
        .orderBy(
          sql`${insights.publishedAt} desc nulls first`,
          desc(insights.updatedAt),
          desc(insights.id),
        )
        .offset((page - 1) * limit)
        .limit(limit);
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(insights)
        .where(isMeant);
      const total = counted?.total ?? 0;
      return {
        data: rows.map(toStaffInsight),
        pagination: { page, limit, total, hasNext: page * limit < total },
      };
    },

    get: ({ params: { id } }) => answer(id),

    async create({ caller, body }) {
      const [id, actorId] = [createId(), signedIn(caller).userId];
      await db.transaction(async (transaction) => {
        const row = await toRow(transaction, body);
        await transaction.insert(insights).values({ ...row, id, title: body.title });
        await recordAudit(transaction, {
          actorId,
          action: 'insight.create',
          subject: id,
          name: body.title,
        });
      });
      publish();
      return answer(id);
    },

    async update({ caller, params: { id }, body: { version, ...form } }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(insights)
          .where(eq(insights.id, id))
          .for('update');
        if (!before) throw notFound(messages.articleNotFound);
        assertVersion(version, before, 'article');
        const cover = await findCover(transaction, before.coverImageId);
        const stored = await transaction
          .update(insights)
          .set({ ...(await toRow(transaction, form)), updatedAt: new Date() })
          .where(eq(insights.id, id))
          .returning();
        const shown = await findCover(transaction, stored[0]?.coverImageId ?? null);
        await dropPictureWords(transaction, id, cover, shown);
        if (!sayMore(cover, shown)) await keepFittingInsight(transaction, before, stored);
        const [after = before] = stored;
        await recordAudit(transaction, {
          actorId,
          action: 'insight.update',
          subject: id,
          name: after.title,
          changes: changedFields(
            await toTold(transaction, before),
            await toTold(transaction, after),
          ),
        });
      });
      publish();
      return answer(id);
    },

    async delete({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [gone] = await transaction
          .delete(insights)
          .where(eq(insights.id, id))
          .returning({ title: insights.title });
        if (!gone) throw notFound(messages.articleNotFound);
        await recordAudit(transaction, {
          actorId,
          action: 'insight.delete',
          subject: id,
          name: gone.title,
        });
      });
      publish();
      return { message: messages.articleRemoved };
    },
  };
}
