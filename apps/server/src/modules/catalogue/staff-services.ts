import type { ContentLanguage, ListedService, StaffService } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { services } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { exportAddress } from '../files/exports.ts';
import { usePictures } from '../media/given-pictures.ts';
import { indexServices } from './search/search-index.ts';
import { toService, toSummary } from './service-serializers.ts';
import { toServiceRow, type ServiceForm } from './service-changes.ts';
import { findAllowedCost } from './staff/allowed-costs.ts';
import { assertWithinCap, readCapRule, type CapRule } from './staff/cap-rule.ts';
import { keepVersions } from './staff/keep-versions.ts';
import { serviceDifferences } from './staff/service-differences.ts';
import { findCategories } from './category-queries.ts';
import { toIso, whatIsDue } from './staff/moments.ts';
import { keepFittingService } from './translation/words-of-originals.ts';
import { findPictures, movePictureWords, sayMore } from './translation/words-of-pictures.ts';
import {
  findStaffService,
  firstPosition,
  listStaffServices,
  replacePictures,
} from './staff-service-queries.ts';

interface Edited extends Pick<StaffService, 'isActive' | 'version' | 'translations'> {
  updatedAt: Date;
  publishAt: Date | null;
  unpublishAt: Date | null;
}

interface Named {
  name?: string | null | undefined;
  jobTitle?: string | null | undefined;
}

/** What a service is called in the log. */
const nameOf = ({ name, jobTitle }: Named) => name ?? jobTitle;

const toEdited = ({ isActive, updatedAt, version, translations, ...moments }: Edited) => ({
  isActive,
  updatedAt: updatedAt.toISOString(),
  version,
  translations,
  ...omitNullish({
    publishAt: toIso(moments.publishAt),
    unpublishAt: toIso(moments.unpublishAt),
  }),
});

type Judged = Parameters<CapRule['refusalOf']>[0] & Edited;

/** The standing of a service by the caps, and the reason why it has not been published at its moment. */
const toJudged = (rule: CapRule, service: Judged, language: ContentLanguage) => ({
  cost: rule.standingOf(service),
  publishRefusal: whatIsDue(service, new Date())?.isActive
    ? rule.refusalOf({ ...service, isActive: true })?.said[language]
    : undefined,
});

/**
 * Services as editors change them.
 *
 * @param publish makes a change seen: public answers that were kept are forgotten.
 */
export function staffServiceHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  keys: DocumentKeys,
  publish: () => void,
): Omit<Handlers['staffServices'], 'getTranslation' | 'updateTranslation'> {
  const { db } = database;

  async function answer(id: string, language: ContentLanguage): Promise<StaffService> {
    const row = await findStaffService(db, id);
    if (!row) throw notFound(messages.serviceNotFound);
    const rule = await readCapRule(db, [id]);
    return {
      ...toService(row),
      ...toEdited(row),
      ...omitNullish({
        ...toJudged(rule, row, language),
        allowedCost: await findAllowedCost(db, id),
      }),
    };
  }

  async function setPictures(transaction: Queries, id: string, { images }: ServiceForm) {
    if (images === undefined) return;
    await replacePictures(transaction, id, await usePictures(transaction, images, 'images'));
  }

  return {
    async list({ query: { page, limit, sort, ...filter }, language }) {
      const range = { sort, offset: (page - 1) * limit, limit: limit + 1 };
      const { rows, ...count } = await listStaffServices(database, filter, range);
      const shown = rows.slice(0, limit);
      const ids = shown.map(({ id }) => id);
      const rule = await readCapRule(db, ids);
      return {
        data: shown.map((row): ListedService => ({
          ...toSummary(row),
          ...toEdited(row),
          ...omitNullish(toJudged(rule, row, language)),
        })),
        pagination: toPagination({ page, limit }, rows.length, count),
      };
    },

    get: ({ params: { id }, language }) => answer(id, language),

    async create({ caller, body, language }) {
      const [id, actorId] = [createId(), signedIn(caller).userId];
      await db.transaction(async (transaction) => {
        const row = await toServiceRow(transaction, id, body);
        const position = await firstPosition(transaction);
        const stored = await transaction
          .insert(services)
          .values({ ...row, position })
          .returning();
        for (const service of stored) await assertWithinCap(transaction, service);
        await indexServices(transaction, stored);
        await keepVersions(
          transaction,
          stored.map((after) => ({ after })),
          actorId,
        );
        await setPictures(transaction, id, body);
        await recordAudit(transaction, {
          actorId,
          action: 'service.create',
          subject: id,
          name: nameOf(row),
        });
      });
      publish();
      return answer(id, language);
    },

    async update({ caller, params: { id }, body: { version, ...form }, language }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(services)
          .where(eq(services.id, id))
          .for('update');
        if (!before) throw notFound(messages.serviceNotFound);
        assertVersion(version, before, 'service');
        const { id: _id, ...row } = await toServiceRow(transaction, id, form, before);
        const stored = await transaction
          .update(services)
          .set({ ...row, updatedAt: new Date() })
          .where(eq(services.id, id))
          .returning();
        for (const service of stored) await assertWithinCap(transaction, service);
        await indexServices(transaction, stored);
        await keepVersions(
          transaction,
          stored.map((after) => ({ before, after })),
          actorId,
        );
        const pictures = await findPictures(transaction, id);
        await setPictures(transaction, id, form);
        const shown = await findPictures(transaction, id);
        await movePictureWords(transaction, id, pictures, shown);
        if (!sayMore(pictures, shown)) await keepFittingService(transaction, before, stored);
        const categories = await findCategories(transaction);
        await recordAudit(transaction, {
          actorId,
          action: 'service.update',
          subject: id,
          name: nameOf(row),
          changes: stored.flatMap((after) => serviceDifferences(before, after, categories)),
        });
      });
      publish();
      return answer(id, language);
    },

    async export({ caller, body }) {
      const { userId: actorId, sessionId } = signedIn(caller);
      await recordAudit(db, { actorId, action: 'service.export', subject: 'services' });
      return { address: exportAddress(keys, 'services', body, sessionId) };
    },

    async delete({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [gone] = await transaction
          .delete(services)
          .where(eq(services.id, id))
          .returning({ name: services.name, jobTitle: services.jobTitle });
        if (!gone) throw notFound(messages.serviceNotFound);
        await recordAudit(transaction, {
          actorId,
          action: 'service.delete',
          subject: id,
          name: nameOf(gone),
        });
      });
      publish();
      return { message: messages.serviceRemoved };
    },
  };
}
