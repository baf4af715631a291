import { isDeepStrictEqual } from 'node:util';
import { composeLetters, toAsciiDigits, type Fee } from '@pothik/contract';
import type { ServiceContent } from '../catalogue/schema.ts';
import type { CategoryRow } from '../catalogue/category-queries.ts';
import { toForm, type ServiceForm } from './service-changes.ts';
import { slugOf } from './places.ts';

/** A service as it is exported and imported. */
export type FiledService = ServiceContent & { id: string };

interface Column {
  /** The field of a form that it fills, or a part of one; absent: it tells which service the row is. */
  field?: string;
  write: (form: ServiceForm, categories: readonly CategoryRow[], id: string) => unknown;
  /** Parses a cell into the form's value, unvalidated. Absent: ids and categories, which are looked up. */
  read?: (cell: string) => unknown;
  /** Ignored unless another column of the same field has a value, such as a currency without an amount. */
  isBeside?: boolean;
}

const yesOrNo = (value: boolean | undefined) => (value ? 'yes' : 'no');

/** Writes one item on each line, or all of them as JSON where lines would be read as others. */
function listCell<Item>(
  items: readonly Item[] = [],
  toLine: (item: Item) => string,
  fromLine: (line: string) => unknown,
): string {
  const lines = items.map(toLine).join('\n');
  return isDeepStrictEqual(readList(lines, fromLine), items) ? lines : JSON.stringify(items);
}

function readList(cell: string, fromLine: (line: string) => unknown): unknown[] {
  if (cell.trimStart().startsWith('[')) {
    try {
      const items: unknown = JSON.parse(cell);
      if (Array.isArray(items)) return items;
    } catch {
      // A line may begin with a bracket.
    }
  }
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(fromLine);
}

const sameLine = (line: string) => line;

/** `Before we submit: everything`: what stands before the first colon, and what after it. */
function halvesOf(line: string): [before: string, after: string] {
  const [before = '', ...after] = line.split(':');
  return [before.trim(), after.join(':').trim()];
}

function toRefund(line: string) {
  const [step, refund] = halvesOf(line);
  return { step, refund };
}

function toFact(line: string) {
  const [label, value] = halvesOf(line);
  return { label, value };
}

const official = 'official';

const feeLine = ({ label, amount, currency, per, due, isOfficial }: Fee) =>
  [label, amount, currency, per, due ?? '', isOfficial ? official : '']
    .join(' | ')
    .replace(/(?: \| )+$/, '');

function toFee(line: string) {
  const [label = '', amount = '', currency, per, due, mark] = line
    .split('|')
    .map((part) => part.trim());
  return {
    label,
    amount: toNumber(amount),
    currency,
    per,
    ...(due === undefined || due === '' ? {} : { due }),
    ...(mark === official ? { isOfficial: true } : {}),
  };
}

/** Fees without what says no more than nothing at all. */
const plainFee = ({ due, isOfficial, ...fee }: Fee): Fee => ({
  ...fee,
  ...(due === undefined || due === '' ? {} : { due }),
  ...(isOfficial ? { isOfficial } : {}),
});

