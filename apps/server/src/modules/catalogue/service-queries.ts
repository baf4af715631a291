import { limits } from '@pothik/contract';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  like,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Count } from '../../platform/database/find-page.ts';
import type { Queries } from '../../platform/database/open.ts';
import { PreparedQueries } from '../../platform/database/prepared-queries.ts';
import { services } from './schema.ts';
import type { Search } from '../../platform/database/search.ts';
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

/** Which services a list is of. Only active ones are ever listed to the public. */
export interface ServiceFilter {
  categoryId?: string;
  subcategoryId?: string;
  featured?: boolean;
  /** Those of a category or subcategory, or of a service type; at least one is given. */
  oneOf?: { categoryId?: string; subcategoryId?: string; serviceType?: string };
}

const equals = (column: Parameters<typeof eq>[0], value: unknown) =>
  value === undefined ? undefined : eq(column, value);

/** The same, with places for values that are not known yet. */
type PreparedFilter = Pick<ServiceFilter, 'featured' | 'oneOf'> & {
  categoryId?: string | Placeholder;
  subcategoryId?: string | Placeholder;
};

function isListed({ featured, oneOf, ...filter }: PreparedFilter): SQL | undefined {
  return and(
    services.isActive,
    equals(services.categoryId, filter.categoryId),
    equals(services.subcategoryId, filter.subcategoryId),
    // Written so that the index of featured services is used.
    featured ? services.featured : equals(services.featured, featured),
    oneOf &&
      or(
        equals(services.categoryId, oneOf.categoryId),
        equals(services.subcategoryId, oneOf.subcategoryId),
        equals(services.serviceType, oneOf.serviceType),
      ),
  );
}

const listOrder = [asc(services.position), asc(services.id)];

/** At most `most` of those that match, in no order. */
function someMatching(db: Queries, filter: PreparedFilter, most: number) {
  const columns = { id: services.id, position: services.position };
  return db.select(columns).from(services).where(isListed(filter)).limit(most).as('matching');
}

/** Counts up to `most`. */
export async function countServices(
  db: Queries,
  filter: ServiceFilter,
  most: number,
): Promise<Count> {
  const matching = someMatching(db, filter, most + 1);
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  const count = row?.count ?? 0;
  return { total: Math.min(count, most), isMinimum: count > most };
}

interface Range {
  offset: number;
  limit: number;
}

/**
 * A number that stands in the statement: what is planned ahead knows how few rows are asked for,
 * and need not be planned again for each number. The builder takes it, but does not say so.
 */
const inlineLiteral = (limit: number) => sql.raw(String(limit)) as unknown as Placeholder;

/** The same filter for all lists of its kind; nothing where there are too many kinds. */
function toShape({ categoryId, subcategoryId, featured, oneOf }: ServiceFilter) {
  if (oneOf) return undefined;
  const given = [
    ...(categoryId === undefined ? [] : ['category']),
    ...(subcategoryId === undefined ? [] : ['subcategory']),
    ...(featured === undefined ? [] : [featured ? 'featured' : 'others']),
  ];
  const filter: PreparedFilter = {
    ...(categoryId === undefined ? {} : { categoryId: sql.placeholder('categoryId') }),
    ...(subcategoryId === undefined ? {} : { subcategoryId: sql.placeholder('subcategoryId') }),
    ...(featured === undefined ? {} : { featured }),
  };
  return { name: ['services', ...given].join('_'), filter, values: { categoryId, subcategoryId } };
}

/** Services as lists tell them, of which the next condition takes some. */
const selectSummaries = (db: Queries) =>
  db
    .select(summaryColumns)
    .from(services)
    .leftJoin(category, isShownCategory)
    .leftJoin(subcategory, isShownSubcategory)
    .leftJoin(firstPicture, isFirstPicture)
    .leftJoin(firstImage, isFirstImage);

/** The rows of a range, in the order of lists; those before it are passed over by their ids alone. */
export function findServices(db: Queries, filter: ServiceFilter, { offset, limit }: Range) {
  const page = db
    .select({ id: services.id })
    .from(services)
    .where(isListed(filter))
    .orderBy(...listOrder)
    .offset(offset)
    .limit(limit)
    .as('page');
  return selectSummaries(db)
    .innerJoin(page, eq(page.id, services.id))
    .orderBy(...listOrder)
    .execute();
}

/** How many services are looked through for a text that the index cannot find. */
const shortTextReach = 3_000;

/**
 * The ids of services whose name, country, company or description has a text as a part of it
 * (Specification §5), at most `most`, in the order of lists.
 */
