import type { Service, ServiceSummary } from '@pothik/contract';
import type { Formats } from '../../../shared/create-formats.ts';

/** The name of a kind of service: those of the type `other` may have a word, a job is one; another server's own types keep their names. */
export function typeName(
  {
    serviceType: type = '',
    kind,
    jobTitle,
  }: Pick<ServiceSummary, 'serviceType' | 'kind' | 'jobTitle'>,
  { types, job }: { types: Record<string, string>; job: string },
): string {
  if (type === 'other' && kind) return kind;
  if (type === 'other' && jobTitle) return job;
  return (Object.hasOwn(types, type) ? types[type] : undefined) ?? type;
}

/** How many of the facts of its kind stand at a glance; the others stand beside its text. */
export const factsAtAGlance = 2;

interface FactLabels {
  country: string;
  company: string;
  salary: string;
  visaType: string;
  experience: string;
  education: string;
  contract: string;
  languages: string;
  /** The names of units of time, by what servers call them. */
  units: { months: string; years: string } & Record<string, string>;
}

type Units = FactLabels['units'];

/** A unit that has no name here keeps its own. */
const unitName = (unit: string, units: Units) => (Object.hasOwn(units, unit) ? units[unit] : unit);

/** `min - max unit`; either end may be missing. */
function formatExperience(
  experience: Service['experience'],
  units: Units,
  { amount }: Formats,
): string | undefined {
  const range = [experience?.min, experience?.max].filter((end) => end !== undefined);
  if (range.length === 0) return undefined;
  return `${range.map(amount).join(' - ')} ${unitName(experience?.unit ?? 'years', units)}`;
}

/** The length of a contract; months unless it says another unit (Specification §2). */
const contractOf = (
  { contractDuration, contractUnit }: Pick<Service, 'contractDuration' | 'contractUnit'>,
  units: Units,
  { amount }: Formats,
): string | undefined =>
  contractDuration
    ? `${amount(contractDuration)} ${unitName(contractUnit ?? 'months', units)}`
    : undefined;

/** The facts of a service that stand beside its text, in the order in which they are shown. */
export function serviceFacts(
  service: Service,
  labels: FactLabels,
  formats: Formats,
): { label: string; value: string }[] {
  const facts = [
    { label: labels.country, value: service.location?.country },
    { label: labels.company, value: service.provider?.name },
    { label: labels.visaType, value: service.visaType ?? service.dynamicFields?.visaType },
    {
      label: labels.experience,
      value: formatExperience(service.experience, labels.units, formats),
    },
    { label: labels.education, value: service.education },
    { label: labels.contract, value: contractOf(service, labels.units, formats) },
    { label: labels.languages, value: service.language?.join(', ') },
    ...(service.facts ?? []).slice(factsAtAGlance),
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
