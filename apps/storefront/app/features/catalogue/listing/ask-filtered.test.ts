import type { Page, ServiceSummary } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { askFiltered } from './ask-filtered.ts';

const all: ServiceSummary[] = Array.from({ length: 30 }, (_, index) => ({
  _id: `s${String(index)}`,
  name: index % 10 === 7 ? `Visa ${String(index)}` : `Ticket ${String(index)}`,
  description: '',
}));

/** A server that pages and knows no filter; it counts how often it was asked. */
function ignoringServer(services = all) {
  const pages: number[] = [];
  const ask = (page: number): Promise<{ data: Page<ServiceSummary> }> => {
    pages.push(page);
    const data = services.slice((page - 1) * 12, page * 12);
    const pagination = {
      page,
      limit: 12,
      hasNext: page * 12 < services.length,
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

  it('ends with a server that answers every page alike', async () => {
    const pages: number[] = [];
    const ask = (page: number) => {
      pages.push(page);
      const pagination = { page, limit: 12, hasNext: true, total: 999 };
      return Promise.resolve({ data: { data: all.slice(0, 12), pagination } });
    };
    await askFiltered(ask, { ...filter, search: 'visa' });
    expect(pages).toEqual([1, 2]);
  });

  it('tells a failure of a later page instead of half a list', async () => {
    const { ask } = ignoringServer();
    const failing = (page: number) =>
      page === 2 ? Promise.resolve({ error: 'no network' }) : ask(page);
    expect(await askFiltered(failing, { ...filter, search: 'visa' })).toEqual({
      error: 'no network',
    });
  });
});
