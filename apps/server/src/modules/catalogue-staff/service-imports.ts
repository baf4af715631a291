import type { ServiceImport } from '@pothik/contract';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { createId } from '../../platform/id.ts';
import { changeSetsOf, type ChangeSet } from '../change-sets/change-sets.ts';
import { messages } from '../catalogue/messages.ts';
import { firstPosition } from './staff-service-queries.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { readFile } from './read-file.ts';
import type { SaveServices, ServiceToSave, ServiceWriter } from './save-services.ts';
import type { ChangedService } from './schema.ts';
import { undoServices } from './undo-services.ts';
import { contentOf, withChanges } from './write-services.ts';

const files = changeSetsOf<{ created: number }, ChangedService>('service file');

const toImport = ({ answer, asked }: ChangeSet<{ created: number }>): ServiceImport => ({
  ...answer,
  ...asked,
});

/** @throws RequestError where a plan can't be applied, or is another than was seen. */
function assertApplicable({ planned, answer }: ImportPlan, seen: string): void {
  if (answer.refused.length > 0) {
    throw new RequestError('conflict', messages.rowsRefused);
  }
  if (answer.plan !== seen) {
    throw new RequestError('version_conflict', messages.planOutdated);
  }
  if (planned.length === 0) throw new RequestError('conflict', messages.changesNothing);
}

/** Applies an import plan. @returns the previous state of each service, for undo. */
async function applyPlan(
  transaction: Queries,
  save: SaveServices,
  { planned, answer }: ImportPlan,
  actorId: string,
): Promise<ChangedService[]> {
  // New ones stand before all others, in the order of the file.
  let position = (await firstPosition(transaction)) - answer.created.length;
  const changes = planned.map(({ before, after }): ServiceToSave => {
    if (before) return { before, after: withChanges(before, after), action: 'service.update' };
    position += 1;
    return { after: { ...after, id: createId(), position }, action: 'service.create' };
  });
  const { saved } = await save(changes, actorId);
  return saved.map(({ before, after: { id, version } }) => ({
    id,
    version,
    ...(before ? { before: { ...contentOf(before), version: before.version } } : {}),
  }));
}

/** Files of services. */
export function serviceImportHandlers(
  db: Database['db'],
  writer: ServiceWriter,
): Handlers['staffServiceImports'] {
  return {
    list: async ({ caller }) => ({
      imports: (await files.list(db, signedIn(caller))).map(toImport),
    }),

    async plan({ body, language }) {
      const { unsettledDate, ...file } = await readFile(body.file, body.dateOrder);
      if (unsettledDate) {
        return { plan: '', created: [], changed: [], unchanged: 0, refused: [], unsettledDate };
      }
      const { answer } = await planImport(db, file, { locked: false, language });
      return answer;
    },

    async apply({ caller, body, language }) {
      const { userId: actorId } = signedIn(caller);
      const file = await readFile(body.file, body.dateOrder);
      if (file.unsettledDate) {
        throw new RequestError('conflict', messages.dateOrderUnsettled);
      }
      return writer.write(async (transaction, save) => {
        const plan = await planImport(transaction, file, { locked: true, language });
        assertApplicable(plan, body.plan);
        const items = await applyPlan(transaction, save, plan, actorId);
        const asked = { created: plan.answer.created.length };
        const kept = await files.keep(transaction, { actorId, asked, items });
        if (!kept) throw new Error('A plan that changes something has changed nothing');
        return { import: toImport(kept) };
      });
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      return writer.write(async (transaction, save) => {
        const changed = await files.take(transaction, id, me);
        const by = { actorId: me.userId, language };
        const refused = await undoServices(transaction, save, changed, by);
        return { count: changed.length - refused.length, refused };
      });
    },
  };
}
