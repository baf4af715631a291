import type { Case, CaseEntry } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { deletePerson } from '../../src/module-data.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { callAsVisitor, startChat } from './chat-people.ts';
import { readAllMails } from './outbox.ts';
import { callApi, newcomer, register, registerStaff, type Person } from './people.ts';

describeApp('the case of a person', (get) => {
  let serviceId = '';
  let agent: Person;
  beforeAll(async () => {
    serviceId = await anyService(get());
    agent = await registerStaff(get(), 'agent');
  });

  let numbers = 10_000_000;
  /** A phone number that nobody else has. */
  const newPhone = () => `017${String((numbers += 1))}`;

  const ask = (kind: string, id: string, count = 50) =>
    callApi(get(), 'GET', `/admin/cases/${id}?kind=${kind}&count=${String(count)}`, agent);
  const read = async (kind: string, id: string, count?: number) => {
    const answer = await ask(kind, id, count);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ case: Case }>().case;
  };
  const asStaff = async (method: 'POST' | 'PUT', path: string, payload?: object) => {
    const more = payload === undefined ? {} : { payload };
    const answer = await callApi(get(), method, `/admin${path}`, { ...agent, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const bookAs = async (phone: string, person?: Person) =>
    bookingOf(
      await book(
        get(),
        { serviceId, ...contact({ phone, ...(person ? { email: person.email } : {}) }) },
        person ? { token: person.token } : {},
      ),
    );
  const kindsOf = (entries: readonly CaseEntry[]) => entries.map(({ kind }) => kind);

  it('holds what happened in bookings and chats, newest first, and who did it', async () => {
    const phone = newPhone();
    const person = await register(get(), { ...newcomer(), phone });
    const chat = await startChat(get(), { token: person.token, payload: { phone } });
    const booking = await bookAs(phone, person);
    await asStaff('POST', `/chats/${chat.id}/join`);
    await asStaff('POST', `/chats/${chat.id}/messages`, { content: 'We look at it.' });
    await asStaff('POST', `/chats/${chat.id}/notes`, { content: 'Was rude once' });
    await asStaff('POST', `/bookings/${booking._id}/notes`, { content: 'Waits for a cousin' });
    await asStaff('PUT', `/bookings/${booking._id}`, { status: 'confirmed', version: 1 });

    const {
      customer,
      phone: told,
      bookings,
      chats,
      entries,
      hasMore,
    } = await read('customer', person.id);
    expect(customer).toMatchObject({ email: person.email });
    expect(told).toBe(`+88${phone}`);
    expect(bookings).toMatchObject([{ _id: booking._id, isGuest: false }]);
    expect(chats).toMatchObject([{ _id: chat.id }]);
    expect(hasMore).toBe(false);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const of = (kind: CaseEntry['kind']) => entries.filter((entry) => entry.kind === kind);
    expect(of('step')).toMatchObject([
      { status: 'confirmed', booking: { reference: booking.reference } },
      { status: 'pending', isCustomers: true },
    ]);
    expect(of('step')[0]).toHaveProperty('by');
    expect(of('message')).toMatchObject([
      { text: 'We look at it.', chat: chat.id },
      { text: 'Is it open?', isCustomers: true },
    ]);
    expect(of('note')).toMatchObject([{ text: 'Waits for a cousin' }, { text: 'Was rude once' }]);
    expect(of('mail')).toMatchObject([
      { about: 'moved', mail: 'waiting' },
      { about: 'received', mail: 'waiting' },
    ]);
    expect(of('deed')).toMatchObject([{ deed: 'chat.join', chat: chat.id }]);

    await readAllMails(get());
    const later = await read('customer', person.id);
    expect(later.entries.filter(({ kind }) => kind === 'mail')).toMatchObject([
      { mail: 'sent' },
      { mail: 'sent' },
    ]);
  });

  it('is the same from the person, a booking and a chat', async () => {
    const phone = newPhone();
    const person = await register(get(), { ...newcomer(), phone });
    const chat = await startChat(get(), { token: person.token, payload: { phone } });
    const booking = await bookAs(phone, person);
    const fromPerson = await read('customer', person.id);
    expect(await read('booking', booking._id)).toEqual(fromPerson);
    expect(await read('chat', chat.id)).toEqual(fromPerson);
  });

  it('of a guest is the booking or the chat that led there', async () => {
    const phone = newPhone();
    const first = await bookAs(phone);
    await bookAs(phone);
    const chat = await startChat(get(), { payload: { phone } });
    const ofBooking = await read('booking', first._id);
    expect(ofBooking.bookings.map(({ _id }) => _id)).toEqual([first._id]);
    expect(ofBooking.chats).toEqual([]);
    expect(ofBooking.claimed).toMatchObject({
      bookings: [{ status: 'pending' }],
      chats: [{ _id: chat.id }],
    });
    const ofChat = await read('chat', chat.id);
    expect(ofChat.customer).toBeUndefined();
    expect(ofChat.chats.map(({ _id }) => _id)).toEqual([chat.id]);
  });

  it('of a booking without a phone number is that booking alone', async () => {
    const person = await register(get());
    const booking = await bookAs(newPhone(), person);
    await asStaff('POST', `/bookings/${booking._id}/notes`, { content: 'Her brother calls' });
    await get().database.db.transaction((transaction) => deletePerson(transaction, person.id));
    const { bookings, chats, entries } = await read('booking', booking._id);
    expect(bookings.map(({ _id }) => _id)).toEqual([booking._id]);
    expect(chats).toEqual([]);
    // Notes tell of a person, and go with them.
    expect(kindsOf(entries)).not.toContain('note');
  });

  it('tells what the customer is asked for, and of their answer', async () => {
    const phone = newPhone();
    const person = await register(get(), { ...newcomer(), phone });
    const booking = await bookAs(phone, person);
    await asStaff('POST', `/bookings/${booking._id}/document-requests`, {
      note: 'The back, please',
      document: 'nidBack',
      version: 1,
    });
    const { bookings, entries } = await read('booking', booking._id);
    expect(bookings).toMatchObject([
      { request: { note: 'The back, please', document: 'nidBack' } },
    ]);
    expect(entries.find(({ kind }) => kind === 'step')).toMatchObject({ document: 'nidBack' });
    expect(entries.find(({ kind }) => kind === 'mail')).toMatchObject({ about: 'asked' });
  });

  it('shows as many of the newest entries as are asked for', async () => {
    const chat = await startChat(get(), { payload: { phone: newPhone() } });
    for (let n = 1; n <= 5; n += 1) {
      const content = `Message ${String(n)}`;
      await callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
        content,
      });
    }
    const { entries, hasMore } = await read('chat', chat.id, 2);
    expect(entries.map(({ text }) => text)).toEqual(['Message 5', 'Message 4']);
    expect(hasMore).toBe(true);
    expect((await read('chat', chat.id, 500)).hasMore).toBe(false);
  });

  it('keeps a note once, however often it is sent, and never tells the customer', async () => {
    const person = await register(get());
    const booking = await bookAs(newPhone(), person);
    const note = { content: 'A secret among colleagues', clientId: 'note-1' };
    await asStaff('POST', `/bookings/${booking._id}/notes`, note);
    await asStaff('POST', `/bookings/${booking._id}/notes`, note);
    const { entries } = await read('booking', booking._id);
    expect(entries.filter(({ kind }) => kind === 'note')).toHaveLength(1);
    const own = await callApi(get(), 'GET', `/bookings/${booking._id}`, person);
    expect(own.body).not.toContain('secret');
  });

  it.each(['customer', 'booking', 'chat'])('is not there for an unknown %s', async (kind) => {
    expect((await ask(kind, 'nobody')).statusCode).toBe(404);
  });

  it('of the staff is none', async () => {
    expect((await ask('customer', agent.id)).statusCode).toBe(404);
  });

  it('is asked for by a kind that there is, and not for more than 500 entries', async () => {
    expect((await ask('payment', 'a')).statusCode).toBe(400);
    expect((await ask('chat', 'a', 501)).statusCode).toBe(400);
  });
});
