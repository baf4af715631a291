import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

const bangla = {
  id: 'bangla',
  name: 'রোমানিয়া ওয়ার্ক পারমিট',
  job_title: null,
  country: 'রোমানিয়া',
  provider_name: 'পথিক ট্রাভেলস',
  description_text: 'বেতন ও থাকা',
};

const mixed = {
  id: 'mixed',
  name: 'Ωmega ÉCOLE Visa',
  job_title: 'Head Chef',
  country: 'Österreich',
  provider_name: 'ÜBER Reisen',
  description_text: '100% under_score back\\slash',
};

/** As the code writes: the same letters are the same characters. */
const composed = (text: string | null) => text?.normalize('NFC') ?? null;

describeEachDatabase('a list', (get) => {
  const run = (statement: string, values: unknown[] = []) =>
    get().database.pool.query<Record<string, unknown>>(statement, values);

  beforeAll(async () => {
    await run(
      `insert into categories (id, name, slug, parent_id) values
         ('jobs', 'Jobs', 'jobs', null), ('gulf', 'Gulf', 'gulf', 'jobs')`,
    );
    await run(
      `insert into services (id, name, country, description_text, category_id, subcategory_id, service_type, featured, is_active, position)
       select 's' || n, 'Service ' || md5(n::text), 'Country ' || n % 40, repeat(md5((n * 7)::text) || ' ', 4),
         case when n % 50 = 0 then 'jobs' end, case when n % 100 = 0 then 'gulf' end,
         case when n % 60 = 0 then 'visa' else 'other' end, n % 80 = 0, n % 90 <> 0, n
       from generate_series(1, 8000) n`,
    );
    for (const service of [bangla, mixed]) {
      await run(
        `insert into services (id, name, job_title, country, provider_name, description_text)
         values ($1, $2, $3, $4, $5, $6)`,
        Object.values(service).map(composed),
      );
    }
    await run(
      `insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@x.example' from generate_series(1, 50) n`,
    );
    await run(
      `insert into users (id, name, email, created_at, signed_in_at)
       select 'c' || n, 'Customer ' || md5(n::text), 'c' || n || '@x.example',
         now() - make_interval(mins => n), now() - make_interval(mins => n % 700)
       from generate_series(1, 5000) n`,
    );
    await run(
      `insert into audit_log (id, actor_id, action, subject, created_at)
       select 'a' || n, 'u' || n % 50 + 1,
         case when n % 40 = 0 then 'staff.role' else 'service.update' end, 's' || n,
         now() - make_interval(mins => n)
       from generate_series(1, 5000) n`,
    );
    await run(
      `insert into bookings (id, reference, service_type, user_id, status, created_at)
       select 'b' || n, 'r' || n, 'visa', 'u' || n % 50 + 1,
         case when n % 40 = 0 then 'pending' else 'completed' end, now() - make_interval(mins => n)
       from generate_series(1, 5000) n`,
    );
    await run(
      `insert into chats (id, name, phone, visitor_token_hash, last_sequence)
       values ('c1', 'Rahima', '+8801712345678', 'x', 5000)`,
    );
    await run(
      `insert into chat_messages (id, chat_id, sequence, sender_type, content)
       select 'm' || n, 'c1', n, 'customer', 'Message ' || md5(n::text) from generate_series(1, 5000) n`,
    );
    await get().database.tidy();
  });

  it.each([
    ['a Bangla word', '%ওয়ার্ক%', 'bangla'],
    ['a part of a Bangla word', '%মানিয়%', 'bangla'],
    ['a Bangla provider', '%পথিক ট্রা%', 'bangla'],
    ['a word whatever its case', '%école visa%', 'mixed'],
    ['a Greek letter whatever its case', '%ωmega%', 'mixed'],
    ['a job title beside a name', '%head chef%', 'mixed'],
    ['a country', '%österreich%', 'mixed'],
    ['a percent sign', '%100\\%%', 'mixed'],
    ['an underscore', '%r\\_s%', 'mixed'],
    ['a backslash', '%k\\\\s%', 'mixed'],
  ])('finds a service by %s', async (_what, pattern, id) => {
    const { rows } = await run('select id from services where search_text like $1', [
      composed(pattern),
    ]);
    expect(rows).toEqual([{ id }]);
  });

  it('keeps a term within one field', async () => {
    const { rows } = await run(`select from services where search_text like '%chefösterreich%'`);
    expect(rows).toEqual([]);
  });

  const services = (where: string) =>
    `select id from services where is_active and ${where} order by position, id limit 12`;
  const customers = (order: string) =>
    `select id from users where role = 'customer' order by ${order} limit 26`;
  const log = (where: string) =>
    `select id from audit_log where ${where} order by created_at desc, id desc limit 51`;
  const bookings = (where: string) =>
    `select id from bookings where ${where} order by created_at desc, id desc limit 20`;

  it('finds what resembles a service among those of its category and country', async () => {
    const { rows } = await run(
      `explain (format json) select id from services
       where is_active and category_id = 'jobs' and country = 'Country 10'
       order by featured desc, position, id limit 6`,
    );
    expect(JSON.stringify(rows)).toContain('"services_by_category_and_country"');
  });

  it.each([
    ['services_search', `select id from services where search_text like '%c4ca4238a0b9%'`],
    ['services_search', `select id from services where search_text like '%ওয়ার্ক%'`],
    [
      'chat_messages_search',
      `select chat_id from chat_messages where lower(normalize(content)) like '%c4ca4238a0b9%'`,
    ],
    ['services_listed', services('true')],
    ['services_featured', services('featured')],
    ['services_by_category', services(`category_id = 'jobs'`)],
    ['services_by_subcategory', services(`subcategory_id = 'gulf'`)],
    ['services_by_type', services(`service_type = 'visa'`)],
    ['users_search', `select id from users where search_text like '%c4ca4238a0b9%'`],
    ['customers_newest', customers('created_at desc, id desc')],
    ['customers_by_name', customers('name, id')],
    ['customers_by_sign_in', customers('signed_in_at desc, id desc')],
    ['audit_log_newest', log('true')],
    ['audit_log_by_actor', log(`actor_id = 'u7'`)],
    ['audit_log_by_kind', log(`kind = 'staff'`)],
    ['bookings_newest', bookings('true')],
    ['bookings_of_user', bookings(`user_id = 'u7'`)],
    ['bookings_by_status', bookings(`status = 'pending'`)],
  ])('uses %s and never sorts: %s', async (index, query) => {
    const { rows } = await get().database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${query}`,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap((plan) => flatten(plan.Plan));
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  });
});
