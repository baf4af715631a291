import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../test/databases.ts';
import * as schema from './schema.ts';

/** A row by its columns. */
type Row = Record<string, unknown>;

describeEachDatabase('the schema', (get) => {
  const run = (statement: string, values: unknown[] = []) =>
    get().database.pool.query<Row>(statement, values);

  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${String(index + 1)}`);
    return run(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };

  const user = {
    id: 'u1',
    name: 'Rahim',
    email: 'rahim@example.com',
    email_verified_at: '2026-01-01',
  };
  const service = {
    id: 's1',
    name: 'Visa for Malaysia',
    category_id: 'jobs',
    subcategory_id: 'gulf',
  };
  const booking = { id: 'b1', reference: 'PTK-0000-01', service_type: 'visa', service_id: 's1' };
  const chat = {
    id: 'c1',
    name: 'Karim',
    phone: '+8801712345678',
    visitor_token_hash: 'hash',
  };

  beforeEach(async () => {
    // A handful of rows: to truncate so many tables takes a second.
    for (const table of ['jobs', 'chats', 'bookings', 'images', 'services', 'users']) {
      await run(`delete from ${table}`);
    }
    await run('delete from categories where parent_id is not null');
    await run('delete from categories');
    await insert('users', user);
    await insert('categories', { id: 'jobs', name: 'Jobs', slug: 'jobs' });
    await insert('categories', { id: 'gulf', name: 'Gulf', slug: 'gulf', parent_id: 'jobs' });
    await insert('categories', { id: 'visas', name: 'Visas', slug: 'visas' });
    await insert('services', service);
    await insert('bookings', booking);
    await insert('chats', chat);
  });

  it('is what the migrations make: otherwise `db:generate` is to be run', async () => {
    const { rows } = await run(
      "select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as name from information_schema.columns where table_schema = 'public'",
    );
    const wanted = Object.values<unknown>(schema)
      .filter((one) => is(one, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          ({ name, notNull }) => `${getTableName(table)}.${toSnakeCase(name)}${notNull ? '' : '?'}`,
        ),
      );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });

  describe('refuses', () => {
    it.each<[what: string, constraint: string, table: string, row: Row]>([
      ['a confirmed e-mail address twice', 'users_email_confirmed', 'users', { ...user, id: 'u2' }],
      [
        'an e-mail address in capitals',
        'users_email_lower',
        'users',
        { ...user, id: 'u2', email: 'A@b.example' },
      ],
      [
        'what is no e-mail address',
        'users_email_form',
        'users',
        { ...user, id: 'u2', email: 'rahim' },
      ],
      [
        'a person without a name',
        'users_name_given',
        'users',
        { ...user, id: 'u2', email: 'x@y.example', name: '' },
      ],
      [
        'a foreign phone number',
        'users_phone_form',
        'users',
        { ...user, id: 'u2', email: 'x@y.example', phone: '+8801212345678' },
      ],
      [
        'an unknown role',
        'users_role_known',
        'users',
        { ...user, id: 'u2', email: 'x@y.example', role: 'root' },
      ],
      [
        'a slug twice',
        'categories_slug_unique',
        'categories',
        { id: 'x', name: 'X', slug: 'jobs' },
      ],
      [
        'the reserved slug',
        'categories_slug_reserved',
        'categories',
        { id: 'x', name: 'X', slug: 'details' },
      ],
      ['an empty slug', 'categories_slug_form', 'categories', { id: 'x', name: 'X', slug: '' }],
      [
        'a category that is its own parent',
        'categories_no_self_parent',
        'categories',
        { id: 'x', name: 'X', slug: 'x', parent_id: 'x' },
      ],
      ['a service without a title', 'services_titled', 'services', { id: 's2', name: '' }],
      [
        'a salary that goes down',
        'services_salary',
        'services',
        { id: 's2', name: 'A', salary_min_minor: 5, salary_max_minor: 4, salary_currency: 'BDT' },
      ],
      [
        'a salary without a currency',
        'services_salary',
        'services',
        { id: 's2', name: 'A', salary_min_minor: 5, salary_currency: '' },
      ],
      [
        'an experience that goes down',
        'services_experience',
        'services',
        { id: 's2', name: 'A', experience_min: 3, experience_max: 1 },
      ],
      [
        'a subcategory of another category',
        'services_subcategory_of_category',
        'services',
        { ...service, id: 's2', category_id: 'visas' },
      ],
      [
        'a subcategory without its category',
        'services_subcategory_placed',
        'services',
        { ...service, id: 's2', category_id: null },
      ],
      [
        'a picture without a size',
        'images_size',
        'images',
        { id: 'i', key: 'i.svg', width: 0, height: 1 },
      ],
      ['a reference twice', 'bookings_reference_unique', 'bookings', { ...booking, id: 'b2' }],
      [
        'an unknown status',
        'bookings_status_known',
        'bookings',
        { ...booking, id: 'b2', reference: 'x', status: 'done' },
      ],
      [
        'an unknown document type',
        'bookings_document_type',
        'bookings',
        { ...booking, id: 'b2', reference: 'x', document_type: 'licence' },
      ],
      [
        'a return before the departure',
        'bookings_dates',
        'bookings',
        {
          ...booking,
          id: 'b2',
          reference: 'x',
          departure_date: '2026-02-02',
          return_date: '2026-02-01',
        },
      ],
      [
        'fewer than no passengers',
        'bookings_passengers',
        'bookings',
        { ...booking, id: 'b2', reference: 'x', adults: -1 },
      ],
      [
        'a document without its checksum',
        'booking_documents_sha256_form',
        'booking_documents',
        { id: 'd', booking_id: 'b1', part: 'passport', key: 'k', sha256: 'x', size: 1 },
      ],
      [
        'a history of no booking',
        'booking_history_booking_id_bookings_id_fk',
        'booking_history',
        { id: 'h', booking_id: 'none', status: 'pending' },
      ],
      [
        'an unknown status of a chat',
        'chats_status_known',
        'chats',
        { ...chat, id: 'c2', status: 'open' },
      ],
      [
        'a closed chat that was never closed',
        'chats_closed_at',
        'chats',
        { ...chat, id: 'c2', status: 'closed' },
      ],
      [
        'a message of nobody',
        'chat_messages_sender_known',
        'chat_messages',
        { id: 'm', chat_id: 'c1', sequence: 1, sender_type: 'robot', content: 'x' },
      ],
      [
        'a message that says nothing',
        'chat_messages_filled',
        'chat_messages',
        { id: 'm', chat_id: 'c1', sequence: 1, sender_type: 'customer', content: '' },
      ],
      [
        'a picture that nobody has measured',
        'chat_messages_attachment_measured',
        'chat_messages',
        {
          id: 'm',
          chat_id: 'c1',
          sequence: 1,
          sender_type: 'customer',
          content: 'x',
          attachment_key: 'k',
        },
      ],
    ])('%s', async (_what, constraint, table, row) => {
      await expect(insert(table, row)).rejects.toMatchObject({ constraint });
    });

    it('one place in a chat, and one id of its sender, for two messages', async () => {
      const message = { chat_id: 'c1', sender_type: 'customer', content: 'x', client_id: 'mine' };
      await insert('chat_messages', { ...message, id: 'm1', sequence: 1 });
      await expect(
        insert('chat_messages', { ...message, id: 'm2', sequence: 1, client_id: 'next' }),
      ).rejects.toMatchObject({ constraint: 'chat_messages_sequence' });
      await expect(
        insert('chat_messages', { ...message, id: 'm2', sequence: 2 }),
      ).rejects.toMatchObject({ constraint: 'chat_messages_client' });
    });

    it('one event for two jobs', async () => {
      const job = { kind: 'mail', event_key: 'booking b1 made', payload: '{}' };
      await insert('jobs', { ...job, id: 'j1' });
      await expect(insert('jobs', { ...job, id: 'j2' })).rejects.toMatchObject({
        constraint: 'jobs_event',
      });
    });

    it('to lose a category that has subcategories', async () => {
      await expect(run(`delete from categories where id = 'jobs'`)).rejects.toMatchObject({
        constraint: 'categories_parent_id_categories_id_fk',
      });
    });
  });

  it('keeps the services of a subcategory that goes, and moves them with one that moves', async () => {
    const place = `select category_id, subcategory_id from services where id = 's1'`;
    await run(`update categories set parent_id = 'visas' where id = 'gulf'`);
    expect((await run(place)).rows).toEqual([{ category_id: 'visas', subcategory_id: 'gulf' }]);
    await run(`delete from categories where id = 'gulf'`);
    expect((await run(place)).rows).toEqual([{ category_id: 'visas', subcategory_id: null }]);
  });

  it('keeps bookings and chats without the person who leaves, and takes the sessions along', async () => {
    await run(`update bookings set user_id = 'u1'`);
    await run(`update chats set user_id = 'u1'`);
    await insert('sessions', { token_hash: 'h', user_id: 'u1', expires_at: new Date() });
    await run(`delete from users where id = 'u1'`);
    expect((await run('select user_id from bookings')).rows).toEqual([{ user_id: null }]);
    expect((await run('select user_id from chats')).rows).toEqual([{ user_id: null }]);
    expect((await run('select from sessions')).rows).toEqual([]);
  });

  it('gives a new category the icon of the specification', async () => {
    const { rows } = await run(`select icon from categories where id = 'jobs'`);
    expect(rows).toEqual([{ icon: 'file-text' }]);
  });
});
