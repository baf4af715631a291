import type { RefusedService, ServiceChange } from '@pothik/contract';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { changeSetsOf, inOrder, type ChangeSet } from '../change-sets/change-sets.ts';
import { findCategories } from '../catalogue/category-queries.ts';
import type { services } from '../catalogue/schema.ts';
import { checkPlace } from './service-changes.ts';
import { refusedService, serviceGone, type WhyLeft } from './left-services.ts';
import { lockServices } from './lock-services.ts';
import { toIso } from './moments.ts';
import type { ServiceToSave, ServiceWriter } from './save-services.ts';
import type { ChangedService } from './schema.ts';
import { undoServices } from './undo-services.ts';
import { withChanges } from './write-services.ts';

type Asked = ServiceChange['set'];

const changes = changeSetsOf<Asked, ChangedService>('services');

const notAsSeen = {
  code: 'version_conflict',
  said: general.overtaken('service'),
} as const satisfies WhyLeft;

async function toChanges(
  db: Queries,
  found: readonly ChangeSet<Asked>[],
): Promise<ServiceChange[]> {
  const categories = await findCategories(db);
  return found.map(({ answer, asked: set }) => {
    const id = 'categoryId' in set ? set.categoryId : null;
    const category = categories.find((one) => one.id === id);
    return { ...answer, set, ...(category ? { category: category.name } : {}) };
  });
}

/** What a change of several can alter of a service. */
const settingsOf = (before: typeof services.$inferSelect) => ({
  isActive: before.isActive,
  featured: before.featured,
  categoryId: before.categoryId,
  subcategoryId: before.subcategoryId,
  publishAt: toIso(before.publishAt),
  version: before.version,
});

/** Changes of several services at once. */
export function serviceChangeHandlers(
  db: Database['db'],
  writer: ServiceWriter,
): Handlers['staffServiceChanges'] {
  return {
    list: async ({ caller }) => ({
      changes: await toChanges(db, await changes.list(db, signedIn(caller))),
    }),

    async apply({ caller, body: { services: asked, set: given }, language }) {
      const { userId: actorId } = signedIn(caller);
      const set = 'categoryId' in given ? { ...given, subcategoryId: null } : given;
      return writer.write(async (transaction, save) => {
        if ('categoryId' in given) await checkPlace(transaction, given);
        const found = await lockServices(
          transaction,
          asked.map(({ _id }) => _id),
        );
        const refused: RefusedService[] = [];
        const wanted: ServiceToSave[] = [];
        for (const { _id: id, version } of inOrder(asked)) {
          const before = found.get(id);
          if (before?.version === version) {
            wanted.push({ before, after: withChanges(before, set), action: 'service.update' });
          } else {
            const why = before ? notAsSeen : serviceGone;
            refused.push(refusedService(id, before, why, language));
          }
        }
        const { saved, refused: aboveCap } = await save(wanted, actorId);
        for (const { change, why } of aboveCap) {
          const { before } = change;
          if (before) refused.push(refusedService(before.id, before, why, language));
        }
        const items = saved.flatMap(({ before, after: { id, version } }): ChangedService[] =>
          before ? [{ id, version, before: settingsOf(before) }] : [],
        );
        const kept = await changes.keep(transaction, { actorId, asked: given, items });
        const [change] = await toChanges(transaction, kept ? [kept] : []);
        return { ...(change ? { change } : {}), refused };
      });
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      return writer.write(async (transaction, save) => {
        const changed = await changes.take(transaction, id, me);
        const by = { actorId: me.userId, language };
        const refused = await undoServices(transaction, save, changed, by);
        return { count: changed.length - refused.length, refused };
      });
    },
  };
}
