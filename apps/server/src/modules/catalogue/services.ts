import type { Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { toReference } from './category-serializers.ts';
import { findCategoryById, findCategoryBySlug } from './category-queries.ts';
import { toSearch } from '../../platform/database/search.ts';
import { toService, toSummary } from './service-serializers.ts';
import {
  countServices,
  findFirst,
  findService,
  findServices,
  findSimilar,
  isServiceType,
  type ServiceFilter,
} from './service-queries.ts';

/** Greatest number of similar services. */
const mostSimilar = 6;

/** How far a total is counted; beyond, it is answered as 'at least'. */
const countedTo = { plain: 10_000, search: 1_000 };

interface PageInput {
  page: number;
  limit: number;
  search?: string | undefined;
  category?: string | undefined;
}

/** What the category filter stands for: a category, a subcategory or a service type (§5). */
async function readCategoryFilter(db: Queries, slug: string): Promise<ServiceFilter['oneOf']> {
  const [category, isType] = await Promise.all([
    findCategoryBySlug(db, slug),
    isServiceType(db, slug),
  ]);
  if (!category && !isType) return undefined;
  return {
    ...(category && { [category.parentId === null ? 'categoryId' : 'subcategoryId']: category.id }),
    ...(isType && { serviceType: slug }),
  };
}

const emptyPage = ({ page, limit }: PageInput) => ({
  data: [],
  pagination: { page, limit, hasNext: false, total: 0 },
});

async function servicePage(db: Queries, input: PageInput, filter: ServiceFilter) {
  const { page, limit } = input;
  const oneOf = input.category === undefined ? {} : await readCategoryFilter(db, input.category);
  if (!oneOf) return emptyPage(input);
  const search = toSearch(input.search);
  const whole = { ...filter, ...(input.category === undefined ? {} : { oneOf }), search };
  const range = { offset: (page - 1) * limit, limit: limit + 1 };
  const [rows, { total, isMinimum }] = search
    ? await searchPage(db, whole, range)
    : await plainPage(db, whole, range);
  return {
    data: rows.slice(0, limit).map(toSummary),
    pagination: {
      page,
      limit,
      hasNext: rows.length > limit,
      total,
      ...(isMinimum ? { totalIsMinimum: true } : {}),
    },
  };
}

async function plainPage(
  db: Queries,
  filter: ServiceFilter,
  range: { offset: number; limit: number },
) {
  return (
    (await findFirst(db, filter, range, countedTo.plain)) ??
    Promise.all([findServices(db, filter, range), countServices(db, filter, countedTo.plain)])
  );
}

/** Counts first: how many match decides how they are found quickly. */
async function searchPage(
  db: Queries,
  filter: ServiceFilter,
  range: { offset: number; limit: number },
) {
  const count = await countServices(db, filter, countedTo.search);
  if (count.total === 0) return [[], count] as const;
  const areMany = count.total === countedTo.search;
  const rows = await findServices(db, filter, range, areMany ? undefined : count.total);
  return [rows, count] as const;
}

/** The public calls of services. */
export function serviceHandlers(db: Queries): Omit<Handlers['services'], 'countView'> {
  return {
    list: ({ query }) =>
      servicePage(db, query, query.featured === undefined ? {} : { featured: query.featured }),

    async listByCategory({ params, query }) {
      const category = await findCategoryBySlug(db, params.slug);
      if (category?.parentId !== null) throw notFound('This category');
      const page = await servicePage(db, query, { categoryId: category.id });
      return { ...page, category: toReference(category) };
    },

    async listBySubcategory({ params, query }) {
      const subcategory = await findCategoryBySlug(db, params.slug);
      if (subcategory?.parentId == null) throw notFound('This subcategory');
      const [page, category] = await Promise.all([
        servicePage(db, query, { subcategoryId: subcategory.id }),
        findCategoryById(db, subcategory.parentId),
      ]);
      return {
        ...page,
        subcategory: toReference(subcategory),
        ...(category && { category: toReference(category) }),
      };
    },

    async get({ params }) {
      const row = await findService(db, params.id);
      if (!row) throw notFound('This service');
      return toService(row);
    },

    async similar({ params }) {
      const rows = await findSimilar(db, params.id, mostSimilar);
      if (!rows) throw notFound('This service');
      return rows.map(toSummary);
    },
  };
}
