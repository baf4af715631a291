import { isDeepStrictEqual } from 'node:util';
import { composeLetters, toAsciiDigits, type Fee } from '@pothik/contract';
import type { ServiceContent } from './schema.ts';
import type { CategoryRow } from '../category-queries.ts';
import { toForm, type ServiceForm } from '../service-changes.ts';
import { slugOf } from './places.ts';

/** A service as it is exported and imported. */
export type FiledService = ServiceContent & { id: string };

interface Column {
  /** The field of a form that it fills, or a part of one; absent: it tells which service the row is. */
  field?: string;
  write: (form: ServiceForm, categories: readonly CategoryRow[], id: string) => unknown;
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

const columns = {
  ID: { write: (_form, _categories, id) => id },
  Name: { field: 'name', write: ({ name }) => name },
  'Job title': { field: 'jobTitle', write: ({ jobTitle }) => jobTitle },
  'Service type': { field: 'serviceType', write: ({ serviceType }) => serviceType },
  Kind: { field: 'kind', write: ({ kind }) => kind },
  Category: {
    field: 'categoryId',
    write: ({ categoryId }, categories) => slugOf(categories, categoryId),
  },
  Subcategory: {
    field: 'subcategoryId',
    write: ({ subcategoryId }, categories) => slugOf(categories, subcategoryId),
  },
  Country: { field: 'country', write: ({ country }) => country },
  Provider: { field: 'providerName', write: ({ providerName }) => providerName },
  'Visa type': { field: 'visaType', write: ({ visaType }) => visaType },
  'Visa type on cards': { field: 'cardVisaType', write: ({ cardVisaType }) => cardVisaType },
  Description: { field: 'description', write: ({ description }) => description },
  Facts: {
    field: 'facts',
    write: ({ facts }) => listCell(facts, ({ label, value }) => `${label}: ${value}`, toFact),
  },
  'Salary from': { field: 'salary.min', write: ({ salary }) => salary?.min },
  'Salary to': { field: 'salary.max', write: ({ salary }) => salary?.max },
  'Salary currency': { field: 'salary.currency', write: ({ salary }) => salary?.currency },
  'Experience from': { field: 'experience.min', write: ({ experience }) => experience?.min },
  'Experience to': { field: 'experience.max', write: ({ experience }) => experience?.max },
  'Experience unit': { field: 'experience.unit', write: ({ experience }) => experience?.unit },
  Education: { field: 'education', write: ({ education }) => education },
  'Contract duration': {
    field: 'contractDuration',
    write: ({ contractDuration }) => contractDuration,
  },
  'Contract unit': { field: 'contractUnit', write: ({ contractUnit }) => contractUnit },
  Languages: { field: 'language', write: ({ language }) => listCell(language, sameLine, sameLine) },
  Benefits: { field: 'benefits', write: ({ benefits }) => listCell(benefits, sameLine, sameLine) },
  Requirements: {
    field: 'requirements',
    write: ({ requirements }) => listCell(requirements, sameLine, sameLine),
  },
  Fees: { field: 'fees', write: ({ fees }) => listCell(fees?.map(plainFee), feeLine, toFee) },
  'Weeks from': { field: 'weeks.min', write: ({ weeks }) => weeks?.min },
  'Weeks to': { field: 'weeks.max', write: ({ weeks }) => weeks?.max },
  Refunds: {
    field: 'refunds',
    write: ({ refunds }) => listCell(refunds, ({ step, refund }) => `${step}: ${refund}`, toRefund),
  },
  'Licence number': { field: 'licence.number', write: ({ licence }) => licence?.number },
  'Licence check address': { field: 'licence.checkAt', write: ({ licence }) => licence?.checkAt },
  'Licence checked on': { field: 'licence.checkedOn', write: ({ licence }) => licence?.checkedOn },
  Featured: { field: 'featured', write: ({ featured }) => yesOrNo(featured) },
  Active: { field: 'isActive', write: ({ isActive }) => yesOrNo(isActive) },
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

/** The type of a service that names none. */
const otherType = 'other';

/** The row of a service that does not say anything: a draft. */
export const emptyCells: Cells = {
  ...cellsOf(() => ''),
  'Service type': otherType,
  Featured: 'no',
  Active: 'no',
};

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

/** The parts that are written; null where none is. */
function group(parts: Record<string, unknown>): object | null {
  const written = Object.entries(parts).filter(([, value]) => value !== '');
  return written.length === 0 ? null : Object.fromEntries(written);
}

/** A row as what a form sends, unchecked; without its place. */
export function toSent(cells: Cells): Partial<Record<keyof ServiceForm, unknown>> {
  const salary = group({
    min: toNumber(cells['Salary from']),
    max: toNumber(cells['Salary to']),
  });
  const experience = group({
    min: toNumber(cells['Experience from']),
    max: toNumber(cells['Experience to']),
  });
  const contractDuration = toNumber(cells['Contract duration']);
  return {
    name: cells.Name,
    jobTitle: cells['Job title'],
    serviceType: cells['Service type'].trim() || otherType,
    kind: cells.Kind,
    country: cells.Country,
    providerName: cells.Provider,
    visaType: cells['Visa type'],
    cardVisaType: cells['Visa type on cards'],
    description: cells.Description,
    facts: readList(cells.Facts, toFact),
    salary: salary && { ...salary, currency: cells['Salary currency'].trim().toUpperCase() },
    experience: experience && { ...experience, unit: cells['Experience unit'].trim() },
    education: cells.Education,
    contractDuration: contractDuration === '' ? null : contractDuration,
    contractUnit: cells['Contract unit'],
    language: readList(cells.Languages, sameLine),
    benefits: readList(cells.Benefits, sameLine),
    requirements: readList(cells.Requirements, sameLine),
    fees: readList(cells.Fees, toFee),
    weeks: group({ min: toNumber(cells['Weeks from']), max: toNumber(cells['Weeks to']) }),
    refunds: readList(cells.Refunds, toRefund),
    licence: group({
      number: cells['Licence number'].trim(),
      checkAt: cells['Licence check address'].trim(),
      checkedOn: cells['Licence checked on'].trim(),
    }),
    featured: toBoolean(cells.Featured),
    isActive: toBoolean(cells.Active),
  };
}
