import type {
  Customer,
  ListedBooking,
  ListedCustomer,
  Pagination,
  StaffChat,
} from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, contact } from './booking-forms.ts';
import { signInStaff, startChat } from './chat-people.ts';
import { callApi, newcomer, register } from './people.ts';

interface List {
  data: ListedCustomer[];
  pagination: Pagination;
}

describeApp('customers', (get) => {
  let token = '';
  beforeAll(async () => {
    token = await signInStaff(get());
    await get().database.pool.query(
      `insert into users (id, name, email, phone, created_at)
       select 'many-' || n, 'Many ' || lpad(n::text, 4, '0'), 'many-' || n || '@example.com',
         '+88017' || lpad(n::text, 8, '0'), now() - make_interval(days => n)
       from generate_series(1, 1200) n`,
    );
  });

  const list = async (query: Record<string, string>) => {
    const words = new URLSearchParams(query).toString();
    const answer = await callApi(get(), 'GET', `/admin/customers?${words}`, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<List>();
  };
  const namesOf = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ name }) => name);

  it.each([
    ['a part of the name', 'y 0042'],
    ['a part of the e-mail address', 'MANY-42@'],
    ['the phone number as one writes it', '01700-000 042'],
  ])('are found by %s', async (_what, search) => {
    expect(await namesOf({ search })).toEqual(['Many 0042']);
  });

  it('are found by two letters of Bangla among the newest', async () => {
    const person = await register(get(), newcomer('ঋতু রানী'));
    expect((await list({ search: 'ঋত' })).data).toMatchObject([{ _id: person.id }]);
  });

  it.each([
    ['createdAt', 'Many 1200'],
    ['name', 'Many 0001'],
  ])('stand in the order of %s, no page repeating or skipping one', async (sort, first) => {
    const query = { search: 'Many 0', sort, limit: '100' };
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, page) => namesOf({ ...query, page: String(page + 1) })),
    );
    const names = pages.flat();
    // Who has the higher number came earlier.
    const inOrder = Array.from({ length: 999 }, (_, n) => `Many ${String(n + 1).padStart(4, '0')}`);
    expect(names).toEqual(sort === 'name' ? inOrder : inOrder.toReversed());
    expect(await namesOf({ search: 'Many', sort, limit: '1' })).toEqual([first]);
  });

  it('tell where counting stopped, and are no staff', async () => {
    const { pagination } = await list({ search: 'example' });
    expect(pagination).toMatchObject({ total: 1_000, totalIsMinimum: true, hasNext: true });
    expect(await namesOf({ search: 'staff@pothik' })).toEqual([]);
  });

  it.each([{ limit: '101' }, { page: '0' }, { sort: 'password_hash' }])(
    'are not listed by %j',
    async (query) => {
      const words = new URLSearchParams(query).toString();
      const answer = await callApi(get(), 'GET', `/admin/customers?${words}`, { token });
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('stand with what they have booked and asked, and with no number of a document', async () => {
    const person = await register(get());
    const serviceId = await anyService(get());
    await book(get(), { serviceId, ...contact({}) }, { token: person.token });
    const chat = await startChat(get(), { token: person.token });
    await get().database.pool.query(
      `update users set nid = '1234567890', passport_number = 'A1234567' where id = $1`,
      [person.id],
    );
    const answer = await callApi(get(), 'GET', `/admin/customers/${person.id}`, { token });
    const { customer, bookings, chats } = answer.json<{
      customer: Customer;
      bookings: ListedBooking[];
      chats: StaffChat[];
    }>();
    expect(customer).toMatchObject({ email: person.email, bookingCount: 1, emailVerified: false });
    expect(bookings).toMatchObject([{ status: 'pending', isGuest: false }]);
    expect(chats.map(({ _id }) => _id)).toEqual([chat.id]);
    expect(answer.body).not.toMatch(/1234567890|A1234567|argon2/);
  });

  it('are signed out everywhere by an owner, which is noted; staff are not', async () => {
    const person = await register(get());
    const login = await callApi(get(), 'POST', '/auth/login', { payload: person });
    const tokens = [person.token, login.json<{ token: string }>().token];
    const others = await register(get());
    const end = (id: string) =>
      callApi(get(), 'DELETE', `/admin/customers/${id}/sessions`, { token });
    expect((await end(person.id)).statusCode).toBe(200);
    for (const one of tokens) {
      expect((await callApi(get(), 'GET', '/auth/me', { token: one })).statusCode).toBe(401);
    }
    expect((await callApi(get(), 'GET', '/auth/me', others)).statusCode).toBe(200);
    const log = await callApi(get(), 'GET', '/admin/log?kind=session', { token });
    expect(log.json()).toMatchObject({
      data: [{ kind: 'session', deed: 'end', subject: person.id }],
    });
    expect(log.body).not.toContain(person.email);

    const me = await callApi(get(), 'GET', '/auth/me', { token });
    const { user } = me.json<{ user: { _id: string } }>();
    expect((await end(user._id)).statusCode).toBe(404);
    expect((await callApi(get(), 'GET', '/auth/me', { token })).statusCode).toBe(200);
  });

  it('are nobody of the staff, and nobody unknown', async () => {
    const me = await callApi(get(), 'GET', '/auth/me', { token });
    const { user } = me.json<{ user: { _id: string } }>();
    for (const id of [user._id, 'nobody']) {
      const answer = await callApi(get(), 'GET', `/admin/customers/${id}`, { token });
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});
