import { describe, expect, it } from 'vitest';
import { listingAddress, rowServiceAddress, serviceAddress } from './addresses.ts';

describe('the address of a service', () => {
  const service = { _id: 's1', category: { name: 'Hotels', slug: 'hotels' } };

  it('stands under the slug of the page that links to it', () => {
    expect(serviceAddress(service, 'hotels-abroad')).toBe('/service/hotels-abroad/s1');
  });

  it('stands under its category elsewhere', () => {
    expect(serviceAddress(service)).toBe('/service/hotels/s1');
  });

  it('stands under details without a category', () => {
    expect(serviceAddress({ _id: 's1' })).toBe('/service/details/s1');
    expect(serviceAddress({ _id: 's1', category: null })).toBe('/service/details/s1');
  });

  it('is its id alone in a row of the home page when it has no category', () => {
    expect(rowServiceAddress(service)).toBe('/service/hotels/s1');
    expect(rowServiceAddress({ _id: 's1', category: null })).toBe('/service/s1');
  });

  it('survives any id and slug', () => {
    expect(serviceAddress({ _id: 'a/b?c' }, 'হজ')).toBe('/service/%E0%A6%B9%E0%A6%9C/a%2Fb%3Fc');
    expect(listingAddress('a b')).toBe('/service/a%20b');
  });
});
