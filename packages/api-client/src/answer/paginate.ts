import { maximumPage, type Page } from '@pothik/contract';
import type { CallOptions } from '../request/options.ts';

/** A call that answers one page of a list, such as `client.services.list`. */
export type ListCall<Input, Result> = (input: Input, options?: CallOptions) => Promise<Result>;

interface Asked {
  page?: number | undefined;
}

interface Listed {
  _id: string;
}

/**
 * Every page of a list, one after the other; the next is asked for when it is needed. Ends with
 * the last page, and at one that brings nothing new, whatever the server says of a next one.
 *
 * @throws what the call throws, where the page that it was made for is asked for.
 */
export async function* paginatePages<Input extends Asked | undefined, Result extends Page<Listed>>(
  list: ListCall<Input, Result>,
  input: NonNullable<Input>,
  options?: CallOptions,
): AsyncGenerator<Result, void, undefined> {
  const seen = new Set<string>();
  const first = input.page ?? 1;
  for (let page = first; page <= maximumPage; page += 1) {
    const result = await list({ ...input, page }, options);
    const known = seen.size;
    for (const { _id } of result.data) seen.add(_id);
    const isFresh = seen.size > known;
    // An empty list is one page.
    if (isFresh || page === first) yield result;
    if (!isFresh || !result.pagination.hasNext) return;
  }
}

/**
 * Every item of a list, page after page:
 *
 * ```ts
 * for await (const service of paginate(client.services.list, { featured: true })) …
 * ```
 *
 * @param options of each call; `duplicates: 'keep'` yields an item again that came already, as
 *   happens when the list changes meanwhile. Default `'drop'`.
 * @throws what the call throws, where the page that it was made for is asked for.
 */
export async function* paginate<Input extends Asked | undefined, Item extends Listed>(
  list: ListCall<Input, Page<Item>>,
  input: NonNullable<Input>,
  { duplicates = 'drop', ...options }: CallOptions & { duplicates?: 'drop' | 'keep' } = {},
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  for await (const { data } of paginatePages(list, input, options)) {
    for (const item of data) {
      if (duplicates === 'drop' && seen.has(item._id)) continue;
      seen.add(item._id);
      yield item;
    }
  }
}
