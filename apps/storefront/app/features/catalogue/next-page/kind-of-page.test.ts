import { expect, it } from 'vitest';
import { kindOfPage } from './kind-of-page.ts';

it.each([
  ['/', 'routes/home', {}],
  ['/service', 'routes/listing', {}],
  ['/service/hotels', 'routes/listing', { slug: 'hotels' }],
  ['/service/hotels/sea-view', 'routes/service', { categorySlug: 'hotels', id: 'sea-view' }],
  ['/service/details/sea-view', 'routes/service', { id: 'sea-view' }],
  ['/blog', 'routes/insights', {}],
  ['/blog/visa-news', 'routes/insight', { id: 'visa-news' }],
])('prepares %s', (path, kind, params) => {
  expect(kindOfPage(path)).toMatchObject({ kind, params });
});

it.each([
  '/admin',
  '/admin/bookings',
  '/profile',
  '/my-bookings',
  '/login',
  '/about',
  '/api/services',
])('does not prepare %s', (path) => {
  expect(kindOfPage(path)).toBeUndefined();
});
