import { randomBytes } from 'node:crypto';
import type { Booking } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact } from './booking-forms.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register, type Person } from './people.ts';

describeApp('bookings and accounts', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });
  const bookAsGuest = async (email: string) =>
    bookingOf(
      await bookWithForm(get(), { serviceId, ...contact({ email }), documentType: 'passport' }),
    );
  const listOf = async ({ token }: Pick<Person, 'token'>) => {
    const answer = await callApi(get(), 'GET', '/bookings/my-bookings', { token });
    return answer.json<{ bookings: Booking[] }>().bookings;
  };

  it("puts a guest's bookings into the account once the address is confirmed", async () => {
    const form = newcomer();
    const made = await bookAsGuest(form.email.toUpperCase());
    await bookAsGuest('somebody-else@example.com');
    const person = await register(get(), form);
    // Whoever registers with an address need not be its owner.
    expect(await listOf(person)).toEqual([]);
    const mails = await readMails(get(), 2, form.email);
    const token = tokenIn(mails.find((mail) => mail.includes('/verify-email')));
    await callApi(get(), 'POST', '/auth/verify-email', {
      token: person.token,
      payload: { token },
    });
    const mine = await listOf(person);
    expect(mine.map(({ _id }) => _id)).toEqual([made._id]);
    const opened = await get().app.inject({ url: mine[0]?.documents?.passport ?? '' });
    expect(opened.statusCode).toBe(200);
  });

  it('does the same where a new password is set by mail', async () => {
    const person = await register(get());
    const made = await bookAsGuest(person.email);
    await callApi(get(), 'POST', '/auth/forgot-password', { payload: { email: person.email } });
    const mails = await readMails(get(), 3, person.email);
    const token = tokenIn(mails.find((mail) => mail.includes('/reset-password')));
    const password = 'another-river-8';
    await callApi(get(), 'POST', '/auth/reset-password', { payload: { token, password } });
    const login = await callApi(get(), 'POST', '/auth/login', {
      payload: { email: person.email, password },
    });
    const mine = await listOf(login.json<{ token: string }>());
    expect(mine.map(({ _id }) => _id)).toEqual([made._id]);
  });

  it('mails one guest a few times and no more, and goes on taking bookings', async () => {
    const email = `${randomBytes(4).toString('hex')}@example.com`;
    for (let count = 0; count < 12; count += 1) {
      const answer = await book(get(), { serviceId, ...contact({ email }) });
      expect(answer.statusCode).toBe(200);
    }
    const mails = await readMails(get(), 10, email);
    expect(mails[0]).toContain('With the reference PTK-');
    expect(mails.join('\n')).not.toContain('Rahima');
  });

  it('sends no mail to who wants none, and still tells them', async () => {
    const person = await register(get());
    await callApi(get(), 'PUT', '/users/preferences', {
      token: person.token,
      payload: { bookingEmails: false },
    });
    await book(get(), { serviceId, ...contact() }, person);
    const news = await callApi(get(), 'GET', '/users/notifications', { token: person.token });
    expect(news.json<{ notifications: unknown[] }>().notifications).toHaveLength(1);
    const mails = await readMails(get(), 1, person.email);
    expect(mails[0]).toContain('/verify-email');
  });

  it('removes the files of documents with the account, and keeps the booking', async () => {
    const person = await register(get());
    const fields = { serviceId, ...contact(), documentType: 'passport' };
    const key = 'before-the-end';
    const answer = await bookWithForm(get(), fields, { token: person.token, key });
    const { _id: id, documents } = bookingOf(answer);
    const { pool } = get().database;
    const { rows } = await pool.query<{ key: string }>(
      'select key from booking_documents where booking_id = $1',
      [id],
    );
    const fileKey = rows[0]?.key ?? '';
    expect(await get().documents.files.get(fileKey)).toBeDefined();
    await callApi(get(), 'DELETE', '/users/account', {
      token: person.token,
      payload: { password: person.password },
    });
    const opened = await get().app.inject({ url: documents?.passport ?? '' });
    expect(opened.statusCode).toBe(404);
    // Jobs are done in their order: once these mails are out, the files are gone.
    const later = await register(get());
    await readMails(get(), 1, later.email);
    expect(await get().documents.files.get(fileKey)).toBeUndefined();
    const left = await pool.query<{ text: string }>(
      `select bookings::text from bookings where id = $1
       union all select idempotency_keys::text from idempotency_keys where owner like '%' || $2`,
      [id, person.id],
    );
    expect(left.rows).toHaveLength(1);
    expect(JSON.stringify(left.rows)).not.toMatch(/Rahima|1712345678|Lake Road/);
  });
});
