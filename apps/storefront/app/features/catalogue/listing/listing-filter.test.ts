import { describe, expect, it } from 'vitest';
import { chosenAddress, filteredAddress, parsePage, readFilter } from './listing-filter.ts';

describe('the address of a listing', () => {
  it('carries search, category and page, and leaves out what is as usual', () => {
    expect(filteredAddress('/service', { search: '', category: '', page: 1 })).toBe('/service');
    expect(filteredAddress('/service', { search: 'দুবাই', category: 'visa', page: 3 })).toBe(
      '/service?search=%E0%A6%A6%E0%A7%81%E0%A6%AC%E0%A6%BE%E0%A6%87&category=visa&page=3',
    );
  });

  it('is read back as it was written', () => {
    const filter = { search: 'a&b=c', category: 'hotels', page: 12 };
    const query = new URL(filteredAddress('https://x.example/service', filter)).searchParams;
    expect(readFilter(query)).toEqual(filter);
  });

  it.each(['abc', '0', '-1', '1.5', '1e9', '', '01', '999999'])('takes %j for no page', (text) => {
    expect(parsePage(text)).toBeUndefined();
    expect(readFilter(new URLSearchParams({ page: text })).page).toBe(1);
  });

  it('leaves out what no server takes, and cuts what is too long between two characters', () => {
    const read = (search: string) => readFilter(new URLSearchParams({ search })).search;
    expect(read('\0visa\u001F')).toBe('visa');
    expect(read(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    expect(read('x'.repeat(10_000))).toHaveLength(200);
    expect(readFilter(new URLSearchParams({ category: 'hotels\0' })).category).toBe('hotels');
  });
});

describe('choosing a category in the filter of a list', () => {
  const categories = [
    { slug: 'visas', subcategories: [{ slug: 'tourist' }, { slug: 'medical' }] },
    { slug: 'hotels' },
  ];
  const choose = (slug: string | undefined, category: string) =>
    chosenAddress(slug, { search: 'dhaka', category, page: 1 }, categories);

  it('narrows the list of everything', () => {
    expect(choose(undefined, 'hotels')).toBe('/service?search=dhaka&category=hotels');
    expect(choose(undefined, '')).toBe('/service?search=dhaka');
  });

  it('narrows the list of a category to what is in it', () => {
    expect(choose('visas', 'tourist')).toBe('/service/visas?search=dhaka&category=tourist');
    expect(choose('tourist', 'visas')).toBe('/service/tourist?search=dhaka&category=visas');
    expect(choose('visas', '')).toBe('/service/visas?search=dhaka');
  });

  it('opens the list of one that has nothing in common with it', () => {
    expect(choose('visas', 'hotels')).toBe('/service/hotels?search=dhaka');
    expect(choose('tourist', 'medical')).toBe('/service/medical?search=dhaka');
  });

  it('narrows a list that is not in the tree', () => {
    expect(choose('gone', 'hotels')).toBe('/service/gone?search=dhaka&category=hotels');
  });
});
