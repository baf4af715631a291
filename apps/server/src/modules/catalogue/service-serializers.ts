import {
  toMajorUnits,
  type CategoryReference,
  type Image,
  type Salary,
  type Service,
  type ServiceSummary,
} from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { toImage } from '../media/image-serializer.ts';
import { toFee, totalOf } from './fees.ts';
import type { ServiceRow, ServiceSummaryRow } from './service-queries.ts';

function toReference(
  row: { id: string; name: string; slug: string } | null,
): CategoryReference | undefined {
  return row ? { _id: row.id, name: row.name, slug: row.slug } : undefined;
}

type CardRow = Omit<ServiceSummaryRow, 'image'>;

function toSalary(row: CardRow): Salary | undefined {
  const { salaryMinMinor: min, salaryMaxMinor: max, salaryCurrency: currency } = row;
  if (min === null || currency === null) return undefined;
  return {
    min: toMajorUnits(min, currency),
    ...(max === null ? {} : { max: toMajorUnits(max, currency) }),
    currency,
  };
}

function toCard(row: CardRow, images: Image[]): ServiceSummary {
  return {
    _id: row.id,
    images,
    featured: row.featured,
    serviceType: row.serviceType,
    ...omitNullish({
      name: row.name,
      jobTitle: row.jobTitle,
      kind: row.kind,
      facts: row.facts.length > 0 ? row.facts : null,
      category: toReference(row.category),
      subcategory: toReference(row.subcategory),
      location: row.country === null ? null : { country: row.country },
      provider: row.providerName === null ? null : { name: row.providerName },
      dynamicFields: row.cardVisaType === null ? null : { visaType: row.cardVisaType },
      salary: toSalary(row),
      total: totalOf(row.fees),
    }),
  };
}

/** A row as lists answer it. */
export const toSummary = (row: ServiceSummaryRow): ServiceSummary =>
  toCard(row, row.image ? [toImage(row.image)] : []);

function toExperience(row: ServiceRow) {
  if (row.experienceMin === null && row.experienceMax === null) return undefined;
  return omitNullish({ min: row.experienceMin, max: row.experienceMax, unit: row.experienceUnit });
}

const toWeeks = ({ weeksMin, weeksMax }: ServiceRow) =>
  weeksMin === null ? undefined : { min: weeksMin, ...omitNullish({ max: weeksMax }) };

const toLicence = ({ licenceNumber, licenceCheckAt, licenceCheckedOn }: ServiceRow) =>
  licenceNumber === null
    ? undefined
    : {
        number: licenceNumber,
        ...omitNullish({ checkAt: licenceCheckAt, checkedOn: licenceCheckedOn }),
      };

/** A row as its own page needs it. */
export function toService(row: ServiceRow): Service {
  return {
    ...toCard(row, row.images.map(toImage)),
    description: row.description,
    benefits: row.benefits,
    requirements: row.requirements,
    language: row.languages,
    fees: row.fees.map(toFee),
    refunds: row.refunds,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...omitNullish({
      experience: toExperience(row),
      education: row.education,
      visaType: row.visaType,
      contractDuration: row.contractDuration,
      contractUnit: row.contractUnit,
      weeks: toWeeks(row),
      licence: toLicence(row),
    }),
  };
}