/** Thousands as people separate them, here by two digits or elsewhere by three, with a taka sign or `/-`. */
const separated = /^(-?\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?$/;

/** Anything but a number stays a text, to be refused by its name. */
const toNumber = (cell: string) => {
  const plain = toAsciiDigits(cell.trim())
    .replace(/^(?:৳|tk\.?|bdt)\s*/i, '')
    .replace(/\s*\/-?$/, '');
  const text = separated.test(plain) ? plain.replaceAll(',', '') : plain;
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
};

/** As spreadsheets write it, or a person does. */
function toBoolean(cell: string): unknown {
  const text = cell.trim().toLowerCase();
  if (['yes', 'true', '1'].includes(text)) return true;
  return ['no', 'false', '0', ''].includes(text) ? false : cell;
}

/** The type of a service that names none. */
const otherType = 'other';

/** The form trims most texts itself; these are trimmed here. */
const trim = (cell: string) => cell.trim();

/** A text column: written and read unchanged. */
const text = <Field extends keyof ServiceForm>(field: Field) => ({
  field,
  write: (form: ServiceForm) => form[field],
  read: (cell: string) => cell,
});

/** A list of texts, one per line. */
const texts = (field: 'benefits' | 'language' | 'requirements') => ({
  field,
  write: (form: ServiceForm) => listCell(form[field], sameLine, sameLine),
  read: (cell: string) => readList(cell, sameLine),
});

const flag = (field: 'featured' | 'isActive') => ({
  field,
  write: (form: ServiceForm) => yesOrNo(form[field]),
  read: toBoolean,
});

const columns = {
  ID: { write: (_form, _categories, id) => id },
  Name: text('name'),
  'Job title': text('jobTitle'),
  'Service type': { ...text('serviceType'), read: (cell) => cell.trim() || otherType },
  Kind: text('kind'),
  Category: {
    field: 'categoryId',
    write: ({ categoryId }, categories) => slugOf(categories, categoryId),
  },
  Subcategory: {
    field: 'subcategoryId',
    write: ({ subcategoryId }, categories) => slugOf(categories, subcategoryId),
  },
  Country: text('country'),
  Provider: text('providerName'),
  'Visa type': text('visaType'),
  'Visa type on cards': text('cardVisaType'),
  Description: text('description'),
  Facts: {
    field: 'facts',
    write: ({ facts }) => listCell(facts, ({ label, value }) => `${label}: ${value}`, toFact),
    read: (cell) => readList(cell, toFact),
  },
  'Salary from': { field: 'salary.min', write: ({ salary }) => salary?.min, read: toNumber },
  'Salary to': { field: 'salary.max', write: ({ salary }) => salary?.max, read: toNumber },
  'Salary currency': {
    field: 'salary.currency',
    write: ({ salary }) => salary?.currency,
    read: (cell) => cell.trim().toUpperCase(),
    isBeside: true,
  },
  'Experience from': {
    field: 'experience.min',
    write: ({ experience }) => experience?.min,
    read: toNumber,
  },
  'Experience to': {
    field: 'experience.max',
    write: ({ experience }) => experience?.max,
    read: toNumber,
  },
  'Experience unit': {
    field: 'experience.unit',
    write: ({ experience }) => experience?.unit,
    read: trim,
    isBeside: true,
  },
  Education: text('education'),
  'Contract duration': {
    ...text('contractDuration'),
    read(cell) {
      const months = toNumber(cell);
      return months === '' ? null : months;
    },
  },
  'Contract unit': text('contractUnit'),
  Languages: texts('language'),
  Benefits: texts('benefits'),
  Requirements: texts('requirements'),
  Fees: {
    field: 'fees',
    write: ({ fees }) => listCell(fees?.map(plainFee), feeLine, toFee),
    read: (cell) => readList(cell, toFee),
  },
  'Weeks from': { field: 'weeks.min', write: ({ weeks }) => weeks?.min, read: toNumber },
  'Weeks to': { field: 'weeks.max', write: ({ weeks }) => weeks?.max, read: toNumber },
  Refunds: {
    field: 'refunds',
    write: ({ refunds }) => listCell(refunds, ({ step, refund }) => `${step}: ${refund}`, toRefund),
    read: (cell) => readList(cell, toRefund),
  },
  'Licence number': {
    field: 'licence.number',
    write: ({ licence }) => licence?.number,
    read: trim,
  },
  'Licence check address': {
    field: 'licence.checkAt',
    write: ({ licence }) => licence?.checkAt,
    read: trim,
  },
  'Licence checked on': {
    field: 'licence.checkedOn',
    write: ({ licence }) => licence?.checkedOn,
    read: trim,
  },
  Featured: flag('featured'),
  Active: flag('isActive'),
} satisfies Record<string, Column>;

/** The name of a column of the file. */
export type ColumnName = keyof typeof columns;

/** Spreadsheets write days in the order of the system's language. */
export const dateColumns: readonly ColumnName[] = ['Licence checked on'];

/** A file has at least one of these. */
export const namingColumns: readonly ColumnName[] = ['ID', 'Name', 'Job title'];

/** Of a row, by the names of the columns. */
export type Cells = Record<ColumnName, string>;

/** The columns of the file, in their order. */
export const columnNames = Object.keys(columns) as ColumnName[];

const named: Readonly<Record<ColumnName, Column>> = columns;

/** A text as services are compared by it. */
export const compose = (text: string | null = '') => composeLetters((text ?? '').trim());

/** The title of a service: its name, or its job title. */
export const composeTitle = (name?: string | null, jobTitle?: string | null) =>
  compose(name) || compose(jobTitle);

/** The title of a row's service. */
export const titleOf = ({ Name, 'Job title': jobTitle }: Partial<Cells>) =>
  composeTitle(Name, jobTitle);

/** The field of a form that a column fills, or the part of one. */
export const partOf = (column: ColumnName): string | undefined => named[column].field;

/** The field of a form that a column fills, whole or in part. */
export const fieldOf = (column: ColumnName): string | undefined =>
  named[column].field?.split('.')[0];

/** The column of a field, or the first one of its parts. @param path such as `salary.max` or `fees.0.amount`. */
export const columnOf = (path: string): ColumnName | undefined =>
  columnNames.find((column) => named[column].field === path) ??
  columnNames.find((column) => fieldOf(column) === path.split('.')[0]);

const cellsOf = (write: (column: ColumnName) => string) =>
  Object.fromEntries(columnNames.map((column) => [column, write(column)])) as Cells;

/** A service as its row in the file. */
export function toCells(service: FiledService, categories: readonly CategoryRow[]): Cells {
  const form = toForm(service);
  return cellsOf((column) => {
    const value = named[column].write(form, categories, service.id);
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  });
}

/** The row of a service that does not say anything: a draft. */
export const emptyCells: Cells = {
  ...cellsOf(() => ''),
  'Service type': otherType,
  Featured: 'no',
  Active: 'no',
};

/**
 * Parses a row into form values, unvalidated and without the category. A field of several columns is null if they are
 * all empty except for a currency or unit.
 */
export function toSent(cells: Cells): Partial<Record<keyof ServiceForm, unknown>> {
  const sent = new Map<string, unknown>();
  const parts = new Map<string, { name: string; value: unknown; isAlone: boolean }[]>();
  for (const column of columnNames) {
    const { field, read, isBeside } = named[column];
    if (field === undefined || !read) continue;
    const value = read(cells[column]);
    const [name = '', part] = field.split('.');
    if (part === undefined) sent.set(name, value);
    else parts.set(name, [...(parts.get(name) ?? []), { name: part, value, isAlone: !isBeside }]);
  }
  for (const [name, all] of parts) {
    const isSaid = all.some(({ value, isAlone }) => isAlone && value !== '');
    const said = all.filter(({ value, isAlone }) => !isAlone || value !== '');
    sent.set(name, isSaid ? Object.fromEntries(said.map((part) => [part.name, part.value])) : null);
  }
  return Object.fromEntries(sent);
}
