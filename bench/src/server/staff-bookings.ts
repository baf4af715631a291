import type { Figure } from '../figure.ts';
import { insertBookings } from './generated-bookings.ts';
import { measureList } from './staff-list.ts';

const bookings = 100_000;

/** What staff ask of the list all day: plain, filtered, sorted, searched, far behind, and in vain. */
const queries = [
  '',
  'page=2',
  'page=400&limit=100',
  'status=pending',
  'status=completed&page=30',
  'serviceType=hotel&status=action_required',
  'guest=true&sort=createdAt',
  'guest=false&serviceType=visa&sort=-updatedAt',
  'from=2026-01-01&to=2026-01-31',
  'from=2026-03-01&to=2026-03-01&status=cancelled&limit=100',
  'sort=name&limit=100',
  'sort=-name&status=processing',
  'sort=departureDate&status=confirmed',
  'sort=-departureDate&page=50',
  'sort=updatedAt&status=pending&guest=true',
  'search=rahima',
  'search=rahima&status=completed&sort=name',
  'search=person-777',
  'search=PTK-C4CA',
  'search=01712345',
  `search=${encodeURIComponent('হোসেন')}`,
  'search=zzzzzz',
  'search=ka',
  'search=example.com&sort=-departureDate',
];

/** How long the staff's list takes among 100,000 bookings on PostgreSQL, one at a time. */
export const staffBookings = (): Promise<Figure[]> =>
  measureList({
    name: `the staff's list of ${String(bookings)} bookings`,
    path: '/admin/bookings',
    queries,
    fill: (url) => insertBookings(url, bookings),
    newest: 'select * from bookings order by created_at desc, id desc limit 20',
  });
