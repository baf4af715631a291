import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { categories, services } from './schema.ts';
import { categoryTranslations, type CategoryWords } from '../translation/schema.ts';

/** All categories and subcategories in their order; there are few. */
export function findCategories(db: Queries) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

/** The name of a category or subcategory; undefined where there is none. */
export async function nameOfCategory(db: Queries, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const [row] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return row?.name;
}

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

const isShown = and(
  categories.isActive,
  sql`not exists (select from ${categories} parent where parent.id = ${categories.parentId} and not parent.is_active)`,
);

/** All active categories, and their active subcategories. */
export function findShownCategories(db: Queries) {
  return db
    .select()
    .from(categories)
    .where(isShown)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The same with their names alone, each with what it is called in every language in which it is published. */
export async function findShownNames(db: Pick<Queries, 'select'>) {
  const { originalId, words, isPublished } = categoryTranslations;
  const rows = await db
    .select({ id: categories.id, name: categories.name, words })
    .from(categories)
    .leftJoin(categoryTranslations, and(eq(originalId, categories.id), isPublished))
    .where(isShown)
    .orderBy(asc(categories.position), asc(categories.id));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, named]) => ({
    id,
    names: [...named.slice(0, 1).map(({ name }) => name), ...translatedNames(named)],
  }));
}

const translatedNames = (rows: readonly { words: CategoryWords | null }[]) =>
  rows.flatMap(({ words }) => words?.name ?? []);

/** What all categories and subcategories are called in other languages, as far as it is published. */
export async function findTranslatedNames(db: Queries): Promise<string[]> {
  const { words, isPublished } = categoryTranslations;
  const rows = await db.select({ words }).from(categoryTranslations).where(eq(isPublished, true));
  return translatedNames(rows);
}

/** An active category or subcategory whose parent, if it has one, is active too. */
export async function findCategoryBySlug(
  db: Queries,
  slug: string,
): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.slug, slug), isShown));
  return row;
}

export async function findCategoryById(db: Queries, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row;
}

async function countIn(db: Queries, isCounted?: SQL): Promise<Map<string, number>> {
  const { categoryId, subcategoryId } = services;
  // An index alone answers it.
  const counted = await db
    .select({ categoryId, subcategoryId, count: sql<number>`count(*)::int` })
    .from(services)
    .where(isCounted)
    .groupBy(categoryId, subcategoryId);
  const counts = new Map<string, number>();
  for (const { count, ...places } of counted) {
    for (const id of [places.categoryId, places.subcategoryId]) {
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
    }
  }
  return counts;
}

/** The number of active services of each category and subcategory. */
export const countByCategory = (db: Queries) => countIn(db, sql`${services.isActive}`);

/** The same, drafts included. */
export const countAllByCategory = (db: Queries) => countIn(db);
