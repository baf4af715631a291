import type { MinorUnits, PictureCrop, PicturePoint, Refund, ServiceFact } from '@pothik/contract';
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
import { createdAt, id, minorUnits, moment, updatedAt, version } from './columns.ts';

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

/** Pictures that everybody may see. */
export const images = pgTable(
  'images',
  {
    id: id(),
    /** Where the original lies in the store. */
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** The part that is shown, in pixels of the original; null: all of it. */
    crop: jsonb().$type<PictureCrop>(),
    /** The point that stays in sight, in pixels of the original; null: the middle of what is shown. */
    focus: jsonb().$type<PicturePoint>(),
    /** The number of times it was cropped: what is shown stands under an address of its own each time. */
    revision: integer().notNull().default(0),
    /** Editors find it in their library; it stays there, shown or not. */
    inLibrary: boolean().notNull().default(false),
    /** When it was taken out of the library: it can be put back until it goes. */
    leftLibraryAt: moment(),
    createdAt: createdAt(),
    /** Since when nothing is known to show it; such a picture goes after a while. */
    unusedSince: moment(),
    /** Raised by changes that editors make, not by what is noted of its use. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('images_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'images_cropped_within',
      sql`(${table.crop}->>'left')::int >= 0 and (${table.crop}->>'top')::int >= 0 and (${table.crop}->>'width')::int > 0 and (${table.crop}->>'height')::int > 0 and (${table.crop}->>'left')::int + (${table.crop}->>'width')::int <= ${table.width} and (${table.crop}->>'top')::int + (${table.crop}->>'height')::int <= ${table.height}`,
    ),
    check(
      'images_focused_within',
      sql`(${table.focus}->>'x')::int between 0 and ${table.width} and (${table.focus}->>'y')::int between 0 and ${table.height}`,
    ),
    check('images_left_library', sql`not ${table.inLibrary} or ${table.leftLibraryAt} is null`),
    index('images_of_library')
      .on(table.createdAt, table.id)
      .where(sql`${table.inLibrary}`),
    index('images_said')
      .using('gin', sql`lower(${table.alt}) gin_trgm_ops`)
      .where(sql`${table.inLibrary}`),
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

export const insights = pgTable(
  'insights',
  {
    id: id(),
    title: text().notNull(),
    excerpt: text(),
    body: text(),
    category: text(),
    coverImageId: text().references(() => images.id, { onDelete: 'set null' }),
    /** Its services stand beside the article. */
    relatedCategoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    /** At 200 words a minute; null without a text. */
    readingMinutes: integer().generatedAlwaysAs(
      sql`ceil(array_length(regexp_split_to_array(nullif(trim(regexp_replace(body, '<[^>]*>', ' ', 'g')), ''), '\\s+'), 1) / 200.0)::integer`,
    ),
    /** Not published without one. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('insights_newest').on(table.publishedAt, table.id),
    index('insights_related_category').on(table.relatedCategoryId),
    index('insights_cover_image').on(table.coverImageId),
    check('insights_titled', sql`${table.title} <> ''`),
  ],
);

/** Branding, contact and the like, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
  version: version(),
});

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
