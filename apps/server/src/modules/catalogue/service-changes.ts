import { toMajorUnits } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import { refuseField } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { categories, type services } from './schema.ts';
import type { ServiceContent } from './staff/schema.ts';
import { toFee } from './fees.ts';
import { createService, type ServiceInput } from './service-input.ts';
import { toIso, toMoments } from './staff/moments.ts';

/** What an editor sends of a service; what is left out stays as it is. */
export type ServiceForm = Omit<BodyOf<Definitions['staffServices']['update']>, 'version'>;

type StoredService = typeof services.$inferSelect;

/** A stored service as an editor would send it; without its pictures. */
export function toForm(row: ServiceContent): ServiceForm {
  const { salaryMinMinor: min, salaryMaxMinor: max, salaryCurrency: currency } = row;
  return {
    ...row,
    publishAt: toIso(row.publishAt),
    unpublishAt: toIso(row.unpublishAt),
    language: row.languages,
    fees: row.fees.map(toFee),
    salary:
      min === null || currency === null
        ? null
        : {
            min: toMajorUnits(min, currency),
            currency,
            ...(max === null ? {} : { max: toMajorUnits(max, currency) }),
          },
    experience: {
      min: row.experienceMin ?? undefined,
      max: row.experienceMax ?? undefined,
      unit: row.experienceUnit ?? undefined,
    },
    weeks: row.weeksMin === null ? null : { min: row.weeksMin, max: row.weeksMax ?? undefined },
    licence:
      row.licenceNumber === null
        ? null
        : {
            number: row.licenceNumber,
            checkAt: row.licenceCheckAt ?? undefined,
            checkedOn: row.licenceCheckedOn ?? undefined,
          },
  };
}

/** @throws RequestError `validation_failed` for what does not go together. */
function check({ name, jobTitle, salary, experience, weeks }: ServiceForm): void {
  if (!name && !jobTitle) throw refuseField('name', messages.unnamed);
  if (salary?.max !== undefined && salary.max < salary.min) {
    throw refuseField('salary', messages.salaryReversed);
  }
  const { min, max } = experience ?? {};
  if (min !== undefined && max !== undefined && max < min) {
    throw refuseField('experience', messages.experienceReversed);
  }
  if (weeks?.max !== undefined && weeks.max < weeks.min) {
    throw refuseField('weeks', messages.weeksReversed);
  }
}

/** @throws RequestError `validation_failed` for moments that can't be planned. @param before absent: it is a new one. */
function checkMoments(form: ServiceForm, whole: ServiceForm, before?: StoredService): void {
  const { publishAt, unpublishAt } = toMoments({ ...whole, isActive: false });
  // Columns have it so where nothing is said.
  const isActive = whole.isActive ?? true;
  if (form.publishAt && isActive) {
    throw refuseField('publishAt', messages.publishedAlready);
  }
  if (unpublishAt && unpublishAt.getTime() !== before?.unpublishAt?.getTime()) {
    if (unpublishAt <= new Date()) {
      throw refuseField('unpublishAt', messages.momentPast);
    }
  }
  if (!isActive && publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw refuseField('unpublishAt', messages.momentsReversed);
  }
}

/** @throws RequestError `validation_failed` for a place that is not there. */
export async function checkPlace(
  db: Queries,
  { categoryId, subcategoryId }: Pick<ServiceForm, 'categoryId' | 'subcategoryId'>,
): Promise<void> {
  const parentOf = async (id: string) => {
    const [row] = await db
      .select({ parentId: categories.parentId })
      .from(categories)
      .where(eq(categories.id, id));
    return row;
  };
  if (categoryId && (await parentOf(categoryId))?.parentId !== null) {
    throw refuseField('categoryId', messages.noSuchCategory);
  }
  if (!subcategoryId) return;
  const subcategory = await parentOf(subcategoryId);
  if (!categoryId || subcategory?.parentId !== categoryId) {
    throw refuseField('subcategoryId', messages.noSuchSubcategory);
  }
}

/** The columns that a form fills. */
function toInput(form: ServiceForm): Omit<ServiceInput, 'id'> {
  const { experience, language, salary } = form;
  return {
    name: form.name ?? null,
    jobTitle: form.jobTitle ?? null,
    description: form.description,
    featured: form.featured,
    isActive: form.isActive,
    ...toMoments(form),
    categoryId: form.categoryId ?? null,
    subcategoryId: form.subcategoryId ?? null,
    serviceType: form.serviceType,
    kind: form.kind ?? null,
    facts: form.facts,
    country: form.country ?? null,
    providerName: form.providerName ?? null,
    visaType: form.visaType ?? null,
    cardVisaType: form.cardVisaType ?? null,
    salary: salary ?? undefined,
    benefits: form.benefits,
    requirements: form.requirements,
    experienceMin: experience?.min ?? null,
    experienceMax: experience?.max ?? null,
    experienceUnit: experience?.unit ?? null,
    education: form.education ?? null,
    contractDuration: form.contractDuration ?? null,
    contractUnit: form.contractUnit ?? null,
    languages: language,
    fees: form.fees,
    weeksMin: form.weeks?.min ?? null,
    weeksMax: form.weeks?.max ?? null,
    refunds: form.refunds,
    licenceNumber: form.licence?.number ?? null,
    licenceCheckAt: form.licence?.checkAt ?? null,
    licenceCheckedOn: form.licence?.checkedOn ?? null,
  };
}

const noSalary = { salaryMinMinor: null, salaryMaxMinor: null, salaryCurrency: null };

/** A form with what it leaves out. @param before the row as it is; absent: there is none yet. */
export function toWholeForm(form: ServiceForm, before?: StoredService): ServiceForm {
  const given = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  ) as ServiceForm;
  return { ...(before ? toForm(before) : {}), ...given };
}

/**
 * The row that comes of a whole form, whose place was checked.
 *
 * @throws RequestError `validation_failed` for what does not go together.
 */
export function toPlacedRow(id: string, whole: ServiceForm) {
  check(whole);
  return { ...noSalary, ...createService({ id, ...toInput(whole) }) };
}

/**
 * The row that comes of a form.
 *
 * @param before the row as it is; absent: there is none yet.
 * @throws RequestError `validation_failed` for what can't be a service.
 */
export async function toServiceRow(
  db: Queries,
  id: string,
  form: ServiceForm,
  before?: StoredService,
) {
  const whole = toWholeForm(form, before);
  checkMoments(form, whole, before);
  const row = toPlacedRow(id, whole);
  await checkPlace(db, whole);
  return row;
}
