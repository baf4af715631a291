import { composeLetters, limits } from '@pothik/contract';
import { listingAddress } from './addresses.ts';

/** What a listing shows, as its address carries it. */
export interface ListingFilter {
  search: string;
  category: string;
  page: number;
}

/** The page in an address; anything that is no page is undefined. */
export function parsePage(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** Without characters that no server takes; cut where it is too long, though not within one. */
const cleaned = (text: string | null) =>
  composeLetters(text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, limits.maximumSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '');

export function readFilter(query: URLSearchParams): ListingFilter {
  return {
    search: cleaned(query.get('search')),
    category: cleaned(query.get('category')),
    page: parsePage(query.get('page')) ?? 1,
  };
}

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : '');

/** The filter that a form would send now: what was typed and not sent is part of it. */
export const filterIn = (form: HTMLFormElement): ListingFilter =>
  readFilter(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, textOf(value)])),
  );

/** The address of a listing with its filter; what is as usual is left out. */
export function filteredAddress(pathname: string, { search, category, page }: ListingFilter) {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

interface CategoryTree {
  slug: string;
  subcategories?: readonly { slug: string }[] | undefined;
}

/** The slugs whose services may stand in the list of this one; unknown to the tree, there are none. */
function slugsWithin(slug: string, categories: readonly CategoryTree[]): string[] | undefined {
  for (const { slug: own, subcategories = [] } of categories) {
    const children = subcategories.map((child) => child.slug);
    if (own === slug) return [own, ...children];
    if (children.includes(slug)) return [own, slug];
  }
  return undefined;
}

/**
 * Where a listing goes when a category is chosen in its filter. The list of a category is narrowed to a
 * subcategory of it; one from elsewhere has nothing in common with it, and opens a list of its own.
 */
export function chosenAddress(
  slug: string | undefined,
  filter: ListingFilter,
  categories: readonly CategoryTree[],
): string {
  const within = slug === undefined ? undefined : slugsWithin(slug, categories);
  const isElsewhere = within && filter.category !== '' && !within.includes(filter.category);
  return isElsewhere
    ? filteredAddress(listingAddress(filter.category), { ...filter, category: '' })
    : filteredAddress(listingAddress(slug), filter);
}
