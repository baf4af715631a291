import type { ServiceVersion } from '@pothik/contract';
import { and, desc, eq } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { services } from '../catalogue/schema.ts';
import { serviceVersions } from './schema.ts';
import { users } from '../users/schema.ts';
import { findCategories } from '../catalogue/category-queries.ts';
import { serviceDifferences } from './service-differences.ts';
import { categoryGone } from './left-services.ts';
import { lockServices } from './lock-services.ts';
import { momentsAhead } from './moments.ts';
import { isPlaceThere } from './places.ts';
import { saveService, type ServiceWriter } from './save-services.ts';
import { contentOf } from './write-services.ts';

const selectVersions = (db: Queries) =>
  db
    .select({
      version: serviceVersions.version,
      at: serviceVersions.createdAt,
      content: serviceVersions.content,
      by: { _id: users.id, name: users.name },
    })
    .from(serviceVersions)
    .leftJoin(users, eq(users.id, serviceVersions.actorId));

/**
 * The versions of services.
 *
 * @param answer a service as it is answered.
 */
export function serviceVersionHandlers(
  db: Database['db'],
  answer: Handlers['staffServices']['get'],
  writer: ServiceWriter,
): Handlers['staffServiceVersions'] {
  return {
    async list({ params: { id } }) {
      const [now] = await db.select().from(services).where(eq(services.id, id));
      if (!now) throw notFound(messages.serviceNotFound);
      const rows = await selectVersions(db)
        .where(eq(serviceVersions.serviceId, id))
        .orderBy(desc(serviceVersions.version));
      const categories = await findCategories(db);
      const content = contentOf(now);
      return {
        versions: rows.map(({ version, at, by, content: then }, index): ServiceVersion => {
          const previous = rows[index + 1];
          return {
            version,
            at: at.toISOString(),
            ...(by ? { by } : {}),
            ...(previous
              ? { changes: serviceDifferences(previous.content, then, categories) }
              : {}),
            since: serviceDifferences(then, content, categories),
          };
        }),
      };
    },

    async restore(call) {
      const { userId: actorId } = signedIn(call.caller);
      const { id, number } = call.params;
      await writer.write(async (transaction, save) => {
        const before = (await lockServices(transaction, [id])).get(id);
        if (!before) throw notFound(messages.serviceNotFound);
        assertVersion(call.body.version, before, 'service');
        const [kept] = await selectVersions(transaction).where(
          and(
            eq(serviceVersions.serviceId, id),
            eq(serviceVersions.version, /^\d{1,9}$/.test(number) ? Number(number) : 0),
          ),
        );
        if (!kept) throw notFound(messages.versionNotFound);
        if (!isPlaceThere(await findCategories(transaction), kept.content)) {
          throw new RequestError(categoryGone.code, categoryGone.said);
        }
        const { content, version: sameAs } = kept;
        const after = { ...content, ...momentsAhead(content), id, position: before.position };
        const action = 'service.restore';
        await saveService(save, { before, after, action, sameAs }, actorId);
      });
      return answer(call);
    },
  };
}
