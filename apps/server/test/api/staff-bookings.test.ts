import { randomBytes } from 'node:crypto';
import type { ListedBooking, Pagination, StaffBooking } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSession } from '../sessions.ts';
import { exportAddress, exportAddressLifetime } from '../../src/modules/files/exports.ts';
import { users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact } from './booking-forms.ts';
import { join, listen, openingSockets, soon } from './chat-lines.ts';
import { messagesOf, startChat } from './chat-people.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';

interface List {
  data: ListedBooking[];
  pagination: Pagination;
}

const staffBookingOf = (answer: LightMyRequestResponse) =>
  answer.json<{ booking: StaffBooking }>().booking;

describeApp("the staff's side of bookings", (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });

  /** A member of staff, by a name that is theirs alone. */
  const agent = async (name: string) => {
    const { db } = get().database;
    const email = `${name.toLowerCase()}@example.com`;
    await db.insert(users).values({ id: name, name, email, role: 'agent' }).onConflictDoNothing();
    return { id: name, token: await createSession(db, name) };
  };
  /** Somebody with a name that no other booking has. */
  const bookAs = async (changes: Record<string, string | undefined> = {}, token?: string) =>
    bookingOf(
      await book(get(), { serviceId, ...contact(changes) }, token === undefined ? {} : { token }),
    );
  const list = async (query: Record<string, string>) => {
    const { token } = await agent('Nasrin');
    const answer = await callApi(
      get(),
      'GET',
      `/admin/bookings?${new URLSearchParams(query).toString()}`,
      { token },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<List>();
  };
  const idsOf = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ _id }) => _id);
  const put = async (id: string, payload: object, name = 'Nasrin') =>
    callApi(get(), 'PUT', `/admin/bookings/${id}`, { ...(await agent(name)), payload });
  const read = async (id: string) =>
    staffBookingOf(await callApi(get(), 'GET', `/admin/bookings/${id}`, await agent('Nasrin')));

  it('finds a booking by what staff are told of it', async () => {
    const name = `Shamima ${randomBytes(4).toString('hex')} রোকেয়া`;
    const made = await bookAs({
      name: name.normalize('NFD'),
      phone: '01987654321',
      email: 'Shamima.R@example.com',
    });
    const reference = made.reference ?? '';
    const terms = [
      name,
      name.toUpperCase(),
      'রোকেয়া',
      reference,
      reference.toLowerCase().replaceAll('-', ''),
      '01987654321',
      '+880 1987-654321',
      'shamima.r@EXAMPLE.com',
    ];
    for (const search of terms) expect(await idsOf({ search }), search).toContain(made._id);
    for (const search of ['%', '_', '\\', `' or 1=1 --`, 'zzzz']) {
      expect(await idsOf({ search }), search).not.toContain(made._id);
    }
  });

  it('filters by status, type, day and guest, and tells how many there are', async () => {
    const search = `Filtered ${randomBytes(4).toString('hex')}`;
    const { token } = await register(get());
    const [guest, customer] = [
      await bookAs({ name: search }),
      await bookAs({ name: search }, token),
    ];
    await put(customer._id, { status: 'confirmed' });
    const { data, pagination } = await list({ search });
    expect(pagination).toEqual({ page: 1, limit: 20, hasNext: false, total: 2 });
    const full = await list({ search, limit: '2' });
    expect(full.pagination).toMatchObject({ hasNext: false });
    expect((await list({ search, limit: '1' })).pagination).toMatchObject({ hasNext: true });
    expect(data.map(({ _id, isGuest, version }) => [_id, isGuest, version])).toEqual([
      [customer._id, false, 2],
      [guest._id, true, 1],
    ]);
    expect(data[0]).not.toHaveProperty('documents');
    expect(await idsOf({ search, status: 'confirmed' })).toEqual([customer._id]);
    expect(await idsOf({ search, guest: 'true' })).toEqual([guest._id]);
    expect(await idsOf({ search, guest: 'false' })).toEqual([customer._id]);
    expect(await idsOf({ search, serviceType: 'visa' })).toHaveLength(2);
    expect(await idsOf({ search, serviceType: 'hotel' })).toEqual([]);
  });

  it('takes a day for the day in Dhaka', async () => {
    const search = `Midnight ${randomBytes(4).toString('hex')}`;
    const made = await bookAs({ name: search });
    // 23:59:59.999 on the third in Dhaka.
    await get().database.pool.query('update bookings set created_at = $1 where id = $2', [
      '2026-03-03T17:59:59.999Z',
      made._id,
    ]);
    expect(await idsOf({ search, from: '2026-03-03', to: '2026-03-03' })).toEqual([made._id]);
    expect(await idsOf({ search, from: '2026-03-04' })).toEqual([]);
    expect(await idsOf({ search, to: '2026-03-02' })).toEqual([]);
  });

  it('puts them in every order without repeating or skipping one', async () => {
    const search = `Sorted ${randomBytes(4).toString('hex')}`;
    const dates = ['2027-01-02', undefined, '2027-01-01', undefined, '2027-01-03'];
    const made: string[] = [];
    for (const [index, departureDate] of dates.entries()) {
      const name = `${search} ${String(4 - index)}`;
      made.push((await bookAs({ name, departureDate }))._id);
    }
    const paged = async (sort: string) => {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await list({ search, sort, limit: '2', page: String(page) });
        ids.push(...answer.data.map(({ _id }) => _id));
        if (!answer.pagination.hasNext) return ids;
      }
    };
    expect(await paged('createdAt')).toEqual(made);
    expect(await paged('-createdAt')).toEqual(made.toReversed());
    expect(await paged('name')).toEqual(made.toReversed());
    expect(await paged('-name')).toEqual(made);
    await put(made[2] ?? '', { status: 'confirmed' });
    expect((await paged('-updatedAt'))[0]).toBe(made[2]);
    expect((await paged('updatedAt')).at(-1)).toBe(made[2]);
    const dated = ({ length }: string[], ids: string[]) => [ids.slice(0, 3), length];
    const soonest = await paged('departureDate');
    expect(dated(soonest, soonest)).toEqual([[made[2], made[0], made[4]], 5]);
    const latest = await paged('-departureDate');
    expect(dated(latest, latest)).toEqual([[made[4], made[0], made[2]], 5]);
  });

  it.each([
    'page=0',
    'limit=101',
    'status=unknown',
    'from=yesterday',
    'sort=password',
    'search=%00',
    'guest=maybe',
  ])('refuses what it cannot read: %s', async (query) => {
    const answer = await callApi(get(), 'GET', `/admin/bookings?${query}`, await agent('Nasrin'));
    expect(answer.statusCode).toBe(400);
  });

  describe('its documents', () => {
    const withPassport = async (person?: { token: string }) => {
      const form = { serviceId, ...contact(), documentType: 'passport' };
      return bookingOf(await bookWithForm(get(), form, person));
    };
    const state = async (id: string, payload: object, name = 'Nasrin') =>
      callApi(get(), 'POST', `/admin/bookings/${id}/document-purposes`, {
        ...(await agent(name)),
        payload,
      });
    const open = (url = '') => get().app.inject({ url });

    it('open once somebody has said what for, by addresses of their own', async () => {
      const { _id: id } = await withPassport();
      const before = await read(id);
      expect(before.keptDocuments).toMatchObject([{ document: 'passport', isFinal: false }]);
      expect(before).not.toHaveProperty('documents');
      expect(before).not.toHaveProperty('documentCopies');
      const { documents, documentCopies, statedPurpose } = staffBookingOf(
        await state(id, { purpose: 'apply', words: ' Visa of Rome ' }),
      );
      expect(statedPurpose).toEqual({ purpose: 'apply', words: 'Visa of Rome' });
      const shown = await open(documents?.passport);
      expect(shown.headers['content-disposition']).toBe('inline; filename="passport.webp"');
      const saved = await open(documentCopies?.export.passport);
      expect(saved.headers['content-disposition']).toBe('attachment; filename="passport.webp"');
      expect((await open(documentCopies?.print.passport)).statusCode).toBe(200);
      const opening = {
        document: 'passport',
        role: 'agent',
        by: 'Nasrin',
        purpose: 'apply',
        words: 'Visa of Rome',
        at: expect.any(String) as string,
      };
      expect((await read(id)).openings).toEqual([
        { ...opening, use: 'print' },
        { ...opening, use: 'export' },
        { ...opening, use: 'open' },
      ]);
    });

    it('stay closed to a session that has not said what for, or said it yesterday', async () => {
      const { _id: id } = await withPassport();
      const { token } = await agent('Nasrin');
      const mine = (method: 'GET' | 'POST', path: string, payload?: object) =>
        callApi(get(), method, `/admin/bookings/${id}${path}`, {
          token,
          ...(payload && { payload }),
        });
      const stated = staffBookingOf(await mine('POST', '/document-purposes', { purpose: 'check' }));
      expect(staffBookingOf(await mine('GET', '')).documents).toHaveProperty('passport');
      // Another session of the same person.
      expect((await read(id)).documents).toBeUndefined();
      await get().database.pool.query(
        `update stated_purposes set created_at = now() - interval '12 hours' where booking_id = $1`,
        [id],
      );
      const late = await open(stated.documents?.passport);
      expect(late.statusCode).toBe(403);
      expect(late.json()).toMatchObject({
        message: 'Please say first what you open this document for.',
      });
      expect(staffBookingOf(await mine('GET', '')).documents).toBeUndefined();
      expect((await read(id)).openings).toEqual([]);
    });

    it('want words where the purpose is another one', async () => {
      const { _id: id } = await withPassport();
      const refused = await state(id, { purpose: 'other', words: '  ' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ fields: { words: expect.any(String) as string } });
      expect((await state(id, { purpose: 'curiosity' })).statusCode).toBe(400);
      expect((await state(id, { purpose: 'other', words: 'A court asks' })).statusCode).toBe(200);
    });

    it('are said in the log with their purpose, whose words go with the account', async () => {
      const person = await register(get());
      const { _id: id } = await withPassport(person);
      const { documents } = staffBookingOf(
        await state(id, { purpose: 'answer', words: 'Rahima called' }),
      );
      await open(documents?.passport);
      const logged = async () => {
        const { rows } = await get().database.pool.query<{ action: string; details: object }>(
          'select action, details from audit_log where subject = $1',
          [id],
        );
        return rows;
      };
      const name = (await read(id)).reference;
      expect(await logged()).toEqual([
        { action: 'document.open', details: { name, purpose: 'answer', words: 'Rahima called' } },
      ]);
      await callApi(get(), 'DELETE', '/users/account', {
        ...person,
        payload: { password: person.password },
      });
      expect(await logged()).toEqual([
        { action: 'document.open', details: { name, purpose: 'answer' } },
      ]);
      expect((await read(id)).openings).toEqual([]);
    });
  });

  it('moves a booking with a note, and tells the customer everywhere', async () => {
    const person = await register(get());
    const { _id: id } = await bookAs({}, person.token);
    const answer = await put(id, { status: 'confirmed', note: 'See you on Sunday.', version: 1 });
    expect(staffBookingOf(answer)).toMatchObject({ status: 'confirmed', version: 2 });
    expect((await read(id)).history).toMatchObject([
      { status: 'pending', by: 'Rahima Begum' },
      { status: 'confirmed', by: 'Nasrin', note: 'See you on Sunday.' },
    ]);
    const status = await callApi(get(), 'GET', `/bookings/${id}/status`, person);
    expect(status.json<{ history: object[] }>().history[1]).toMatchObject({
      status: 'confirmed',
      note: 'See you on Sunday.',
    });
    const news = await callApi(get(), 'GET', '/users/notifications', person);
    expect(news.json()).toMatchObject({
      notifications: [{ title: 'Your booking is confirmed' }, { title: 'Booking received' }],
    });
    const mails = await readMails(get(), 3, person.email);
    expect(mails.at(-1)).toContain('See you on Sunday.');
  });

  it('refuses a move that is not allowed, and changes nothing', async () => {
    const { _id: id } = await bookAs();
    await put(id, { status: 'cancelled' });
    const answer = await put(id, { status: 'confirmed' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict' });
    const nowhere = await callApi(get(), 'GET', '/admin/bookings/no-such', await agent('Nasrin'));
    for (const none of [nowhere, await put('no-such', { status: 'confirmed' })]) {
      expect(none.statusCode).toBe(404);
      expect(none.json()).toMatchObject({ message: 'This booking was not found.' });
    }
    expect(await read(id)).toMatchObject({ status: 'cancelled', version: 2 });
  });

  it('changes nothing but status and note, whatever else is sent', async () => {
    const { _id: id } = await bookAs();
    const sent = { _id: 'x', reference: 'PTK-0000-00', userId: 'Nasrin', name: 'X', __proto__: {} };
    await put(id, { status: 'confirmed', ...sent, constructor: 'x' });
    const { rows } = await get().database.pool.query<{ name: string; user_id: string | null }>(
      'select name, user_id from bookings where id = $1',
      [id],
    );
    expect(rows).toEqual([{ name: 'Rahima Begum', user_id: null }]);
  });

  it('tells the later of two that somebody was first, and overwrites nothing', async () => {
    const { _id: id } = await bookAs();
    await put(id, { status: 'confirmed', version: 1 });
    const late = await put(id, { status: 'processing', version: 1 }, 'Kamal');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'version_conflict' });
    const now = await read(id);
    expect(now).toMatchObject({ status: 'confirmed', version: 2 });
    const chosen = await put(id, { status: 'processing', version: now.version }, 'Kamal');
    expect(staffBookingOf(chosen).status).toBe('processing');
  });

  it('lets one of two who decide at once be first', async () => {
    const { _id: id } = await bookAs();
    const answers = await Promise.all([
      put(id, { status: 'confirmed', version: 1 }),
      put(id, { status: 'cancelled', version: 1 }, 'Kamal'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read(id)).history).toHaveLength(2);
  });

  it('is told of what the customer has changed meanwhile', async () => {
    const person = await register(get());
    const { _id: id } = await bookAs({}, person.token);
    await callApi(get(), 'PUT', `/bookings/${id}`, {
      token: person.token,
      payload: { requirements: 'A window seat' },
    });
    expect((await put(id, { status: 'confirmed', version: 1 })).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'pending', requirements: 'A window seat' });
  });

  it('notes who has moved it, asked for something or taken a file of all', async () => {
    const { _id: id, reference } = await bookAs();
    await put(id, { status: 'confirmed' }, 'Mitu');
    const mitu = await agent('Mitu');
    await callApi(get(), 'POST', `/admin/bookings/${id}/document-requests`, {
      ...mitu,
      payload: { note: 'Your NID.' },
    });
    await callApi(get(), 'POST', '/admin/bookings/export', { ...mitu, payload: {} });
    const { rows } = await get().database.pool.query(
      `select action, subject, details from audit_log where actor_id = 'Mitu' order by created_at, id`,
    );
    expect(rows).toMatchObject([
      { action: 'booking.status', subject: id, details: { name: reference, status: 'confirmed' } },
      { action: 'booking.ask', subject: id, details: { name: reference } },
      { action: 'booking.export', subject: 'bookings' },
    ]);
  });

  describe('asking for a document', () => {
    const sockets = openingSockets(get);
    const ask = async (id: string, payload: object) =>
      callApi(get(), 'POST', `/admin/bookings/${id}/document-requests`, {
        ...(await agent('Nasrin')),
        payload,
      });

    it('reaches the customer in the account, by mail and in the open chat', async () => {
      const person = await register(get());
      const chat = await startChat(get(), { token: person.token });
      const socket = sockets.open();
      await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken });
      const heard = listen(socket);
      const { _id: id, reference } = await bookAs({}, person.token);
      const answer = await ask(id, { note: 'Send the back of your NID.', version: 1 });
      expect(staffBookingOf(answer)).toMatchObject({ status: 'action_required', version: 2 });
      const news = await callApi(get(), 'GET', '/users/notifications', person);
      expect(news.json<{ notifications: object[] }>().notifications[0]).toMatchObject({
        kind: 'document_requested',
        body: `${String(reference)}: Send the back of your NID.`,
      });
      const mails = await readMails(get(), 3, person.email);
      expect(mails.at(-1)).toContain('needs something from you');
      expect(mails.at(-1)).toContain('Send the back of your NID.');
      const seen = await callApi(get(), 'GET', `/chats/${chat.id}`, person);
      expect(messagesOf(seen).at(-1)).toMatchObject({
        senderType: 'admin',
        content: `About your booking ${String(reference)}: Send the back of your NID.`,
      });
      await vi.waitFor(
        () => expect(heard.contents()).toContain('Send the back of your NID.'),
        soon,
      );
      // Nobody has answered what the visitor asked.
      expect(seen.json()).toMatchObject({ chat: { status: 'waiting' } });
    });

    it('can be done again for another one, and not once the booking has ended', async () => {
      const { _id: id } = await bookAs();
      await ask(id, { note: 'A photo, please.' });
      expect((await ask(id, { note: 'And a bank statement.' })).statusCode).toBe(200);
      expect((await read(id)).history.map(({ status }) => status)).toEqual([
        'pending',
        'action_required',
        'action_required',
      ]);
      const tooEarly = await put(id, { status: 'completed' });
      expect(tooEarly.json()).toMatchObject({
        message: 'This booking is action required and cannot become completed.',
      });
      await put(id, { status: 'cancelled' });
      expect((await ask(id, { note: 'One more.' })).statusCode).toBe(409);
    });

    it('needs words, and the version that is there', async () => {
      const { _id: id } = await bookAs();
      expect((await ask(id, { note: '  ' })).statusCode).toBe(400);
      expect((await ask(id, { note: 'x', version: 9 })).statusCode).toBe(409);
      expect((await ask('no-such', { note: 'x' })).statusCode).toBe(404);
      expect((await read(id)).status).toBe('pending');
    });
  });

  describe('the export', () => {
    const addressOf = async (payload: object, name = 'Nasrin') => {
      const answer = await callApi(get(), 'POST', '/admin/bookings/export', {
        ...(await agent(name)),
        payload,
      });
      return answer.json<{ address: string }>().address;
    };
    const open = (url: string) => get().app.inject({ url });

    it('holds what was filtered, as a file that runs nothing', async () => {
      const mark = randomBytes(4).toString('hex');
      const hostile = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1+1', 'a"b', 'a,b', 'a\nb'];
      for (const start of hostile) await bookAs({ requirements: start, name: `Row ${mark}` });
      const file = await open(await addressOf({ search: mark }));
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(file.body.startsWith('\uFEFFReference,')).toBe(true);
      const lines = file.body.trimEnd().split('\r\n');
      expect(lines).toHaveLength(1 + hostile.length);
      // Behind it stands how staff deal with the booking: it is nobody's, and waits for us.
      const last = lines
        .slice(1)
        .map((line) => line.split(',yes,,,,,,,')[1]?.replace(/,,,us,$/, ''));
      expect(last).toEqual([
        '"a\nb"',
        '"a,b"',
        '"a""b"',
        "'＝1+1",
        "'=1",
        "'=1",
        "'@SUM(1)",
        "'-1",
        "'+1",
        "'=1+1",
      ]);
      expect(file.body).toContain(",'+8801712345678,");
    });

    it('holds more than is read at once, each booking once', async () => {
      await get().database.pool.query(
        `insert into bookings (id, reference, service_type, name, created_at)
         select 'many-' || n, 'MANY-' || n, 'other', 'Many', '2025-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 second'
         from generate_series(1, 2500) n`,
      );
      const file = await open(await addressOf({ search: 'MANY-' }));
      const references = file.body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
      // A list counts no further than matters to who reads it.
      expect((await list({ search: 'MANY-', limit: '1' })).pagination).toEqual({
        page: 1,
        limit: 1,
        hasNext: true,
        total: 1_000,
        totalIsMinimum: true,
      });
      expect(references).toHaveLength(2_500);
      expect(new Set(references).size).toBe(2_500);
    });

    it('opens for nobody whose address was changed, is old, or who has signed out or left the staff', async () => {
      const address = await addressOf({}, 'Leaver');
      const changed = (name: string, value: string) => {
        const url = new URL(address, 'http://pothik.test');
        url.searchParams.set(name, value);
        return open(url.pathname + url.search);
      };
      expect((await changed('filter', '{"status":"pending"}')).statusCode).toBe(403);
      expect((await changed('session', 'another')).statusCode).toBe(403);
      expect((await changed('expires', '9999999999999')).statusCode).toBe(403);
      expect((await open('/api/admin/bookings.csv')).statusCode).toBe(403);
      expect((await open(address)).statusCode).toBe(200);
      const { keys } = get().documents;
      const old = exportAddress(
        keys,
        'bookings',
        {},
        'any',
        Date.now() - exportAddressLifetime - 1,
      );
      expect((await open(old)).statusCode).toBe(410);
      await get().database.pool.query(`delete from sessions where user_id = 'Leaver'`);
      expect((await open(address)).statusCode).toBe(403);
      const later = await addressOf({}, 'Leaver');
      await get().database.pool.query(`update users set role = 'customer' where id = 'Leaver'`);
      expect((await open(later)).statusCode).toBe(403);
    });
  });
});
