import type { MinorUnits, Refund, ServiceFact } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  minorUnits,
  moment,
  updatedAt,
  version,
} from '../../platform/database/columns.ts';
import { images } from '../media/schema.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    /** A subcategory has a parent. */
    parentId: text().references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    icon: text().notNull().default('file-text'),
    iconUrl: text(),
    color: text(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    showInNavigation: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('categories_slug_unique').on(table.slug),
    // /service/details/{id} is a route of its own.
    check('categories_slug_reserved', sql`${table.slug} <> 'details'`),
    check('categories_slug_form', sql`length(${table.slug}) between 1 and 200`),
    check('categories_no_self_parent', sql`${table.parentId} <> ${table.id}`),
    check('categories_named', sql`${table.name} <> ''`),
    index('categories_order').on(table.parentId, table.position),
    // What a service's pair of category and subcategory refers to.
    uniqueIndex('categories_with_parent').on(table.id, table.parentId),
  ],
);

export interface StoredFee {
  label: string;
  amountMinor: MinorUnits;
  currency: string;
  per: 'booking' | 'adult' | 'child' | 'infant';
  due?: string | undefined;
  isOfficial?: boolean | undefined;
}

export const services = pgTable(
  'services',
  {
    id: id(),
    name: text(),
    jobTitle: text(),
    /** HTML from the allow-list. */
    description: text().notNull().default(''),
    /** The words of the description without its tags, for the search. */
    descriptionText: text().notNull().default(''),
    categoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    subcategoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    serviceType: text().notNull().default('other'),
    /** Its name for people where its type is `other`. */
    kind: text(),
    facts: jsonb().$type<ServiceFact[]>().notNull().default([]),
    country: text(),
    providerName: text(),
    visaType: text(),
    /** What `dynamicFields.visaType` shows on a card. */
    cardVisaType: text(),
    salaryMinMinor: minorUnits(),
    salaryMaxMinor: minorUnits(),
    salaryCurrency: text(),
    benefits: text().array().notNull().default([]),
    requirements: text().array().notNull().default([]),
    experienceMin: integer(),
    experienceMax: integer(),
    experienceUnit: text(),
    education: text(),
    contractDuration: integer(),
    contractUnit: text(),
    languages: text().array().notNull().default([]),
    fees: jsonb().$type<StoredFee[]>().notNull().default([]),
    weeksMin: integer(),
    weeksMax: integer(),
    refunds: jsonb().$type<Refund[]>().notNull().default([]),
    licenceNumber: text(),
    licenceCheckAt: text(),
    licenceCheckedOn: date({ mode: 'string' }),
    featured: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Null once it is active. */
    publishAt: moment(),
    unpublishAt: moment(),
    /** Lists begin with the lowest. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    /**
     * What the search looks through (Specification §5). A newline keeps a term within one field.
     * Unicode has several spellings of one letter (য় is one character or two): text is written in
     * NFC, and a term is looked for in NFC.
     */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(name, '') || E'\n' || coalesce(job_title, '') || E'\n' || coalesce(country, '') || E'\n' || coalesce(provider_name, '') || E'\n' || description_text)`,
      ),
  },
  (table) => [
    check('services_titled', sql`coalesce(${table.name}, ${table.jobTitle}, '') <> ''`),
    check(
      'services_salary',
      sql`${table.salaryMinMinor} >= 0 and ${table.salaryMaxMinor} >= ${table.salaryMinMinor} and (${table.salaryMinMinor} is null or ${table.salaryCurrency} ~ '^[A-Z]{3}$')`,
    ),
    check(
      'services_experience',
      sql`${table.experienceMin} >= 0 and ${table.experienceMax} >= ${table.experienceMin}`,
    ),
    check('services_weeks', sql`${table.weeksMin} >= 0 and ${table.weeksMax} >= ${table.weeksMin}`),
    check('services_moments', sql`${table.unpublishAt} > ${table.publishAt}`),
    check('services_contract', sql`${table.contractDuration} > 0`),
    // A subcategory stands under the category, and goes with it when it is moved.
    check(
      'services_subcategory_placed',
      sql`${table.subcategoryId} is null or ${table.categoryId} is not null`,
    ),
    foreignKey({
      name: 'services_subcategory_of_category',
      columns: [table.subcategoryId, table.categoryId],
      foreignColumns: [categories.id, categories.parentId],
    }).onUpdate('cascade'),
    index('services_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('services_listed')
      .on(table.position, table.id)
      .where(sql`${table.isActive}`),
    // Those that are to be published or taken back.
    index('services_scheduled')
      .on(table.position, table.id)
      .where(sql`${table.publishAt} is not null or ${table.unpublishAt} is not null`),
    index('services_featured')
      .on(table.position, table.id)
      .where(sql`${table.isActive} and ${table.featured}`),
    // Those that a translation can have fallen behind.
    index('services_changed')
      .on(table.id)
      .where(sql`${table.version} > 1`),
    // For the number of services in each place.
    index('services_counted').on(table.categoryId, table.subcategoryId, table.isActive),
    // Drafts included, as editors see them.
    index('services_placed').on(table.position, table.id),
    index('services_by_change').on(table.updatedAt, table.id),
    index('services_by_change_in_category').on(table.categoryId, table.updatedAt, table.id),
    index('services_by_change_in_subcategory').on(table.subcategoryId, table.updatedAt, table.id),
    index('services_placed_in_category').on(table.categoryId, table.position, table.id),
    index('services_placed_in_subcategory').on(table.subcategoryId, table.position, table.id),
    index('services_drafts')
      .on(table.position, table.id)
      .where(sql`not ${table.isActive}`),
    index('services_drafts_by_change')
      .on(table.updatedAt, table.id)
      .where(sql`not ${table.isActive}`),
    index('services_drafts_in_category')
      .on(table.categoryId, table.position, table.id)
      .where(sql`not ${table.isActive}`),
    index('services_featured_or_draft')
      .on(table.position, table.id)
      .where(sql`${table.featured}`),
    index('services_by_category')
      .on(table.categoryId, table.position, table.id)
      .where(sql`${table.isActive}`),
    index('services_by_subcategory')
      .on(table.subcategoryId, table.position, table.id)
      .where(sql`${table.isActive}`),
    index('services_by_category_and_country')
      .on(
        table.categoryId,
        table.country,
        table.featured.desc().nullsFirst(),
        table.position,
        table.id,
      )
      .where(sql`${table.isActive}`),
    index('services_by_subcategory_and_country')
      .on(
        table.subcategoryId,
        table.country,
        table.featured.desc().nullsFirst(),
        table.position,
        table.id,
      )
      .where(sql`${table.isActive}`),
    index('services_by_type')
      .on(table.serviceType, table.position, table.id)
      .where(sql`${table.isActive}`),
  ],
);

type StoredService = typeof services.$inferSelect;

/** A moment as it is read, or as JSON keeps it. Absent: it was kept before services had moments. */
type KeptMoment = Date | string | null | undefined;

/** All that people write of a service, as it is stored; without its pictures. */
export interface ServiceContent extends Omit<
  StoredService,
  | 'id'
  | 'position'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'searchText'
  | 'publishAt'
  | 'unpublishAt'
> {
  publishAt?: KeptMoment;
  unpublishAt?: KeptMoment;
}

export const serviceImages = pgTable(
  'service_images',
  {
    serviceId: text()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.position] }),
    index('service_images_image').on(table.imageId),
    check('service_images_position', sql`${table.position} >= 0`),
  ],
);

/** How often each service was opened on a day in Dhaka; nothing tells by whom. */
export const serviceViews = pgTable(
  'service_views',
  {
    day: date({ mode: 'string' }).notNull(),
    serviceId: text()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.serviceId] }),
    index('service_views_of_service').on(table.serviceId),
    check('service_views_counted', sql`${table.views} > 0`),
  ],
);
