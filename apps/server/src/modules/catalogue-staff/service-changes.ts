import { toMajorUnits } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import { refuseField } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { categories, type ServiceContent, type services } from '../catalogue/schema.ts';
import { toFee } from '../catalogue/fees.ts';
import { plainOf } from '../catalogue/plain-fields.ts';
import { createService, type ServiceInput } from './service-input.ts';
import { toIso, toMoments } from './moments.ts';

/** What an editor sends of a service; what is left out stays as it is. */
export type ServiceForm = Omit<BodyOf<Definitions['staffServices']['update']>, 'version'>;

type StoredService = typeof services.$inferSelect;

/** A stored service as an editor would send it; without its pictures. */
export function toForm(row: ServiceContent): ServiceForm {
  const { salaryMinMinor: min, salaryMaxMinor: max, salaryCurrency: currency } = row;
  return {
    ...plainOf(row),
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
function toInput(form: ServiceForm): ServiceInput {
  const { experience, weeks, licence } = form;
  return {
    ...plainOf(form),
    ...toMoments(form),
    languages: form.language,
    salary: form.salary ?? undefined,
    fees: form.fees,
    experienceMin: experience?.min ?? null,
    experienceMax: experience?.max ?? null,
    experienceUnit: experience?.unit ?? null,
    weeksMin: weeks?.min ?? null,
    weeksMax: weeks?.max ?? null,
    licenceNumber: licence?.number ?? null,
    licenceCheckAt: licence?.checkAt ?? null,
    licenceCheckedOn: licence?.checkedOn ?? null,
  };
}

const noSalary = { salaryMinMinor: null, salaryMaxMinor: null, salaryCurrency: null };

/** Defaults of a new service. */
const unsaid: Partial<ServiceForm> = {
  description: '',
  serviceType: 'other',
  facts: [],
  benefits: [],
  requirements: [],
  language: [],
  fees: [],
  refunds: [],
  featured: false,
  isActive: true,
};

/** A form with what it leaves out. @param before the row as it is; absent: there is none yet. */
export function toWholeForm(form: ServiceForm, before?: StoredService): ServiceForm {
  const given = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  ) as ServiceForm;
  return { ...(before ? toForm(before) : unsaid), ...given };
}

/**
 * Converts a complete form, whose category has been checked, to columns.
 *
 * @throws RequestError `validation_failed` for what does not go together.
 */
export function toPlacedContent(whole: ServiceForm): ServiceContent {
  check(whole);
  // A whole form fills every column.
  return { ...noSalary, ...createService(toInput(whole)) } as ServiceContent;
}

/**
 * Converts a form to columns.
 *
 * @param before the row as it is; absent: there is none yet.
 * @throws RequestError `validation_failed` for what can't be a service.
 */
export async function toServiceContent(
  db: Queries,
  form: ServiceForm,
  before?: StoredService,
): Promise<ServiceContent> {
  const whole = toWholeForm(form, before);
  checkMoments(form, whole, before);
  const content = toPlacedContent(whole);
  await checkPlace(db, whole);
  return content;
}
