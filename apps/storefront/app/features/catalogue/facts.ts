import type { Salary, Service, ServiceSummary } from '@pothik/contract';
import { formatAmount } from '../../shared/format-amount.ts';

/** `min - max currency`; nothing unless min is above 0 (Specification §2). */
export function formatSalary(salary: Salary | undefined): string | undefined {
  if (!salary || !(salary.min > 0)) return undefined;
  const range = salary.max === undefined ? [salary.min] : [salary.min, salary.max];
  return [range.map(formatAmount).join(' - '), salary.currency].filter(Boolean).join(' ');
}

/** The service's name, else its job title. */
export const titleOf = (service: Pick<ServiceSummary, 'name' | 'jobTitle'>): string | undefined =>
  [service.name, service.jobTitle].find((title) => title !== undefined && title !== '');

/** What a type of service is called; another server's own types keep their names. */
export const typeName = (type: string, { types }: { types: Record<string, string> }): string =>
  (Object.hasOwn(types, type) ? types[type] : undefined) ?? type;

interface FactLabels {
  country: string;
  company: string;
  salary: string;
  visaType: string;
  experience: string;
  education: string;
  contract: string;
  languages: string;
  months: string;
  years: string;
}

/** `min - max unit`; either end may be missing. */
function formatExperience(experience: Service['experience'], years: string): string | undefined {
  const range = [experience?.min, experience?.max].filter((end) => end !== undefined);
  return range.length > 0 ? `${range.join(' - ')} ${experience?.unit ?? years}` : undefined;
}

/** What is said of a service beside its text, in the order in which it is shown. */
export function serviceFacts(
  service: Service,
  labels: FactLabels,
): { label: string; value: string }[] {
  const contract =
    service.contractDuration &&
    `${String(service.contractDuration)} ${service.contractUnit ?? labels.months}`;
  const facts = [
    { label: labels.country, value: service.location?.country },
    { label: labels.company, value: service.provider?.name },
    { label: labels.salary, value: formatSalary(service.salary) },
    { label: labels.visaType, value: service.visaType ?? service.dynamicFields?.visaType },
    { label: labels.experience, value: formatExperience(service.experience, labels.years) },
    { label: labels.education, value: service.education },
    { label: labels.contract, value: contract },
    { label: labels.languages, value: service.language?.join(', ') },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
