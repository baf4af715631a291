import {
  type staffServiceEndpoints,
  type CallInput,
  type Fee,
  type StaffService,
} from '@pothik/contract';
import { fromDhakaInput, toDhakaInput } from '../../shared/dhaka-input.ts';
import type { PictureFields } from '../../shared/pictures/pictures-field.tsx';

/** A fee as it is typed. */
interface FeeFields {
  label: string;
  amount: string;
  currency: string;
  per: Fee['per'];
  due: string;
  isOfficial: boolean;
}

/** A service as its form holds it, by the names under which it is sent: what is typed is text. */
export interface ServiceFields {
  name: string;
  jobTitle: string;
  serviceType: string;
  kind: string;
  categoryId: string;
  subcategoryId: string;
  country: string;
  providerName: string;
  visaType: string;
  cardVisaType: string;
  description: string;
  salary: { min: string; max: string; currency: string };
  experience: { min: string; max: string; unit: string };
  education: string;
  contractDuration: string;
  contractUnit: string;
  /** One on each line. */
  language: string;
  benefits: string;
  requirements: string;
  fees: FeeFields[];
  weeks: { min: string; max: string };
  /** `step: what comes back`, one on each line. */
  refunds: string;
  licence: { number: string; checkAt: string; checkedOn: string };
  /** `label: value`, one on each line. */
  facts: string;
  images: PictureFields[];
  featured: boolean;
  isActive: boolean;
  /** In Dhaka, as a field of type `datetime-local` has it. */
  publishAt: string;
  unpublishAt: string;
}

export type ServicePayload = CallInput<(typeof staffServiceEndpoints)['create']>;

const typed = (value: string | number | undefined) => String(value ?? '');
const toInput = (iso: string | undefined) => (iso === undefined ? '' : toDhakaInput(iso));
const toLines = (items: readonly string[] = []) => items.join('\n');

/** @param service what is there; a new one is a draft. */
export function toFields(service?: StaffService): ServiceFields {
  const { salary, experience, weeks, licence } = service ?? {};
  return {
    name: typed(service?.name),
    jobTitle: typed(service?.jobTitle),
    serviceType: service?.serviceType ?? 'other',
    kind: typed(service?.kind),
    categoryId: typed(service?.category?._id),
    subcategoryId: typed(service?.subcategory?._id),
    country: typed(service?.location?.country),
    providerName: typed(service?.provider?.name),
    visaType: typed(service?.visaType),
    cardVisaType: typed(service?.dynamicFields?.visaType),
    description: typed(service?.description),
    salary: {
      min: typed(salary?.min),
      max: typed(salary?.max),
      currency: salary?.currency ?? 'BDT',
    },
    experience: {
      min: typed(experience?.min),
      max: typed(experience?.max),
      unit: experience?.unit ?? 'years',
    },
    education: typed(service?.education),
    contractDuration: typed(service?.contractDuration),
    contractUnit: service?.contractUnit ?? 'months',
    language: toLines(service?.language),
    benefits: toLines(service?.benefits),
    requirements: toLines(service?.requirements),
    fees: (service?.fees ?? []).map(
      ({ label, amount, currency, per, due, isOfficial = false }) => ({
        label,
        amount: typed(amount),
        currency,
        per,
        due: typed(due),
        isOfficial,
      }),
    ),
    weeks: { min: typed(weeks?.min), max: typed(weeks?.max) },
    refunds: toLines(service?.refunds?.map(({ step, refund }) => `${step}: ${refund}`)),
    licence: {
      number: typed(licence?.number),
      checkAt: typed(licence?.checkAt),
      checkedOn: typed(licence?.checkedOn),
    },
    facts: toLines(service?.facts?.map(({ label, value }) => `${label}: ${value}`)),
    images: (service?.images ?? []).map(({ secure_url, alt = '' }) => ({ secure_url, alt })),
    featured: service?.featured ?? false,
    isActive: service?.isActive ?? false,
    publishAt: toInput(service?.publishAt),
    unpublishAt: toInput(service?.unpublishAt),
  };
}

const lineOf = (value: string) => value.trim() || null;
const linesOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** Nothing where nothing is typed; what is no number is refused by its name. */
const numberOf = (value: string) => (value.trim() === '' ? undefined : Number(value));
const numbers = <Names extends string>(given: Record<Names, string>) =>
  Object.fromEntries(
    Object.entries<string>(given).flatMap(([name, value]) => {
      const number = numberOf(value);
      return number === undefined ? [] : [[name, number]];
    }),
  ) as Partial<Record<Names, number>>;

/** `Before we submit: everything`: what stands before the first colon, and what after it. */
function halvesOf(line: string): [before: string, after: string] {
  const [before = '', ...after] = line.split(':');
  return [before.trim(), after.join(':').trim()];
}

function toRefund(line: string) {
  const [step, refund] = halvesOf(line);
  return { step, refund };
}

export const toFacts = (lines: string) =>
  linesOf(lines).map((line) => {
    const [label, value] = halvesOf(line);
    return { label, value };
  });

function toLicence({ number, checkAt, checkedOn }: ServiceFields['licence']) {
  if ([number, checkAt, checkedOn].every((text) => text.trim() === '')) return null;
  return {
    number: number.trim(),
    ...(checkAt.trim() && { checkAt: checkAt.trim() }),
    ...(checkedOn && { checkedOn }),
  };
}

/** What is sent of the form. */
export function toPayload(fields: ServiceFields): ServicePayload {
  const { min, max, currency: salaryCurrency } = fields.salary;
  const { unit, ...years } = fields.experience;
  const experience = numbers(years);
  return {
    name: lineOf(fields.name),
    jobTitle: lineOf(fields.jobTitle),
    serviceType: fields.serviceType,
    kind: lineOf(fields.kind),
    categoryId: fields.categoryId || null,
    subcategoryId: fields.subcategoryId || null,
    country: lineOf(fields.country),
    providerName: lineOf(fields.providerName),
    visaType: lineOf(fields.visaType),
    cardVisaType: lineOf(fields.cardVisaType),
    description: fields.description,
    salary:
      min.trim() === ''
        ? null
        : {
            min: Number(min),
            currency: salaryCurrency.trim().toUpperCase(),
            ...numbers({ max }),
          },
    experience: Object.keys(experience).length === 0 ? null : { ...experience, unit: unit.trim() },
    education: lineOf(fields.education),
    contractDuration: numberOf(fields.contractDuration) ?? null,
    contractUnit: numberOf(fields.contractDuration) ? lineOf(fields.contractUnit) : null,
    language: linesOf(fields.language),
    benefits: linesOf(fields.benefits),
    requirements: linesOf(fields.requirements),
    fees: fields.fees.map(({ label, amount, currency, per, due, isOfficial }) => ({
      label,
      amount: numberOf(amount) ?? Number.NaN,
      currency: currency.trim().toUpperCase(),
      per,
      ...(due.trim() && { due: due.trim() }),
      ...(isOfficial && { isOfficial }),
    })),
    weeks:
      fields.weeks.min.trim() === ''
        ? null
        : { min: Number(fields.weeks.min), ...numbers({ max: fields.weeks.max }) },
    refunds: linesOf(fields.refunds).map(toRefund),
    licence: toLicence(fields.licence),
    facts: toFacts(fields.facts),
    images: fields.images,
    featured: fields.featured,
    isActive: fields.isActive,
    // A visible service waits for no moment.
    publishAt: fields.isActive ? null : (fromDhakaInput(fields.publishAt) ?? null),
    unpublishAt: fromDhakaInput(fields.unpublishAt) ?? null,
  };
}
