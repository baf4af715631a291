import {
  limits,
  type ExchangeRates,
  type SearchFindings,
  type ServiceSummary,
} from '@pothik/contract';
import { sql } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../http/calls/call.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound } from '../../http/request-error.ts';
import { countedTo, type Count } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import type { AskedLanguage } from '../translation/published-words.ts';
import { translateCategories, translateServices } from '../translation/translations.ts';
import { withTaka } from '../catalogue/in-taka.ts';
import { toReference } from '../catalogue/category-serializers.ts';
import { findCategoryById, findCategoryBySlug } from '../catalogue/category-queries.ts';
import { matchedWords } from '../search/matched-words.ts';
import type { NoteMiss } from '../search/missed-searches.ts';
import type { ServiceSearch } from '../search/service-search.ts';
import { toService, toSummary } from '../catalogue/service-serializers.ts';
import {
  countServices,
  findFirst,
  findService,
  findServices,
  findSimilar,
  findSummaries,
  isServiceType,
  type ServiceFilter,
  type ServiceSummaryRow,
} from '../catalogue/service-queries.ts';

/** Greatest number of similar services. */
const mostSimilar = 6;

interface PageInput extends Pick<CallContext, 'forEachAsker'> {
  page: number;
  limit: number;
  search?: string | undefined;
  category?: string | undefined;
  lang?: AskedLanguage;
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

interface Sources {
  db: Queries;
  exchangeRates: () => Promise<ExchangeRates>;
  search: ServiceSearch;
  noteMiss: NoteMiss;
}

interface Range {
  offset: number;
  limit: number;
}

/** The rows of a page, with one more where there are more, and how many there are in all. */
interface Rows extends Count {
  rows: ServiceSummaryRow[];
  /** The stems of all words that were looked for. */
  stems?: ReadonlySet<string>;
}

async function servicePage(sources: Sources, input: PageInput, filter: ServiceFilter) {
  const { page, limit } = input;
  const { db } = sources;
  const oneOf = input.category === undefined ? {} : await readCategoryFilter(db, input.category);
  if (!oneOf) return emptyPage(input);
  const whole = { ...filter, ...(input.category === undefined ? {} : { oneOf }) };
  const range = { offset: (page - 1) * limit, limit: limit + 1 };
  const { rows, total, isMinimum, stems } = input.search
    ? await searchPage(sources, input.search, whole, range)
    : await plainPage(db, whole, range);
  const data = await translateServices(db, input.lang, rows.slice(0, limit).map(toSummary));
  return {
    data,
    pagination: toPagination(input, rows.length, { total, isMinimum }),
    ...(input.search
      ? { search: await toFindings(sources, input, total, matchedIn(data, stems)) }
      : {}),
  };
}

/** The words that were looked for, in the texts of services as they are shown. */
function matchedIn(services: readonly ServiceSummary[], stems: ReadonlySet<string> = new Set()) {
  const texts = services.flatMap(({ name, jobTitle, location, provider }) =>
    [name, jobTitle, location?.country, provider?.name].filter((text) => text !== undefined),
  );
  return matchedWords(texts, stems);
}

/** What is told of a search beside what it found; in vain, it is noted for each who makes it. */
async function toFindings(
  { search, noteMiss }: Sources,
  { search: text = '', forEachAsker }: PageInput,
  total: number,
  matched: string[],
): Promise<SearchFindings> {
  if (total > 0) return { matched, near: [] };
  forEachAsker((address) => noteMiss(text, address));
  return { matched: [], near: await search.findNearWords(text) };
}

async function plainPage(db: Queries, filter: ServiceFilter, range: Range): Promise<Rows> {
  const [rows, count] =
    (await findFirst(db, filter, range, countedTo)) ??
    (await Promise.all([findServices(db, filter, range), countServices(db, filter, countedTo)]));
  return { rows, ...count };
}

/** Reads the first page of the list, and asks on the connections of the search. Throws if either fails. */
export async function checkServiceReads({ db, forSearch }: Pick<Database, 'db' | 'forSearch'>) {
  await plainPage(db, {}, { offset: 0, limit: limits.listingPageSize + 1 });
  // Without a free connection the search finds less, and does not fail.
  await forSearch.withTime((queries) => queries.inTime((some) => some.execute(sql`select`)));
}

async function searchPage(
  { db, search }: Sources,
  text: string,
  filter: ServiceFilter,
  { offset, limit }: Range,
): Promise<Rows> {
  const found = await search.find(text, filter);
  const ids = found.ids.slice(offset, offset + limit);
  if (ids.length < limit && found.goesOn) {
    const behind = { offset: Math.max(0, offset - found.ids.length), limit: limit - ids.length };
    ids.push(...(await search.findMore(text, filter, found.ids, behind)));
  }
  const rows = await findSummaries(db, ids);
  // On a page that there is, there are at least so many.
  const total = Math.max(found.ids.length, ids.length > 0 ? offset + ids.length : 0);
  return { rows, total, isMinimum: found.isMinimum, stems: found.stems };
}

/** The public calls of services. */
export function serviceHandlers(sources: Sources): Omit<Handlers['services'], 'countView'> {
  const { db, exchangeRates } = sources;
  return {
    list: ({ query, forEachAsker }) =>
      servicePage(
        sources,
        { ...query, forEachAsker },
        query.featured === undefined ? {} : { featured: query.featured },
      ),

    async listByCategory({ params, query, forEachAsker }) {
      const category = await findCategoryBySlug(db, params.slug);
      if (category?.parentId !== null) throw notFound(messages.categoryNotFound);
      const input = { ...query, forEachAsker };
      const page = await servicePage(sources, input, { categoryId: category.id });
      const [named] = await translateCategories(db, query.lang, [toReference(category)]);
      return { ...page, ...(named && { category: named }) };
    },

    async listBySubcategory({ params, query, forEachAsker }) {
      const subcategory = await findCategoryBySlug(db, params.slug);
      if (subcategory?.parentId == null) throw notFound(messages.subcategoryNotFound);
      const [page, category] = await Promise.all([
        servicePage(sources, { ...query, forEachAsker }, { subcategoryId: subcategory.id }),
        findCategoryById(db, subcategory.parentId),
      ]);
      const [named, parent] = await translateCategories(
        db,
        query.lang,
        [subcategory, ...(category ? [category] : [])].map(toReference),
      );
      return { ...page, ...(named && { subcategory: named }), ...(parent && { category: parent }) };
    },

    async get({ params, query }) {
      const row = await findService(db, params.id);
      if (!row) throw notFound(messages.serviceNotFound);
      const [service] = await translateServices(db, query.lang, [toService(row)]);
      if (!service) throw notFound(messages.serviceNotFound);
      if (!service.salary) return service;
      return { ...service, salary: withTaka(service.salary, await exchangeRates()) };
    },

    async similar({ params, query }) {
      const rows = await findSimilar(db, params.id, mostSimilar);
      if (!rows) throw notFound(messages.serviceNotFound);
      return translateServices(db, query.lang, rows.map(toSummary));
    },
  };
}
