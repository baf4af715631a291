import type { ServiceContent } from './schema.ts';

interface PlainField {
  /** Whether it is translated into other languages. */
  isWords: boolean;
}

const words: PlainField = { isWords: true };
const other: PlainField = { isWords: false };

/**
 * The fields of a service with the same name in its form and its table. `toForm` in `service-changes.ts` has the
 * others, which consist of several columns.
 */
const plainFields = {
  name: words,
  jobTitle: words,
  kind: words,
  description: words,
  country: words,
  providerName: words,
  visaType: words,
  education: words,
  benefits: words,
  requirements: words,
  serviceType: other,
  facts: other,
  cardVisaType: other,
  categoryId: other,
  subcategoryId: other,
  contractDuration: other,
  contractUnit: other,
  refunds: other,
  featured: other,
  isActive: other,
} as const satisfies Partial<Record<keyof ServiceContent, PlainField>>;

type PlainName = keyof typeof plainFields;

const names = Object.keys(plainFields) as PlainName[];

/** The plain fields of a form or a row. */
export const plainOf = <From extends Partial<Record<PlainName, unknown>>>(
  from: From,
): Pick<From, PlainName> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, PlainName>;

/** Those of a row that are translated. */
export const plainWordsOf = (from: Partial<Record<PlainName, unknown>>): unknown[] =>
  names.filter((name) => plainFields[name].isWords).map((name) => from[name]);
