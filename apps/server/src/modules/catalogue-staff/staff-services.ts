import type { ContentLanguage, ListedService, StaffService } from '@pothik/contract';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { exportAddress } from '../files/exports.ts';
import { toService, toSummary } from '../catalogue/service-serializers.ts';
import { toServiceContent } from './service-changes.ts';
import { findAllowedCost } from '../cost-caps/allowed-costs.ts';
import { readCapRule, type CapRule } from '../cost-caps/cap-rule.ts';
import { lockServices } from './lock-services.ts';
import { toIso, whatIsDue } from './moments.ts';
import { saveService, type ServiceWriter } from './save-services.ts';
import { withChanges } from './write-services.ts';
import { findStaffService, firstPosition, listStaffServices } from './staff-service-queries.ts';

interface Edited extends Pick<StaffService, 'isActive' | 'version' | 'translations'> {
  updatedAt: Date;
  publishAt: Date | null;
  unpublishAt: Date | null;
}

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

/** Services as editors change them. */
export function staffServiceHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  keys: DocumentKeys,
  writer: ServiceWriter,
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
      await writer.write(async (transaction, save) => {
        const content = await toServiceContent(transaction, body);
        const after = { ...content, id, position: await firstPosition(transaction) };
        const { images } = body;
        await saveService(save, { after, images, action: 'service.create' }, actorId);
      });
      return answer(id, language);
    },

    async update({ caller, params: { id }, body: { version, ...form }, language }) {
      const { userId: actorId } = signedIn(caller);
      await writer.write(async (transaction, save) => {
        const before = (await lockServices(transaction, [id])).get(id);
        if (!before) throw notFound(messages.serviceNotFound);
        assertVersion(version, before, 'service');
        const after = withChanges(before, await toServiceContent(transaction, form, before));
        const { images } = form;
        await saveService(save, { before, after, images, action: 'service.update' }, actorId);
      });
      return answer(id, language);
    },

    async export({ caller, body }) {
      const { userId: actorId, sessionId } = signedIn(caller);
      await recordAudit(db, { actorId, action: 'service.export', subject: 'services' });
      return { address: exportAddress(keys, 'services', body, sessionId) };
    },

    async delete({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await writer.write(async (transaction, save) => {
        const before = (await lockServices(transaction, [id])).get(id);
        if (!before) throw notFound(messages.serviceNotFound);
        await saveService(save, { before, action: 'service.delete' }, actorId);
      });
      return { message: messages.serviceRemoved };
    },
  };
}
