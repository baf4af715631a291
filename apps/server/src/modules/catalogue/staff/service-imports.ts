import type { ServiceImport } from '@pothik/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../../http/calls/call.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { messages } from '../messages.ts';
import { serviceImports, type ImportedService } from './schema.ts';
import { users } from '../../users/schema.ts';
import { createId } from '../../../platform/id.ts';
import { recordAudits } from '../../audit/record-audit.ts';
import { assertUndoable, isRecent, mayUndo, undoableUntil } from '../../several/staff-changes.ts';
import { findCategories } from '../category-queries.ts';
import { firstPosition } from '../staff-service-queries.ts';
import { keepFitting } from '../translation/translation-state.ts';
import { hasSameWords } from '../translation/words-of-originals.ts';
import { keepVersions } from './keep-versions.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { readFile } from './read-file.ts';
import { serviceDifferences } from './service-differences.ts';
import { undoImported } from './undo-import.ts';
import { contentOf, writeServices } from './write-services.ts';

/** Without what is kept of each service, which may be megabytes. */
const selectImports = (db: Queries) =>
  db
    .select({
      id: serviceImports.id,
      created: serviceImports.created,
      createdAt: serviceImports.createdAt,
      count: sql<number>`jsonb_array_length(${serviceImports.imported})`,
      by: { _id: users.id, name: users.name },
    })
    .from(serviceImports)
    .innerJoin(users, eq(users.id, serviceImports.actorId));

type ImportRow = Awaited<ReturnType<typeof selectImports>>[number];

const toImport = ({ id, createdAt, ...row }: ImportRow): ServiceImport => ({
  _id: id,
  ...row,
  at: createdAt.toISOString(),
  undoableUntil: undoableUntil(createdAt),
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

/** Does what was planned. @returns what undoes it. */
async function applyPlan(
  transaction: Queries,
  { planned, answer }: ImportPlan,
  actorId: string,
): Promise<ImportedService[]> {
  // New ones stand before all others, in the order of the file.
  let position = (await firstPosition(transaction)) - answer.created.length;
  const written = planned.map(({ before, after }) => {
    if (!before) position += 1;
    const place = before ?? { id: createId(), position };
    return { before, service: { ...after, id: place.id, position: place.position } };
  });
  const stored = await writeServices(
    transaction,
    written.map(({ service }) => service),
  );
  const imported = written.flatMap(({ before, service: { id } }) => {
    const after = stored.get(id);
    return after ? [{ before, after }] : [];
  });
  await keepFitting(
    transaction,
    'services',
    imported.flatMap(({ before, after }) =>
      before && hasSameWords(before, after)
        ? [{ id: after.id, before: before.version, after: after.version }]
        : [],
    ),
  );
  await keepVersions(transaction, imported, actorId);
  const categories = await findCategories(transaction);
  await recordAudits(
    transaction,
    imported.map(({ before, after, after: { id, name, jobTitle } }) => ({
      actorId,
      action: before ? ('service.update' as const) : ('service.create' as const),
      subject: id,
      name: name ?? jobTitle,
      changes: before && serviceDifferences(before, after, categories),
    })),
  );
  return imported.map(({ before, after: { id, version } }) => ({
    id,
    version,
    ...(before ? { before: { ...contentOf(before), version: before.version } } : {}),
  }));
}

/**
 * Files of services.
 *
 * @param publish makes a change seen: public answers that were kept are forgotten.
 */
export function serviceImportHandlers(
  db: Database['db'],
  publish: () => void,
): Handlers['staffServiceImports'] {
  return {
    async list({ caller }) {
      const rows = await selectImports(db)
        .where(
          and(
            isRecent(serviceImports),
            isNull(serviceImports.undoneAt),
            mayUndo(serviceImports, signedIn(caller)),
          ),
        )
        .orderBy(desc(serviceImports.createdAt))
        .limit(20);
      return { imports: rows.map(toImport) };
    },

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
      const row = await db.transaction(async (transaction) => {
        const plan = await planImport(transaction, file, { locked: true, language });
        assertApplicable(plan, body.plan);
        const imported = await applyPlan(transaction, plan, actorId);
        const id = createId();
        const created = plan.answer.created.length;
        await transaction.insert(serviceImports).values({ id, actorId, created, imported });
        const [made] = await selectImports(transaction).where(eq(serviceImports.id, id));
        return made;
      });
      publish();
      if (!row) throw new Error('The import that was just written is not there');
      return { import: toImport(row) };
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      const answer = await db.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ change: serviceImports, isRecent: sql<boolean>`${isRecent(serviceImports)}` })
          .from(serviceImports)
          .where(and(eq(serviceImports.id, id), mayUndo(serviceImports, me)))
          .for('update');
        const { imported } = assertUndoable(found);
        const by = { actorId: me.userId, language };
        const refused = await undoImported(transaction, imported, by);
        await transaction
          .update(serviceImports)
          .set({ undoneAt: new Date() })
          .where(eq(serviceImports.id, id));
        return { count: imported.length - refused.length, refused };
      });
      publish();
      return answer;
    },
  };
}
