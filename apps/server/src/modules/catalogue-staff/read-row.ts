import { definitions, inputMessage, inputMessageInBangla } from '@pothik/contract/schemas';
import type { Message } from '../../http/message.ts';
import { RequestError } from '../../http/request-error.ts';
import { messages } from '../catalogue/messages.ts';
import type { ServiceContent, services } from '../catalogue/schema.ts';
import type { CategoryRow } from '../catalogue/category-queries.ts';
import { toPlacedContent, toWholeForm, type ServiceForm } from './service-changes.ts';
import { columnOf, fieldOf, toSent, type Cells, type ColumnName } from './file-columns.ts';
import { findPlace } from './places.ts';

type StoredService = typeof services.$inferSelect;

/** What is wrong with a row, and in which column; without one: with the row as a whole. */
interface Fault {
  column?: string;
  said: Message;
}

/** Reasons why a row is no service. */
export class RefusedCells extends Error {
  override readonly name = 'RefusedCells';
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ said }) => said.en).join(' '));
    this.faults = faults;
  }
}

/** The category and subcategory that a row names, and what is wrong with them. */
function readPlace({ Category, Subcategory }: Cells, categories: readonly CategoryRow[]) {
  const category = findPlace(categories, Category, null);
  const subcategory = category && findPlace(categories, Subcategory, category.id);
  const faults: Fault[] = [];
  if (!category && Category.trim() !== '') {
    faults.push({ column: 'Category', said: messages.noSuchCategory });
  } else if (!subcategory && Subcategory.trim() !== '') {
    faults.push({ column: 'Subcategory', said: messages.noSuchSubcategory });
  }
  const place = { categoryId: category?.id ?? null, subcategoryId: subcategory?.id ?? null };
  return { place, faults };
}

/** @param path of an input, such as `salary.max`. */
function toFault(path: string, said: Message): Fault {
  const column = columnOf(path);
  const isFlag = column === 'Featured' || column === 'Active';
  return { ...(column ? { column } : {}), said: isFlag ? messages.writeYesOrNo : said };
}

/** A form as it is checked wherever a service is written. */
function checkForm(sent: object, faults: readonly Fault[]): ServiceForm {
  const { body } = definitions.staffServices.create;
  const result = body.safeParse(sent, { error: inputMessage });
  if (result.success && faults.length === 0) return result.data;
  const inBangla = body.safeParse(sent, { error: inputMessageInBangla }).error?.issues ?? [];
  const issues = result.error?.issues ?? [];
  throw new RefusedCells([
    ...faults,
    ...issues.map(({ path, message: en }, index) =>
      toFault(path.map(String).join('.'), { en, bn: inBangla[index]?.message ?? en }),
    ),
  ]);
}

/**
 * The service that comes of a row.
 *
 * @param cells all of them; those that the file leaves out as they are.
 * @param differing the columns whose cells are others than before.
 * @throws RefusedCells for what can't be a service.
 */
export function readRow(
  cells: Cells,
  differing: readonly ColumnName[],
  categories: readonly CategoryRow[],
  before?: StoredService,
): ServiceContent {
  const isPlaced = differing.some((column) => ['Category', 'Subcategory'].includes(column));
  const { place, faults } = readPlace(cells, categories);
  const fields = new Set(differing.map(fieldOf));
  const sent = Object.entries(toSent(cells)).filter(([field]) => !before || fields.has(field));
  const given = { ...Object.fromEntries(sent), ...(isPlaced || !before ? place : {}) };
  const whole = toWholeForm(checkForm(given, isPlaced || !before ? faults : []), before);
  try {
    return toPlacedContent(whole);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const named = Object.entries(error.fields ?? {});
    throw new RefusedCells(named.map(([field, said]) => toFault(field, said)));
  }
}
