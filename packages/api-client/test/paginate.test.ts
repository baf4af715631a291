import { limits } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { createClient, paginate, paginatePages } from '../src/index.ts';
import { json, pageOf, serve } from './local-server.ts';

/** A server whose list has these pages. */
async function withPages(...pages: readonly (readonly string[])[]) {
  const server = await serve((response, { url }) => {
    const page = Number(new URL(url, 'http://any').searchParams.get('page'));
    json(response, 200, pageOf(pages[page - 1] ?? [], page < pages.length));
  });
  const { services } = createClient({ origin: server.origin });
  return { ...server, list: services.list };
}

async function idsOf(items: AsyncIterable<{ _id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { _id } of items) ids.push(_id);
  return ids;
}

describe('item by item', () => {
  it('goes through all pages', async () => {
    const { list, received } = await withPages(['a', 'b'], ['c'], ['d']);
    expect(await idsOf(paginate(list, { featured: true }))).toEqual(['a', 'b', 'c', 'd']);
    expect(received.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((page) => `/api/services?featured=true&page=${page}`),
    );
  });

  it('leaves out what came already', async () => {
    const { list } = await withPages(['a', 'b'], ['b', 'c']);
    expect(await idsOf(paginate(list, {}))).toEqual(['a', 'b', 'c']);
  });

  it('keeps what came already where that is asked for', async () => {
    const { list } = await withPages(['a', 'b'], ['b', 'c']);
    expect(await idsOf(paginate(list, {}, { duplicates: 'keep' }))).toEqual(['a', 'b', 'b', 'c']);
  });

  it('starts where it is told', async () => {
    const { list } = await withPages(['a'], ['b'], ['c']);
    expect(await idsOf(paginate(list, { page: 2 }))).toEqual(['b', 'c']);
  });

  it('asks for no page that is not needed', async () => {
    const { list, received } = await withPages(['a', 'b'], ['c']);
    for await (const { _id } of paginate(list, {})) if (_id === 'b') break;
    expect(received).toHaveLength(1);
  });

  it('throws what a page throws', async () => {
    const { origin } = await serve((response, { url }) =>
      url.includes('page=2')
        ? json(response, 500, { success: false, message: 'Broken' })
        : json(response, 200, pageOf(['a'], true)),
    );
    const seen: string[] = [];
    const walk = async () => {
      const { services } = createClient({ origin });
      for await (const { _id } of paginate(services.list, {})) seen.push(_id);
    };
    await expect(walk()).rejects.toThrow('Broken');
    expect(seen).toEqual(['a']);
  });
});

describe('a server that promises a next page for ever', () => {
  it.each([
    { what: 'repeats itself', ids: ['a', 'b'] },
    { what: 'has nothing more', ids: [] },
  ])('is not believed when it $what', async ({ ids }) => {
    const { origin, received } = await serve((response) => json(response, 200, pageOf(ids, true)));
    const { services } = createClient({ origin });
    expect(await idsOf(paginate(services.list, {}, { duplicates: 'keep' }))).toEqual(ids);
    expect(received).toHaveLength(ids.length > 0 ? 2 : 1);
  });

  it('is followed no further than lists go', async () => {
    const { origin, received } = await serve((response, { url }) =>
      json(response, 200, pageOf([url], true)),
    );
    const { services } = createClient({ origin });
    const last = limits.maximumPage;
    expect(await idsOf(paginate(services.list, { page: last - 1 }))).toHaveLength(2);
    expect(received).toHaveLength(2);
  });
});

describe('page by page', () => {
  it('yields each as it came', async () => {
    const { list } = await withPages(['a', 'b'], ['b', 'c']);
    const pages = [];
    for await (const { data, pagination } of paginatePages(list, {})) {
      pages.push([pagination.page, pagination.hasNext, data.map(({ _id }) => _id)]);
    }
    expect(pages).toEqual([
      [1, true, ['a', 'b']],
      [2, false, ['b', 'c']],
    ]);
  });

  it('yields an empty list as one page', async () => {
    const { list } = await withPages([]);
    const pages = [];
    for await (const page of paginatePages(list, {})) pages.push(page.data);
    expect(pages).toEqual([[]]);
  });
});
