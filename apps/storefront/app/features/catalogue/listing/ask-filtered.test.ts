import type { Page, ServiceSummary } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { askFiltered, type PageQuery } from './ask-filtered.ts';

const all: ServiceSummary[] = Array.from({ length: 30 }, (_, index) => ({
  _id: `s${String(index)}`,
  name: index % 10 === 7 ? `Visa ${String(index)}` : `Ticket ${String(index)}`,
  description: '',
}));

/** A server that pages and knows no filter; it counts how often it was asked. */
function ignoringServer(services = all) {
  const pages: number[] = [];
  const ask = ({ page, limit }: PageQuery): Promise<{ data: Page<ServiceSummary> }> => {
    if (limit > 1) pages.push(page);
    const data = services.slice((page - 1) * limit, page * limit);
    const pagination = {
      page,
      limit,
      hasNext: page * limit < services.length,
      total: services.length,
    };
    return Promise.resolve({ data: { success: true, data, pagination } as Page<ServiceSummary> });
  };
  return { ask, pages };
}
const filter = { search: '', category: '', page: 1, limit: 12 };

describe('askFiltered', () => {
  it('asks once where there is nothing to filter', async () => {
    const { ask, pages } = ignoringServer();
    const answer = await askFiltered(ask, filter);
    expect(pages).toEqual([1]);
    expect('data' in answer && answer.data.pagination.total).toBe(30);
  });

  it('finds what lies on later pages of a server that ignores the filter', async () => {
    const { ask, pages } = ignoringServer();
    const answer = await askFiltered(ask, { ...filter, search: 'visa' });
    expect(pages).toEqual([1, 2, 3]);
    if (!('data' in answer)) throw new Error('it did not answer');
    expect(answer.data.data.map(({ name }) => name)).toEqual(['Visa 7', 'Visa 17', 'Visa 27']);
    expect(answer.data.pagination).toMatchObject({ total: 3, hasNext: false });
  });

  it('pages what it found by itself', async () => {
    const { ask } = ignoringServer();
    const answer = await askFiltered(ask, { ...filter, search: 'ticket', page: 2 });
    if (!('data' in answer)) throw new Error('it did not answer');
    expect(answer.data.data).toHaveLength(12);
    expect(answer.data.pagination).toMatchObject({ page: 2, total: 27, hasNext: true });
  });

  it('counts what fits where the first page is full of it', async () => {
    const sorted = all.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
    const { ask } = ignoringServer(sorted);
    const answer = await askFiltered(ask, { ...filter, search: 'ticket' });
    if (!('data' in answer)) throw new Error('it did not answer');
    expect(answer.data.pagination).toMatchObject({ total: 27, hasNext: true });
  });

  it('takes the count of a server that has more without the filter', async () => {
    const { ask, pages } = ignoringServer(all.filter(({ name }) => name?.startsWith('Ticket')));
    const filtering = (query: PageQuery) =>
      query.search === undefined ? ignoringServer().ask(query) : ask(query);
    const answer = await askFiltered(filtering, { ...filter, search: 'ticket' });
    if (!('data' in answer)) throw new Error('it did not answer');
    expect(answer.data.pagination).toMatchObject({ total: 27, hasNext: true });
    expect(pages).toEqual([1]);
  });

  it('tells no count that could not be proven', async () => {
    const { ask } = ignoringServer(all.filter(({ name }) => name?.startsWith('Ticket')));
    const failing = (query: PageQuery) =>
      query.search === undefined ? Promise.resolve({ error: 'no network' }) : ask(query);
    const answer = await askFiltered(failing, { ...filter, search: 'ticket' });
    if (!('data' in answer)) throw new Error('it did not answer');
    expect(answer.data.pagination).toMatchObject({ total: 12, totalIsMinimum: true });
  });

  it('asks for no proof where the server tells what it made of the search', async () => {
    const { ask, pages } = ignoringServer(all.filter(({ name }) => name?.startsWith('Ticket')));
    const telling = async (query: PageQuery) => {
      const { data } = await ask(query);
      return { data: { ...data, search: { matched: ['ticket'], near: [] } } };
    };
    await askFiltered(telling, { ...filter, search: 'ticket' });
    expect(pages).toEqual([1]);
  });

  it('ends with a server that answers every page alike', async () => {
    const pages: number[] = [];
    const ask = ({ page }: PageQuery) => {
      pages.push(page);
      const pagination = { page, limit: 12, hasNext: true, total: 999 };
      return Promise.resolve({ data: { data: all.slice(0, 12), pagination } });
    };
    await askFiltered(ask, { ...filter, search: 'visa' });
    expect(pages).toEqual([1, 2]);
  });

  it('tells a failure of a later page instead of half a list', async () => {
    const { ask } = ignoringServer();
    const failing = (query: PageQuery) =>
      query.page === 2 ? Promise.resolve({ error: 'no network' }) : ask(query);
    expect(await askFiltered(failing, { ...filter, search: 'visa' })).toEqual({
      error: 'no network',
    });
  });
});
