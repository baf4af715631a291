import pg from 'pg';
import type { Figure } from '../figure.ts';
import { measureList } from './staff-list.ts';

const customers = 100_000;

/** What staff ask of the list: plain, sorted, far behind, searched, and in vain. */
const queries = [
  '',
  'page=2',
  'page=400&limit=100',
  'sort=name&limit=100',
  'sort=-name&page=30',
  'sort=-signedInAt',
  'sort=signedInAt&page=50',
  'search=rahima',
  'search=rahima&sort=name',
  'search=person-777',
  'search=01712345',
  `search=${encodeURIComponent('হোসেন')}`,
  `search=${encodeURIComponent('না')}`,
  'search=zzzzzz',
  'search=ka&sort=-signedInAt',
  'search=example.com&sort=-signedInAt',
];

/** Any number of plausible customers over two years, half of whom have booked. */
async function insertCustomers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, name, email, phone, created_at, signed_in_at)
       select 'customer-' || n,
         (array['Rahima', 'Karim', 'Shamima', 'নাসরিন', 'আব্দুল'])[1 + n % 5] || ' ' || (array['Begum', 'Mia', 'Akter', 'হোসেন'])[1 + (n / 5) % 4] || ' ' || n,
         'person-' || n || '@example.com',
         '+88017' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
         now() - n * interval '10 minutes', now() - (n % 1000) * interval '9 minutes'
       from generate_series(1, $1::int) n`,
      [customers],
    );
    await client.query(
      `insert into bookings (id, reference, user_id, service_type)
       select 'generated-' || n, 'PTK-' || n, 'customer-' || n * 2, 'visa'
       from generate_series(1, $1::int / 2) n`,
      [customers],
    );
    await client.query('vacuum (analyze) users');
    await client.query('vacuum (analyze) bookings');
  } finally {
    await client.end();
  }
}

/** How long the staff's list takes among 100,000 customers on PostgreSQL, one at a time. */
export const staffCustomers = (): Promise<Figure[]> =>
  measureList({
    name: `the staff's list of ${String(customers)} customers`,
    path: '/admin/customers',
    queries,
    fill: insertCustomers,
    newest: `select * from users where role = 'customer' order by created_at desc, id desc limit 20`,
  });
