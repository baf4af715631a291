import { composeLetters, toMinorUnits, type Fee, type MajorUnits } from '@pothik/contract';
import type { services } from '../catalogue/schema.ts';
import { toStoredFee } from '../catalogue/fees.ts';
import { cleanHtml, textOfHtml } from '../catalogue/html.ts';

type ServiceRow = typeof services.$inferInsert;

/** A service as it is written down: description as HTML, amounts in whole units. */
export interface ServiceInput extends Omit<
  ServiceRow,
  | 'id'
  | 'descriptionText'
  | 'fees'
  | 'salaryMinMinor'
  | 'salaryMaxMinor'
  | 'salaryCurrency'
  | 'searchText'
> {
  salary?: { min: MajorUnits; max?: MajorUnits | undefined; currency: string } | undefined;
  fees?: readonly Fee[] | undefined;
}

const compose = (text: string | null | undefined) => text && composeLetters(text);

/**
 * The row that is stored: HTML cleaned, the text for the search taken out of it, letters in the
 * one form in which searches compare them.
 */
export function createService({ salary, fees, ...input }: ServiceInput): Omit<ServiceRow, 'id'> {
  const description = cleanHtml(compose(input.description) ?? '');
  return {
    ...input,
    name: compose(input.name),
    jobTitle: compose(input.jobTitle),
    country: compose(input.country),
    providerName: compose(input.providerName),
    description,
    descriptionText: textOfHtml(description),
    fees: fees?.map(toStoredFee),
    ...(salary
      ? {
          salaryMinMinor: toMinorUnits(salary.min, salary.currency),
          salaryMaxMinor:
            salary.max === undefined ? null : toMinorUnits(salary.max, salary.currency),
          salaryCurrency: salary.currency,
        }
      : {}),
  };
}
