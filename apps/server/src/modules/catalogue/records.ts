import { staffCategoryEndpoints, staffServiceEndpoints, type RecordKind } from '@pothik/contract';
import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { told, isNamed, type RecordSource } from '../../platform/record-source.ts';
import { categories, services } from './schema.ts';

const title = sql<string>`coalesce(${services.name}, ${services.jobTitle})`;

/** How staff find services and categories among records of all kinds. */
export const catalogueRecords = {
  service: {
    access: staffServiceEndpoints.get.access,
    table: services,
    id: services.id,
    isFound: ({ pattern }) => like(services.searchText, pattern),
    isTitled: ({ pattern }) => like(sql`lower(${title})`, pattern),
    order: [asc(services.position), asc(services.id)],
    async read(db, ids) {
      const { id, country, providerName, isActive } = services;
      const rows = await db
        .select({ id, title, country, providerName, isActive })
        .from(services)
        .where(inArray(services.id, [...ids]));
      return rows.map((row) => ({
        kind: 'service',
        _id: row.id,
        title: row.title,
        details: told(row.country, row.providerName),
        ...(row.isActive ? {} : { status: 'draft' }),
      }));
    },
  },
  category: {
    access: staffCategoryEndpoints.list.access,
    table: categories,
    id: categories.id,
    isFound: (word) => isNamed(categories.name, word),
    order: [asc(categories.position), asc(categories.id)],
    async read(db, ids) {
      const { id, name, isActive } = categories;
      const parent = alias(categories, 'parent');
      const rows = await db
        .select({ id, name, isActive, parent: parent.name })
        .from(categories)
        .leftJoin(parent, eq(parent.id, categories.parentId))
        .where(inArray(id, [...ids]));
      return rows.map((row) => ({
        kind: 'category',
        _id: row.id,
        title: row.name,
        details: told(row.parent),
        ...(row.isActive ? {} : { status: 'draft' }),
      }));
    },
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