export async function findContaining(
  db: Pick<Queries, 'select'>,
  filter: ServiceFilter,
  { pattern, isIndexed }: Search,
  most: number,
): Promise<string[]> {
  const { id, position, searchText } = services;
  const listed = db.select({ id, position, searchText }).from(services);
  const reach = isIndexed
    ? listed.where(and(isListed(filter), like(searchText, pattern))).limit(most)
    : listed
        .where(isListed(filter))
        .orderBy(...listOrder)
        .limit(shortTextReach);
  const among = reach.as('among');
  const rows = await db
    .select({ id: among.id })
    .from(among)
    .where(like(among.searchText, pattern))
    .orderBy(asc(among.position), asc(among.id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** The rows of these services, in this order; those that are gone are left out. */
export async function findSummaries(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectSummaries(db).where(
    and(services.isActive, inArray(services.id, [...ids])),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** One service as lists have it, also where it is not active any more. */
export async function findSummary(db: Queries, id: string): Promise<ServiceSummaryRow | undefined> {
  const [row] = await selectSummaries(db).where(eq(services.id, id));
  return row;
}

/** Nothing is passed over on the way to the first rows: they are taken with all their columns at once. */
function prepareFirst(
  db: Queries,
  filter: PreparedFilter,
  limit: number,
  most: number,
  name: string,
) {
  const matching = someMatching(db, filter, most);
  const total = sql<number>`(select count(*)::int from ${matching})`;
  return db
    .select({ ...summaryColumns, total })
    .from(services)
    .leftJoin(category, isShownCategory)
    .leftJoin(subcategory, isShownSubcategory)
    .leftJoin(firstPicture, isFirstPicture)
    .leftJoin(firstImage, isFirstImage)
    .where(isListed(filter))
    .orderBy(...listOrder)
    .limit(inlineLiteral(limit))
    .prepare(name);
}

const preparedFirsts = new PreparedQueries<ReturnType<typeof prepareFirst>>();

/** As many rows as the lists of pages are asked for, and the one after that tells of more. */
const usualLimits = [limits.listingPageSize + 1, limits.featuredPageSize + 1];

/**
 * The first rows of a list and how many there are, counted up to `most`: in one statement, which is
 * planned ahead. Nothing for lists that are asked for seldom.
 */
export async function findFirst(
  db: Queries,
  filter: ServiceFilter,
  range: Range,
  most: number,
): Promise<[ServiceSummaryRow[], Count] | undefined> {
  const { offset, limit } = range;
  const shape = offset === 0 && usualLimits.includes(limit) ? toShape(filter) : undefined;
  if (!shape) return undefined;
  const name = `first_${shape.name}_${String(limit)}_${String(most)}`;
  const rows = await preparedFirsts
    .get(db, name, () => prepareFirst(db, shape.filter, limit, most + 1, name))
    .execute(shape.values);
  // Where there is no first row, there is none at all.
  const total = rows[0]?.total ?? 0;
  return [rows, { total: Math.min(total, most), isMinimum: total > most }];
}

// A service whose category is not shown stands there as one that has none.
const isShownCategory = and(eq(category.id, services.categoryId), category.isActive);
const isShownSubcategory = and(
  eq(subcategory.id, services.subcategoryId),
  subcategory.isActive,
  category.isActive,
);

/** One active service with everything. */
export async function findService(db: Queries, id: string) {
  const [row] = await db
    .select(wholeColumns)
    .from(services)
    .leftJoin(category, isShownCategory)
    .leftJoin(subcategory, isShownSubcategory)
    .where(and(eq(services.id, id), services.isActive));
  return row;
}

/**
 * The services of the same category and country as an active one: first those of its subcategory, then
 * featured ones, then as lists have them. Undefined where there is no such service.
 */
export async function findSimilar(db: Queries, id: string, most: number) {
  const { categoryId, subcategoryId, country } = services;
  const [own] = await db
    .select({ categoryId, subcategoryId, country })
    .from(services)
    .where(and(eq(services.id, id), services.isActive));
  if (!own) return undefined;
  if (own.categoryId === null) return [];
  const isNear = own.country === null ? isNull(country) : eq(country, own.country);
  const isBeside =
    own.subcategoryId === null ? isNull(subcategoryId) : eq(subcategoryId, own.subcategoryId);
  const first = (condition: SQL | undefined, limit: number) =>
    selectSummaries(db)
      .where(
        and(isListed({ categoryId: own.categoryId ?? '' }), isNear, condition, ne(services.id, id)),
      )
      .orderBy(desc(services.featured), ...listOrder)
      .limit(limit);
  // Each kind is read in the order of an index; in one order they would all be sorted.
  const beside = await first(isBeside, most);
  if (beside.length === most) return beside;
  return [...beside, ...(await first(sql`${isBeside} is not true`, most - beside.length))];
}

/** Whether any active service is of this type. */
export async function isServiceType(db: Queries, serviceType: string): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(services.isActive, eq(services.serviceType, serviceType)))
    .limit(1);
  return rows.length > 0;
}

export type ServiceSummaryRow = Awaited<ReturnType<typeof findServices>>[number];
export type ServiceRow = NonNullable<Awaited<ReturnType<typeof findService>>>;
