import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type {
  ContentLanguage,
  PlannedService,
  RefusedRow,
  ServiceImportPlan,
} from '@pothik/contract';
import { asc, inArray, or, sql } from 'drizzle-orm';
import type { Message } from '../../http/message.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { services, type ServiceContent } from '../catalogue/schema.ts';
import { findCategories, type CategoryRow } from '../catalogue/category-queries.ts';
import { readCapRule } from '../cost-caps/cap-rule.ts';
import { excerpts } from '../audit/excerpts.ts';
import {
  columnNames,
  compose,
  composeTitle,
  emptyCells,
  titleOf,
  toCells,
  type Cells,
  type ColumnName,
} from './file-columns.ts';
import type { FileRow, ServiceFile } from './read-file.ts';
import { readRow, RefusedCells } from './read-row.ts';

type StoredService = typeof services.$inferSelect;

/** A service that a file adds or changes. */
interface PlannedRow {
  /** Absent: it is a new one. */
  before?: StoredService;
  after: ServiceContent;
}

/** The effect of an import, for the server and as it is answered. */
export interface ImportPlan {
  planned: readonly PlannedRow[];
  answer: ServiceImportPlan;
}

const title = sql<string>`coalesce(nullif(${services.name}, ''), ${services.jobTitle})`;

const idOf = ({ ID = '' }: Partial<Cells>) => ID.trim();

/**
 * The services that rows can mean, by their ids or titles.
 *
 * @param locked whether they stay as they are until the transaction ends; all take them in one order.
 */
function findMeant(db: Queries, rows: readonly FileRow[], locked: boolean) {
  const ids = rows.map(({ cells }) => idOf(cells)).filter(Boolean);
  const titles = rows.filter(({ cells }) => idOf(cells) === '').map(({ cells }) => titleOf(cells));
  const query = db
    .select()
    .from(services)
    .where(or(inArray(services.id, ids), inArray(title, titles.filter(Boolean))))
    .orderBy(asc(services.id));
  return locked ? query.for('update') : query;
}

const refuse = (said: Message) => new RefusedCells([{ said }]);

/** The service that a row means; undefined: a new one. */
function meantBy({ cells }: FileRow, found: readonly StoredService[]): StoredService | undefined {
  const id = idOf(cells);
  if (id !== '') {
    const service = found.find((one) => one.id === id);
    if (!service) throw new RefusedCells([{ column: 'ID', said: messages.idUnknown }]);
    return service;
  }
  const { Country: country } = cells;
  const named = found.filter(
    (one) =>
      composeTitle(one.name, one.jobTitle) === titleOf(cells) &&
      (country === undefined || compose(one.country) === compose(country)),
  );
  if (named.length > 1) throw refuse(messages.severalNamedSo);
  return named[0];
}

/** The key that tells a row from all others of its file. */
const keyOf = ({ cells }: FileRow, meant: StoredService | undefined) =>
  meant ? `id ${meant.id}` : JSON.stringify([titleOf(cells), compose(cells.Country)]);

/** @returns undefined where the service is so already. */
function planRow(
  { cells: given }: FileRow,
  categories: readonly CategoryRow[],
  before: StoredService | undefined,
) {
  const present = before ? toCells(before, categories) : emptyCells;
  const cells = { ...present, ...given, ID: present.ID };
  const differing = (of: Cells): ColumnName[] =>
    columnNames.filter((column) => of[column] !== present[column]);
  if (before && differing(cells).length === 0) return undefined;
  const after = readRow(cells, differing(cells), categories, before);
  const written = toCells({ ...after, id: present.ID }, categories);
  const changes = differing(written).map((column) => ({
    column,
    ...excerpts(present[column], written[column]),
  }));
  return before && changes.length === 0 ? undefined : { after, changes };
}

/** Rows that are read before others get a turn: each takes about a millisecond. */
const rowsAtOnce = 20;

/**
 * Plans the import of a file.
 *
 * @param locked whether the services stay as they are until the transaction ends.
 * @param language in which it tells what is wrong with a row.
 */
export async function planImport(
  db: Queries,
  { rows }: ServiceFile,
  { locked, language }: { locked: boolean; language: ContentLanguage },
): Promise<ImportPlan> {
  const categories = await findCategories(db);
  const found = await findMeant(db, rows, locked);
  const ids = found.map(({ id }) => id);
  const rule = await readCapRule(db, ids);
  const [created, changed]: [PlannedService[], PlannedService[]] = [[], []];
  const refused: RefusedRow[] = [];
  const planned: PlannedRow[] = [];
  const taken = new Map<string, number>();
  let unchanged = 0;
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const named = { row: row.row, name: titleOf(row.cells).slice(0, 200) };
    try {
      if (row.isTooLong) throw refuse(messages.tooManyCells);
      const before = meantBy(row, found);
      const key = keyOf(row, before);
      const earlier = taken.get(key);
      if (earlier !== undefined) throw refuse(messages.sameAsRow(earlier));
      taken.set(key, row.row);
      const plan = planRow(row, categories, before);
      if (!plan) {
        unchanged += 1;
        continue;
      }
      const { after, changes } = plan;
      const aboveCap = rule.refusalOf({ ...after, ...(before ? { id: before.id } : {}) });
      const name = after.name ?? after.jobTitle ?? named.name;
      if (aboveCap) {
        refused.push({ ...named, name, faults: [{ message: aboveCap.said[language] }] });
        continue;
      }
      planned.push({ ...(before ? { before } : {}), after });
      if (before) changed.push({ ...named, name, _id: before.id, changes });
      else created.push({ ...named, name, changes });
    } catch (error) {
      if (!(error instanceof RefusedCells)) throw error;
      const faults = error.faults.map(({ said, ...where }) => ({
        ...where,
        message: said[language],
      }));
      refused.push({ ...named, faults });
    }
  }
  const plan = nameOf(planned);
  return { planned, answer: { plan, created, changed, unchanged, refused } };
}

/** Names what would be done, and what to: another version of a service is another plan. */
function nameOf(planned: readonly PlannedRow[]): string {
  const facts = planned.map(({ before, after }) => [before?.id, before?.version, after]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
