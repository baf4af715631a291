import type { ContentLanguage, Refund, ServiceFact } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { updatedAt, version } from '../../platform/database/columns.ts';
import { insights } from '../insights/schema.ts';
import { categories, services } from '../catalogue/schema.ts';

/**
 * The texts of a service in another language; what is absent is shown in the first. Lists are in the order of the
 * service's own; what is empty in them is absent.
 */
export interface ServiceWords {
  name?: string;
  jobTitle?: string;
  kind?: string;
  /** HTML from the allow-list. */
  description?: string;
  country?: string;
  providerName?: string;
  visaType?: string;
  education?: string;
  benefits?: string[];
  requirements?: string[];
  languages?: string[];
  fees?: { label: string; due?: string }[];
  refunds?: Refund[];
  facts?: ServiceFact[];
  /** What its pictures show, in their order. */
  pictures?: string[];
}

/** A category or subcategory in another language; what is absent is shown in the first. */
export interface CategoryWords {
  name?: string;
  description?: string;
}

/** An article in another language; what is absent is shown in the first. */
export interface InsightWords {
  title?: string;
  excerpt?: string;
  /** HTML from the allow-list. */
  body?: string;
  category?: string;
  /** What its picture shows. */
  picture?: string;
}

const translationsTable = <Words>(name: string, originals: { id: AnyPgColumn }) =>
  pgTable(
    name,
    {
      originalId: text()
        .notNull()
        .references(() => originals.id, { onDelete: 'cascade' }),
      language: text().$type<ContentLanguage>().notNull(),
      words: jsonb().$type<Words>().notNull(),
      /** Visitors see no other. */
      isPublished: boolean().notNull().default(false),
      /** The version of the original that it was made from: behind a later one it has fallen. */
      ofVersion: integer().notNull(),
      updatedAt: updatedAt(),
      version: version(),
    },
    (table) => [
      primaryKey({ columns: [table.originalId, table.language] }),
      // What is translated and not shown yet: editors look for it.
      index(`${name}_drafts`)
        .on(table.language, table.originalId)
        .where(sql`not ${table.isPublished}`),
      // Published translations are found without reading their words.
      index(`${name}_published`)
        .on(table.language, table.originalId)
        .where(sql`${table.isPublished} and ${table.words} <> '{}'`),
    ],
  );

/** Originals of one kind in other languages than the first. */
export type TranslationsTable<Words> = ReturnType<typeof translationsTable<Words>>;

export const serviceTranslations = translationsTable<ServiceWords>(
  'service_translations',
  services,
);

export const categoryTranslations = translationsTable<CategoryWords>(
  'category_translations',
  categories,
);

export const insightTranslations = translationsTable<InsightWords>(
  'insight_translations',
  insights,
);
