import type { Booking } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { moveBooking } from '../../src/modules/bookings/move-booking.ts';
import { describeApp } from './app.ts';
import {
  anyService,
  book,
  bookingOf,
  bookWithForm,
  contact,
  countRows,
  daysFromNow,
} from './booking-forms.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';

describeApp('booking', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });
  const bookAs = async (token: string, changes: Record<string, string> = {}) =>
    bookingOf(await book(get(), { serviceId, ...contact(changes) }, { token }));
  const statusesOf = async (token: string, id: string) => {
    const answer = await callApi(get(), 'GET', `/bookings/${id}/status`, { token });
    return answer
      .json<{ data: { history: { status: string }[] } }>()
      .data.history.map(({ status }) => status);
  };

  it('stores what a customer sends, with its history, and tells them', async () => {
    const person = await register(get());
    const answer = await book(
      get(),
      {
        serviceId,
        ...contact({ requirements: 'A window seat', email: 'Other@Example.com' }),
        departureDate: daysFromNow(30),
        returnDate: daysFromNow(37),
        passengers: { adults: 2, children: 1 },
        isInstantBooking: true,
        // What only the server says.
        userId: 'somebody',
        status: 'confirmed',
        _id: 'mine',
      },
      { token: person.token },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: "Booking submitted successfully! We'll contact you soon.",
      booking: {
        reference: expect.stringMatching(/^PTK-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/) as string,
        serviceType: 'visa',
        serviceId: { _id: serviceId, category: { slug: expect.any(String) as string } },
        status: 'pending',
        phone: '+8801712345678',
        contactInfo: { email: 'other@example.com', phone: '+8801712345678' },
        passengers: { adults: 2, children: 1, infants: 0 },
        departureDate: daysFromNow(30),
        requirements: 'A window seat',
        documents: {},
      },
    });
    const { _id: id, reference = '' } = bookingOf(answer);
    const { rows } = await get().database.pool.query(
      'select user_id, is_instant, preferred_contact from bookings where id = $1',
      [id],
    );
    // Whoever is signed in makes no guest's booking, whatever they send.
    expect(rows).toEqual([{ user_id: person.id, is_instant: false, preferred_contact: null }]);
    expect(await statusesOf(person.token, id)).toEqual(['pending']);
    const news = await callApi(get(), 'GET', '/users/notifications', { token: person.token });
    expect(news.json()).toMatchObject({
      notifications: [{ kind: 'booking_status', title: 'Booking received', body: reference }],
    });
    const [mail] = await readMails(get(), 1, 'other@example.com');
    expect(mail).toContain(`We have received your booking ${reference}.`);
  });

  it('stores all that was filled in, and nothing for what was not', async () => {
    const columns =
      'email, whatsapp, imo, preferred_contact, document_type, departure_date::text, return_date::text, adults, children, infants';
    const stored = async (more: object) => {
      const answer = await book(get(), { serviceId, ...contact(), ...more });
      const { rows } = await get().database.pool.query<Record<string, unknown>>(
        `select ${columns} from bookings where id = $1`,
        [bookingOf(answer)._id],
      );
      return rows[0] ?? {};
    };
    const days = { departureDate: daysFromNow(30), returnDate: daysFromNow(37) };
    const passengers = { adults: 2, children: 3, infants: 1 };
    const ways = { email: 'r@example.com', whatsapp: '0171', imo: '0172', preferredContact: 'imo' };
    expect(await stored({ ...ways, ...days, passengers, documentType: 'nid' })).toEqual({
      email: 'r@example.com',
      whatsapp: '0171',
      imo: '0172',
      preferred_contact: 'imo',
      document_type: 'nid',
      departure_date: days.departureDate,
      return_date: days.returnDate,
      adults: 2,
      children: 3,
      infants: 1,
    });
    expect(new Set(Object.values(await stored({ imo: '0172', whatsapp: undefined })))).toEqual(
      new Set([null, '0172']),
    );
  });

  it('answers the list in both readings, the newest first', async () => {
    const { token } = await register(get());
    const first = await bookAs(token);
    const second = await bookAs(token);
    const answer = await callApi(get(), 'GET', '/bookings/my-bookings', { token });
    const { bookings, data } = answer.json<{
      bookings: Booking[];
      data: { bookings: Booking[] };
    }>();
    expect(bookings.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(data.bookings).toEqual(bookings);
  });

  it.each([
    ['true, as a guest', { isInstantBooking: true }, true],
    ['as text, as a guest', { isInstantBooking: 'true' }, true],
    ['false', { isInstantBooking: 'false' }, false],
    ['not at all', {}, false],
  ])('is instant when the guest says so: %s', async (_what, flag, expected) => {
    const answer = await book(get(), { serviceId, ...contact(), ...flag });
    const { rows } = await get().database.pool.query(
      'select user_id, is_instant from bookings where id = $1',
      [bookingOf(answer)._id],
    );
    expect(rows).toEqual([{ user_id: null, is_instant: expected }]);
  });

  it('takes a form without documents, with fields that were left empty', async () => {
    const fields = { ...contact(), email: '', imo: '', requirements: '', departureDate: '' };
    const passengers = JSON.stringify({ adults: 3 });
    const answer = await bookWithForm(get(), { serviceId, ...fields, passengers }, { files: [] });
    expect(bookingOf(answer)).toMatchObject({ passengers: { adults: 3, children: 0 } });
    expect(bookingOf(answer).email).toBeUndefined();
  });

  const incomplete: [string, Record<string, string | undefined>, string, string][] = [
    ['no name', { name: undefined }, 'name', 'Please fill in all required fields'],
    ['an empty name', { name: ' ' }, 'name', 'Please fill in all required fields'],
    ['an empty address', { address: '' }, 'address', 'Please fill in all required fields'],
    ['a short phone', { phone: '0171234567' }, 'phone', '(01XXXXXXXXX)'],
    ['a phone of no operator', { phone: '01212345678' }, 'phone', '(01XXXXXXXXX)'],
    ['no contact', { whatsapp: '' }, 'preferredContact', 'Please provide your selected contact'],
    ['another contact', { preferredContact: 'imo' }, 'imo', 'Please provide your selected contact'],
    ['no e-mail address', { email: 'rahima' }, 'email', 'valid e-mail'],
    ['a NUL in the name', { name: 'a\0b' }, 'name', 'cannot be stored'],
    [
      'a return first',
      { departureDate: daysFromNow(9), returnDate: daysFromNow(8) },
      'returnDate',
      '',
    ],
  ];
  it.each(incomplete)('refuses %s', async (_what, changes, field, message) => {
    const before = await countRows(get(), 'bookings');
    const answer = await book(get(), { serviceId, ...contact(), ...changes });
    expect(answer.statusCode).toBe(400);
    const { fields } = answer.json<{ fields: Record<string, string> }>();
    expect(fields[field]).toContain(message);
    expect(await countRows(get(), 'bookings')).toBe(before);
  });

  it.each(['০১৭১২৩৪৫৬৭৮', '+88 01712-345678', '８８０１７１２３４５６７８'])(
    'takes a phone however it is written: %s',
    async (phone) => {
      const answer = await book(get(), { serviceId, ...contact({ phone }) });
      expect(bookingOf(answer).phone).toBe('+8801712345678');
    },
  );

  it('says that a service is not there', async () => {
    const answer = await book(get(), { serviceId: 'none', ...contact() });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'This service was not found.' });
  });

  it('makes no guest out of a customer whose session has ended', async () => {
    const { token } = await register(get());
    await callApi(get(), 'POST', '/auth/logout', { token });
    const before = await countRows(get(), 'bookings');
    const answer = await book(get(), { serviceId, ...contact() }, { token });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'Please login to continue.' });
    expect(await countRows(get(), 'bookings')).toBe(before);
  });

  it('shows a booking to nobody but who made it', async () => {
    const [owner, other] = [await register(get()), await register(get())];
    const { _id: id } = await bookAs(owner.token);
    const guests = bookingOf(await book(get(), { serviceId, ...contact() }));
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/status'],
      ['GET', '/document-openings'],
    ] as const;
    for (const [method, path] of calls) {
      for (const [booking, person] of [
        [id, other],
        [guests._id, other],
      ] as const) {
        const answer = await callApi(get(), method, `/bookings/${booking}${path}`, {
          token: person.token,
          ...(method === 'PUT' ? { payload: { status: 'cancelled' } } : {}),
        });
        expect(answer.statusCode, `${method} ${path}`).toBe(404);
        expect(answer.json()).toMatchObject({ message: 'This booking was not found.' });
      }
    }
    expect(await statusesOf(owner.token, id)).toEqual(['pending']);
    const mine = await callApi(get(), 'GET', '/bookings/my-bookings', { token: other.token });
    expect(mine.json()).toMatchObject({ bookings: [] });
  });

  it.each(['PUT', 'DELETE'] as const)('is cancelled by %s, once', async (method) => {
    const { token, email } = await register(get());
    const { _id: id, reference = '' } = await bookAs(token);
    const cancel = () =>
      callApi(get(), method, `/bookings/${id}`, {
        token,
        ...(method === 'PUT' ? { payload: { status: 'cancelled' } } : {}),
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    expect(done?.json()).toMatchObject({ message: 'Booking cancelled successfully' });
    const again = await cancel();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: 'This booking is already cancelled.' });
    expect(await statusesOf(token, id)).toEqual(['pending', 'cancelled']);
    const news = await callApi(get(), 'GET', '/users/notifications', { token });
    expect(news.json<{ notifications: unknown[] }>().notifications).toHaveLength(2);
    // The address of the account is confirmed, the booking received, then cancelled.
    const mails = await readMails(get(), 3, email);
    expect(mails.filter((mail) => mail.includes(`${reference} is cancelled`))).toHaveLength(1);
  });

  it('that is not there is moved nowhere', async () => {
    const facts = {
      sender: 'Pothik',
      publicOrigin: 'http://pothik.test',
      contact: {},
      keys: get().documents.keys,
    };
    const move = { bookingId: 'none', to: 'cancelled', actorId: 'nobody' } as const;
    await expect(
      get().database.db.transaction((transaction) => moveBooking(transaction, move, facts)),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'This booking is gone and cannot become cancelled.',
    });
  });

  it('is changed while it is pending, and only there', async () => {
    const { token, id: userId } = await register(get());
    const { _id: id } = await bookAs(token);
    const change = (payload: object) =>
      callApi(get(), 'PUT', `/bookings/${id}`, { token, payload });
    const changed = await change({
      requirements: 'A vegetarian meal',
      phone: '01898765432',
      name: 'Somebody else',
      serviceType: 'flight',
      userId: 'x',
    });
    expect(changed.json()).toMatchObject({ message: 'Booking updated successfully' });
    expect(bookingOf(await change({}))).toEqual(bookingOf(changed));
    expect(bookingOf(changed)).toMatchObject({
      requirements: 'A vegetarian meal',
      phone: '+8801898765432',
      name: 'Rahima Begum',
      serviceType: 'visa',
    });
    for (const status of ['confirmed', 'completed', 'pending', '']) {
      expect((await change({ status })).statusCode).toBe(400);
    }
    const facts = {
      sender: 'Pothik',
      publicOrigin: 'http://pothik.test',
      contact: {},
      keys: get().documents.keys,
    };
    const move = (to: 'confirmed' | 'completed') =>
      get().database.db.transaction((transaction) =>
        moveBooking(transaction, { bookingId: id, to, actorId: userId, note: 'As told' }, facts),
      );
    await move('confirmed');
    const late = await change({ requirements: 'Another meal' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ message: 'This booking can no longer be changed.' });
    await move('completed');
    const ended = await change({ status: 'cancelled' });
    expect(ended.json()).toMatchObject({
      code: 'conflict',
      message: 'This booking is completed and cannot become cancelled.',
    });
    expect(await statusesOf(token, id)).toEqual(['pending', 'confirmed', 'completed']);
  });

  it('is found by its reference and phone, and tells strangers nothing', async () => {
    const made = bookingOf(
      await book(get(), { serviceId, ...contact({ email: 'guest@example.com' }) }),
    );
    const track = (reference: string, phone = '01712345678', address = '10.9.0.1') =>
      callApi(get(), 'POST', '/bookings/track', { payload: { reference, phone }, address });
    const typed = ` ${(made.reference ?? '').toLowerCase().replaceAll('-', ' ')} `;
    const found = await track(typed);
    expect(bookingOf(found)).toMatchObject({ _id: made._id, status: 'pending' });
    expect(found.body).not.toMatch(/Rahima|guest@example|01712345678|Lake Road/);
    const [wrongPhone, wrongReference] = [
      await track(made.reference ?? '', '01898765432'),
      await track('PTK-2222-22'),
    ];
    const withoutId = (body: Record<string, unknown>) => ({ ...body, requestId: '' });
    expect(wrongPhone.statusCode).toBe(404);
    expect(wrongPhone.json()).toMatchObject({
      message: 'A booking with this reference and phone number was not found.',
    });
    expect(withoutId(wrongPhone.json())).toEqual(withoutId(wrongReference.json()));
    for (let tries = 0; tries < 30; tries += 1) await track('PTK-3333-33');
    expect((await track(made.reference ?? '')).statusCode).toBe(429);
    // Whoever guesses elsewhere does not lock the guest out.
    expect((await track(made.reference ?? '', undefined, '10.9.0.2')).statusCode).toBe(200);
  });

  it('stops who books without end from one address, and nobody else', async () => {
    const address = '10.8.0.1';
    const codes = [];
    for (let count = 0; count < 61; count += 1) {
      codes.push((await book(get(), { serviceId, ...contact() }, { address })).statusCode);
    }
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
    expect(codes[60]).toBe(429);
    expect((await book(get(), { serviceId, ...contact() })).statusCode).toBe(200);
    // An account is made in a moment: it counts by itself once somebody has shown that its address is theirs.
    const { token, id } = await register(get());
    const asPerson = () => book(get(), { serviceId, ...contact() }, { address, token });
    expect((await asPerson()).statusCode).toBe(429);
    await get().database.pool.query('update users set email_verified_at = now() where id = $1', [
      id,
    ]);
    expect((await asPerson()).statusCode).toBe(200);
  });

  it('tells the days on which a service can be had', async () => {
    const ask = (start: string, end: string, service = serviceId) =>
      callApi(get(), 'GET', `/bookings/availability?service=${service}&start=${start}&end=${end}`);
    const answer = await ask('2040-02-27', '2040-03-01');
    expect(answer.json()).toMatchObject({
      availableDates: ['2040-02-27', '2040-02-28', '2040-02-29', '2040-03-01'],
    });
    expect((await ask('2020-01-01', '2020-01-03')).json()).toMatchObject({ availableDates: [] });
    expect((await ask('2040-02-02', '2040-02-01')).statusCode).toBe(400);
    expect((await ask('2040-01-01', '2045-01-01')).statusCode).toBe(400);
    expect((await ask('2040-01-01', '2040-01-02', 'none')).statusCode).toBe(404);
  });
});
