import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { categories, services } from '../../platform/database/schema/index.ts';

/** All categories and subcategories in their order; there are few. */
export function findCategories(db: Queries) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

const isShown = and(
  categories.isActive,
  sql`not exists (select from ${categories} parent where parent.id = ${categories.parentId} and not parent.is_active)`,
);

/** All active categories, and their active subcategories. */
export function findShownCategories(db: Pick<Queries, 'select'>) {
  return db
    .select()
    .from(categories)
    .where(isShown)
    .orderBy(asc(categories.position), asc(categories.id));
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

type CategoryColumn = typeof services.categoryId | typeof services.subcategoryId;

function countBy(db: Queries, column: CategoryColumn) {
  return db
    .select({ id: column, count: sql<number>`count(*)::int` })
    .from(services)
    .where(and(services.isActive, isNotNull(column)))
    .groupBy(column);
}

/** How many active services each category and subcategory has. */
export async function countByCategory(db: Queries): Promise<Map<string | null, number>> {
  // Each is answered by an index alone; counting both at once reads every row.
  const counted = await Promise.all([
    countBy(db, services.categoryId),
    countBy(db, services.subcategoryId),
  ]);
  return new Map(counted.flat().map(({ id, count }) => [id, count]));
}
