import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** What each table is filled with, in this order; `$1` is the size. Statements of SQL alone: a million rows are made within minutes. */
const tables: Record<string, string> = {
  users: `
    insert into users (id, name, email, phone, created_at, signed_in_at)
    select 'person-' || n,
      (array['Rahima', 'Karim', 'Shamima', 'নাসরিন', 'আব্দুল'])[1 + n % 5] || ' ' || (array['Begum', 'Mia', 'Akter', 'হোসেন'])[1 + (n / 5) % 4] || ' ' || n,
      'person-' || n || '@example.com',
      '+88017' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
      now() - n * (interval '700 days' / $1::int), now() - (n % 1000) * interval '9 minutes'
    from generate_series(1, $1::int) n`,
  services: `
    with places as (
      select id, parent_id, row_number() over (order by id) - 1 as place, count(*) over () as places
      from categories where parent_id is not null
    )
    insert into services (id, job_title, country, provider_name, description, description_text, category_id, subcategory_id, service_type, featured, is_active, position)
    select 'generated-' || n,
      (array['Electrician', 'Mason', 'Heavy Driver', 'Nurse', 'Cook', 'Steel Fixer', 'Cleaner', 'Welder', 'Tailor', 'নার্স'])[1 + n % 10] || ' ' || n,
      (array['Saudi Arabia', 'United Arab Emirates', 'Qatar', 'Oman', 'Malaysia', 'Singapore', 'Romania', 'Japan', 'Italy', 'বাংলাদেশ'])[1 + (n / 3) % 10],
      (array['Najd', 'Gulf Star', 'Lion City', 'Carpat', 'Sakura', 'Marina Bay', 'Red Sea', 'Doha Fresh'])[1 + (n / 11) % 8] || ' ' || n % 9973,
      '<p>' || words || '</p>', words, parent_id, places.id,
      (array['visa', 'flight', 'hotel', 'job', 'other'])[1 + (n / 7) % 5], n % 200 = 0, n % 50 <> 0, 1000 + n
    from generate_series(1, $1::int) n
    join places on place = n % places
    cross join lateral (select
      (array['Shared accommodation and transport to work are provided by the employer.', 'Bring your passport, two photographs and the certificates of your trade.', 'The visa is stamped within three weeks of the medical examination.'])[1 + n % 3] || ' ' ||
      (array['থাকা ও যাতায়াতের ব্যবস্থা কোম্পানি করে।', 'Overtime is paid at one and a half times the hourly wage.', 'ওমরাহ প্যাকেজে ভিসা, টিকিট ও হোটেল অন্তর্ভুক্ত।'])[1 + (n / 3) % 3] as words) as texts`,
  // As good as indexed by the search, which has measurements of its own: the server leaves them alone.
  search_documents: `
    insert into search_documents (service_id, terms, title, title_stems, place_stems, featured, position, shelf, rules)
    select id, array_to_tsvector(array[lower(job_title)]), lower(job_title), lower(job_title), '', featured, position, 3,
      (select max(rules) from search_documents)
    from services where id like 'generated-%' and is_active`,
  service_translations: `
    insert into service_translations (original_id, language, words, is_published, of_version)
    select 'generated-' || n * 10, 'bn', jsonb_build_object('jobTitle', 'নার্স ' || n), n % 100 <> 0, 1
    from generate_series(1, $1::int / 10) n`,
  service_views: `
    insert into service_views (day, service_id, views)
    select current_date - day, 'generated-' || n * 10, 1 + (n * 7 + day) % 40
    from generate_series(1, $1::int / 10) n, generate_series(0, 2) day`,
  insights: `
    insert into insights (id, title, excerpt, body, published_at, related_category_id)
    select 'generated-' || n, 'Article ' || n, 'What to know.', repeat('<p>Bring your passport.</p>', 20),
      now() - n * interval '1 minute', (array(select id from categories order by id))[1 + n % 10]
    from generate_series(1, $1::int / 100) n`,
  images: `
    insert into images (id, key, width, height, alt, in_library, created_at)
    select 'generated-' || n, 'generated-' || n || '.webp', 1200, 900,
      case when n % 3 > 0 then (array['A ferry', 'A mosque', 'Tea hills', 'পাহাড়'])[1 + n % 4] || ' ' || n else '' end,
      n % 2 = 0, now() - n * interval '1 minute'
    from generate_series(1, $1::int / 10) n`,
  service_images: `
    insert into service_images (service_id, position, image_id)
    select 'generated-' || n, 0, 'generated-' || n from generate_series(2, $1::int / 20, 2) n`,
  bookings: `
    insert into bookings (id, reference, user_id, service_id, service_type, status, name, email, phone, requirements, departure_date, answered_at,
      waiting_for, waiting_since, due_on, remind_at, reminded_at, assignee_id, tags, tag_keys, created_at, updated_at)
    select 'generated-' || n,
      'PTK-' || upper(substr(md5(n::text), 1, 4)) || '-' || n,
      case when n % 3 > 0 then 'person-' || 1 + n % $1::int end,
      'generated-' || 1 + n % $1::int,
      (array['visa', 'flight', 'hotel', 'other'])[1 + (n * 7) % 4],
      case when n % 10 < 6 then 'completed' when n % 10 < 8 then 'cancelled'
        else (array['pending', 'confirmed', 'processing', 'action_required'])[1 + (n / 10) % 4] end,
      (array['Rahima', 'Karim', 'Shamima', 'নাসরিন', 'আব্দুল'])[1 + n % 5] || ' ' || (array['Begum', 'Mia', 'Akter', 'হোসেন'])[1 + (n / 5) % 4] || ' ' || n,
      'person-' || n || '@example.com',
      '+88017' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
      repeat('Please call in the evening. ', n % 8),
      case when n % 4 = 0 then date '2025-01-01' + n % 900 end,
      case when n % 1000 = 0 then now() - n * interval '1 second' end,
      case when n % 10 >= 8 then (array['us', 'customer', 'embassy'])[1 + (n / 10) % 3] end,
      case when n % 10 >= 8 then now() - n * interval '1 minute' end,
      case when n % 40 = 8 then current_date - 5 + n % 60 end,
      case when n % 80 = 8 then now() - n * interval '1 minute' + interval '1 day' end,
      case when n % 80 = 8 then now() end,
      case when n % 3 = 0 then (select id from users where role <> 'customer' order by id limit 1) end,
      case when n % 50 = 0 then array['Visa'] else array[]::text[] end,
      case when n % 50 = 0 then array['visa'] else array[]::text[] end,
      now() - n * (interval '700 days' / $1::int), now() - (n % 1000) * interval '9 minutes'
    from generate_series(1, $1::int) n`,
  chats: `
    insert into chats (id, status, name, phone, visitor_token_hash, last_sequence, user_id, unanswered_since, created_at, updated_at, closed_at)
    select 'generated-' || n, status,
      (array['Rahima', 'Karim', 'Shamima', 'নাসরিন', 'আব্দুল'])[1 + n % 5] || ' ' || (array['Begum', 'Mia', 'Akter', 'হোসেন'])[1 + (n / 5) % 4] || ' ' || n,
      '+88017' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'), md5(n::text), 10,
      case when n % 2 = 0 then 'person-' || n end,
      case when status = 'waiting' then now() - n * interval '1 second' end,
      now() - n * interval '7 minutes', now() - n * interval '5 minutes',
      case when status = 'closed' then now() end
    from generate_series(1, $1::int / 10) n
    cross join lateral (select case when n % 100 = 0 then 'waiting' when n % 25 = 0 then 'assigned' else 'closed' end as status) as states`,
  chat_messages: `
    insert into chat_messages (id, chat_id, sequence, sender_type, content, created_at)
    select 'generated-' || n, 'generated-' || 1 + (n - 1) / 10, 1 + (n - 1) % 10,
      case when n % 2 = 0 then 'admin' else 'customer' end,
      (array['When does the next flight leave?', 'Which papers do I need?', 'Your visa is stamped.', 'ভিসা কবে হবে?', 'পাসপোর্ট নিয়ে আসুন।', 'Thank you, I will call.'])[1 + n % 6] || ' ' || n,
      now() - n * interval '30 seconds'
    from generate_series(1, $1::int) n`,
  chat_ratings: `
    insert into chat_ratings (chat_id, score, comment, rated_at)
    select id, (array['good', 'good', 'okay', 'bad'])[1 + n % 4],
      case when n % 5 = 0 then 'Quick and kind' end, created_at
    from (select id, created_at, row_number() over (order by id) as n from chats where status = 'closed') as closed`,
  audit_log: `
    insert into audit_log (id, actor_id, action, subject, details, created_at)
    select 'generated-' || n, (select id from users where role <> 'customer' limit 1),
      case when n % 4000 = 0 then 'staff.role' when n % 3 = 0 then 'chat.join' else 'booking.status' end,
      'generated-' || n,
      case when n % 3 <> 0 then jsonb_build_object('name', 'PTK-' || upper(substr(md5(n::text), 1, 8)), 'changes',
        jsonb_build_array(jsonb_build_object('field', 'status', 'from', 'pending', 'to', 'confirmed'))) end,
      now() - n * interval '1 minute'
    from generate_series(1, $1::int) n`,
  jobs: `
    insert into jobs (id, kind, event_key, payload, attempts, failed_at, done_at, last_error)
    select 'generated-' || n, 'mail', 'generated-' || n, '{}', 5,
      case when n % 100 = 0 then now() - n * interval '1 minute' end,
      case when n % 100 <> 0 then now() end, 'no such mailbox'
    from generate_series(1, $1::int) n`,
  // A row for each day, type and name: it grows by days, not by visits.
  form_visits: `
    insert into form_visits (day, form, service_type, kind, name, visits)
    select current_date - day, 'booking', type, 'step', step, 1 + day % 40
    from generate_series(0, 399) day,
      unnest(array['visa', 'flight', 'hotel', 'job', 'other']) type,
      unnest(array['begun', 'contact', 'documents', 'travel', 'requirements', 'submitted', 'sent']) step
    where $1::int > 0`,
  missed_searches: `
    insert into missed_searches (digest, query, times)
    select 'generated-' || n, 'missed ' || n, 1 + n % 500 from generate_series(1, $1::int / 10) n`,
};

/**
 * Fills every table that a list reads: as many services, bookings, customers, messages and deeds as the
 * size says, a tenth of chats and pictures, and a hundredth of articles.
 *
 * @param url of a migrated database that holds the demonstration.
 */
export async function fill(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // References are good by how the rows are made.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await withoutIndexes(client, Object.keys(tables), async () => {
      for (const statement of Object.values(tables)) {
        await client.query(statement, statement.includes('$1') ? [size] : []);
      }
    });
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
