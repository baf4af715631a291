import { and, asc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { serviceImages, services } from '../../platform/database/schema/index.ts';
import { toSearch } from '../../platform/database/search.ts';
import {
  category,
  firstImage,
  firstPicture,
  isFirstImage,
  isFirstPicture,
  subcategory,
  summaryColumns,
  wholeColumns,
} from './service-columns.ts';
import {
  standsAs,
  translationStates,
  type TranslationFilter,
} from './translation/translation-state.ts';

/** What staff see of a service beyond what everybody does. */
const edited = {
  isActive: services.isActive,
  updatedAt: services.updatedAt,
  version: services.version,
  translations: translationStates('services'),
};

/** Which services an editor wants to see. */
export interface StaffServiceFilter extends TranslationFilter {
  search?: string | undefined;
  categoryId?: string | undefined;
  state?: 'active' | 'draft' | 'featured' | undefined;
}

function isMeant({
  search,
  categoryId,
  state,
  ...translated
}: StaffServiceFilter): SQL | undefined {
  const found = toSearch(search);
  return and(
    found && like(services.searchText, found.pattern),
    categoryId === undefined
      ? undefined
      : or(eq(services.categoryId, categoryId), eq(services.subcategoryId, categoryId)),
    state && eq(state === 'featured' ? services.featured : services.isActive, state !== 'draft'),
    standsAs('services', translated),
  );
}

/** Services in the order of lists, drafts included, and how many there are. */
export async function listStaffServices(
  db: Queries,
  filter: StaffServiceFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const where = isMeant(filter);
  const rows = await db
    .select({ ...summaryColumns, ...edited })
    .from(services)
    .leftJoin(category, eq(category.id, services.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, services.subcategoryId))
    .leftJoin(firstPicture, isFirstPicture)
    .leftJoin(firstImage, isFirstImage)
    .where(where)
    .orderBy(asc(services.position), asc(services.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(services)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
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
