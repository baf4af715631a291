import {
  staffAccountEndpoints,
  staffBookingEndpoints,
  staffCategoryEndpoints,
  staffChatEndpoints,
  staffCustomerEndpoints,
  staffInsightEndpoints,
  staffPictureEndpoints,
  staffServiceEndpoints,
  toLocalPhone,
  type Access,
  type FoundRecord,
  type RecordKind,
} from '@pothik/contract';
import { and, asc, desc, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { anyContains, phoneContains, type Search } from '../../platform/database/search.ts';
import type { ReadOnlyQueries } from '../../platform/database/timed-queries.ts';
import { bookings } from '../bookings/schema.ts';
import { categories, services } from '../catalogue/schema.ts';
import { chats } from '../chat/schema.ts';
import { images } from '../media/schema.ts';
import { insights } from '../insights/schema.ts';
import { users } from '../users/schema.ts';

/** The table of a kind of record, and how rows of it are found and told. */
export interface RecordSource {
  /** Who opens such records. */
  access: Access;
  table: PgTable;
  id: PgColumn;
  /** Of all rows of the table, those that are of this kind. */
  where?: SQL;
  isFound: (word: Search) => SQL | undefined;
  /** Whether a word is a part of the title, where others are looked through as well: such rows come first. */
  isTitled?: (word: Search) => SQL;
  /** An index has it. What comes first is looked through for words that no index finds. */
  order: SQL[];
  read: (db: Pick<ReadOnlyQueries, 'select'>, ids: readonly string[]) => Promise<FoundRecord[]>;
}

/** What there is of these, each once. */
const told = (...details: (string | null | undefined)[]): string[] => [
  ...new Set(details.map((detail) => detail ?? '').filter((detail) => detail !== '')),
];

const isNamed = (text: PgColumn, { pattern }: Search) =>
  like(sql`lower(normalize(${text}))`, pattern);

const title = sql<string>`coalesce(${services.name}, ${services.jobTitle})`;

const people = (
  kind: 'customer' | 'staff',
  where: SQL,
): Omit<RecordSource, 'access' | 'order'> => ({
  table: users,
  id: users.id,
  where,
  isFound: (word) => anyContains(users.searchText, word),
  async read(db, ids) {
    const { id, name, email, phone, role, deactivatedAt } = users;
    const rows = await db
      .select({ id, name, email, phone, role, deactivatedAt })
      .from(users)
      .where(and(inArray(users.id, [...ids]), where));
    return rows.map((row) => ({
      kind,
      _id: row.id,
      title: row.name,
      details: told(row.email, row.phone && toLocalPhone(row.phone)),
      ...(row.deactivatedAt ? { status: 'deactivated' } : {}),
    }));
  },
});

/** Every kind of record that is found. */
export const recordSources: Record<RecordKind, RecordSource> = {
  booking: {
    access: staffBookingEndpoints.get.access,
    table: bookings,
    id: bookings.id,
    isFound: (word) => anyContains(bookings.searchText, word),
    order: [desc(bookings.createdAt), desc(bookings.id)],
    async read(db, ids) {
      const { id, reference, name, phone, status } = bookings;
      const rows = await db
        .select({ id, reference, name, phone, status, title })
        .from(bookings)
        .leftJoin(services, eq(services.id, bookings.serviceId))
        .where(inArray(bookings.id, [...ids]));
      return rows.map((row) => ({
        kind: 'booking',
        _id: row.id,
        title: row.reference,
        details: told(row.name, row.title, row.phone && toLocalPhone(row.phone)),
        status: row.status,
      }));
    },
  },
  chat: {
    access: staffChatEndpoints.get.access,
    table: chats,
    id: chats.id,
    isFound: (word) => or(isNamed(chats.name, word), phoneContains(chats.phone, word)),
    order: [desc(chats.updatedAt), asc(chats.id)],
    async read(db, ids) {
      const { id, name, phone, status } = chats;
      const rows = await db
        .select({ id, name, phone, status })
        .from(chats)
        .where(inArray(chats.id, [...ids]));
      return rows.map((row) => ({
        kind: 'chat',
        _id: row.id,
        title: row.name,
        details: [toLocalPhone(row.phone)],
        status: row.status,
      }));
    },
  },
  customer: {
    access: staffCustomerEndpoints.get.access,
    order: [desc(users.createdAt), desc(users.id)],
    ...people('customer', eq(users.role, 'customer')),
  },
  staff: {
    access: staffAccountEndpoints.list.access,
    order: [asc(users.name), asc(users.id)],
    ...people('staff', ne(users.role, 'customer')),
  },
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
  insight: {
    access: staffInsightEndpoints.get.access,
    table: insights,
    id: insights.id,
    isFound: (word) => isNamed(insights.title, word),
    order: [desc(insights.publishedAt), desc(insights.id)],
    async read(db, ids) {
      const { id, title: name, category, publishedAt } = insights;
      const rows = await db
        .select({ id, name, category, publishedAt })
        .from(insights)
        .where(inArray(insights.id, [...ids]));
      return rows.map((row) => ({
        kind: 'insight',
        _id: row.id,
        title: row.name,
        details: told(row.category),
        ...(row.publishedAt === null ? { status: 'draft' } : {}),
      }));
    },
  },
  picture: {
    access: staffPictureEndpoints.get.access,
    table: images,
    id: images.id,
    where: eq(images.inLibrary, true),
    isFound: ({ pattern }) => like(sql`lower(${images.alt})`, pattern),
    order: [desc(images.createdAt), desc(images.id)],
    async read(db, ids) {
      const { id, alt } = images;
      const rows = await db
        .select({ id, alt })
        .from(images)
        .where(and(inArray(id, [...ids]), eq(images.inLibrary, true)));
      return rows.map((row) => ({ kind: 'picture', _id: row.id, title: row.alt, details: [] }));
    },
  },
};
