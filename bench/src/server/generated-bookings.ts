import pg from 'pg';

/**
 * Any number of plausible bookings over two years, put straight into a migrated database: a third of
 * them guests', most of them finished.
 */
export async function insertBookings(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, name, email)
       select 'customer-' || n, 'Customer ' || n, 'customer-' || n || '@example.com'
       from generate_series(1, 5000) n`,
    );
    await client.query(
      `insert into bookings (id, reference, user_id, service_id, service_type, status, name, email, phone, requirements, departure_date, created_at, updated_at)
       select 'generated-' || n,
         'PTK-' || upper(substr(md5(n::text), 1, 4)) || '-' || n,
         case when n % 3 > 0 then 'customer-' || 1 + n % 5000 end,
         (select array_agg(id order by id) from services)[1 + n % 20],
         (array['visa', 'flight', 'hotel', 'other'])[1 + (n * 7) % 4],
         case when n % 10 < 6 then 'completed' when n % 10 < 8 then 'cancelled'
           else (array['pending', 'confirmed', 'processing', 'action_required'])[1 + (n / 10) % 4] end,
         (array['Rahima', 'Karim', 'Shamima', 'নাসরিন', 'আব্দুল'])[1 + n % 5] || ' ' || (array['Begum', 'Mia', 'Akter', 'হোসেন'])[1 + (n / 5) % 4] || ' ' || n,
         'person-' || n || '@example.com',
         '+88017' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
         repeat('Please call in the evening. ', n % 8),
         case when n % 4 = 0 then date '2025-01-01' + n % 900 end,
         now() - n * interval '10 minutes', now() - (n % 1000) * interval '9 minutes'
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query('vacuum (analyze) bookings');
  } finally {
    await client.end();
  }
}
