import type { Salary, ServiceSummary } from '@pothik/contract';
import type { Formats } from '../../shared/create-formats.ts';

/** `min - max currency`; nothing unless min is above 0 (Specification §2). */
export function formatSalary(
  salary: Salary | undefined,
  { amount, currency }: Pick<Formats, 'amount' | 'currency'>,
): string | undefined {
  if (!salary || !(salary.min > 0)) return undefined;
  const range = salary.max === undefined ? [salary.min] : [salary.min, salary.max];
  return [range.map(amount).join(' - '), currency(salary.currency ?? '')].filter(Boolean).join(' ');
}

/** The service's name, else its job title. */
export const titleOf = (service: Pick<ServiceSummary, 'name' | 'jobTitle'>): string | undefined =>
  [service.name, service.jobTitle].find((title) => title !== undefined && title !== '');
