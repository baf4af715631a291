import type { ServiceSort } from '@pothik/contract';
import { and, asc, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { findPage } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { serviceImages, services } from '../catalogue/schema.ts';
import { toSearch, type Search } from '../../platform/database/search.ts';
import { findCategoryById } from '../catalogue/category-queries.ts';
import {
  category,
  firstImage,
  firstPicture,
  isFirstImage,
  isFirstPicture,
  subcategory,
  summaryColumns,
  wholeColumns,
} from '../catalogue/service-columns.ts';
import {
  standsAs,
  translationStates,
  type TranslationFilter,
} from '../translation/translation-state.ts';

/** What staff see of a service beyond what everybody does. */
const edited = {
  isActive: services.isActive,
  publishAt: services.publishAt,
  unpublishAt: services.unpublishAt,
  updatedAt: services.updatedAt,
  version: services.version,
  translations: translationStates('services'),
};

/** Which services an editor wants to see. */
export interface StaffServiceFilter extends TranslationFilter {
  search?: string | undefined;
  categoryId?: string | undefined;
  state?: keyof typeof states | undefined;
}

/** The condition that a service is what an editor wants to see, without the search; and the same for pages far behind. */
async function toConditions(
  db: Queries,
  { categoryId, state, ...translated }: Omit<StaffServiceFilter, 'search'>,
) {
  const shown = and(
    categoryId === undefined ? undefined : await isPlaced(db, categoryId),
    state && states[state],
  );
  return {
    where: and(shown, standsAs('services', translated)),
    whereFar: and(shown, standsAs('services', translated, true)),
  };
}

const isFound = ({ pattern }: Search) => like(services.searchText, pattern);

const placed = [asc(services.position), asc(services.id)];

const listed = { table: services, id: services.id, usual: placed, reach: 3_000 };

const orders: Record<ServiceSort, SQL[]> = {
  place: placed,
  updatedAt: [asc(services.updatedAt), asc(services.id)],
  '-updatedAt': [desc(services.updatedAt), desc(services.id)],
};

/** Services stand in a category or in one of its subcategories: an index has either. */
async function isPlaced(db: Queries, categoryId: string): Promise<SQL> {
  const found = await findCategoryById(db, categoryId);
  const column = found?.parentId == null ? services.categoryId : services.subcategoryId;
  return eq(column, categoryId);
}

const states = {
  active: sql`${services.isActive}`,
  draft: sql`not ${services.isActive}`,
  featured: sql`${services.featured}`,
  scheduled: sql`(${services.publishAt} is not null or ${services.unpublishAt} is not null)`,
};

/** One page of services, drafts included, and how many there are. */
export async function listStaffServices(
  database: Pick<Database, 'db' | 'forSearch'>,
  { search, ...filter }: StaffServiceFilter,
  { sort, ...range }: { sort: ServiceSort; offset: number; limit: number },
) {
  const { db } = database;
  const term = toSearch(search);
  const { ids, ...count } = await findPage(database, listed, {
    ...(await toConditions(db, filter)),
    term: term && { isFound: isFound(term), isIndexed: term.isIndexed },
    order: orders[sort],
    ...range,
  });
  const rows = await db
    .select({ ...summaryColumns, ...edited })
    .from(services)
    .leftJoin(category, eq(category.id, services.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, services.subcategoryId))
    .leftJoin(firstPicture, isFirstPicture)
    .leftJoin(firstImage, isFirstImage)
    .where(inArray(services.id, ids))
    .orderBy(...orders[sort]);
  return { rows, ...count };
}

/** The number of services that are read at once for a file. */
const batch = 500;

/** Every service that matches, in the order of lists. */
export async function* eachService(
  db: Queries,
  { search, ...filter }: StaffServiceFilter,
): AsyncGenerator<typeof services.$inferSelect> {
  const term = toSearch(search);
  const { where: wanted } = await toConditions(db, filter);
  let after: typeof services.$inferSelect | undefined;
  do {
    const rows: (typeof services.$inferSelect)[] = await db
      .select()
      .from(services)
      .where(
        and(
          wanted,
          term && isFound(term),
          after &&
            sql`(${services.position}, ${services.id}) > (${after.position}::integer, ${after.id})`,
        ),
      )
      .orderBy(...placed)
      .limit(batch);
    yield* rows;
    after = rows.length === batch ? rows.at(-1) : undefined;
  } while (after);
}

export async function findStaffService(db: Queries, id: string) {
  const [row] = await db
    .select({ ...wholeColumns, ...edited })
    .from(services)
    .leftJoin(category, eq(category.id, services.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, services.subcategoryId))
    .where(eq(services.id, id));
  return row;
}

/** Before all others in lists. */
export async function firstPosition(db: Queries): Promise<number> {
  const [row] = await db
    .select({ first: sql<number>`coalesce(min(${services.position}), 0)::int - 1` })
    .from(services);
  return row?.first ?? 0;
}

/** Gives a service these pictures, in this order, and no others. */
export async function replacePictures(
  transaction: Queries,
  serviceId: string,
  imageIds: readonly string[],
): Promise<void> {
  await transaction.delete(serviceImages).where(eq(serviceImages.serviceId, serviceId));
  if (imageIds.length === 0) return;
  await transaction
    .insert(serviceImages)
    .values(imageIds.map((imageId, position) => ({ serviceId, imageId, position })));
}
