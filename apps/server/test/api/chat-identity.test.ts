import type { Case, ChatMessage, StaffChat } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { callAsVisitor, messagesOf, startChat, type StartedChat } from './chat-people.ts';
import { callApi, newcomer, register, registerStaff, type Person } from './people.ts';

describeApp('who writes in a chat', (get) => {
  let serviceId = '';
  let agent: Person;
  beforeAll(async () => {
    serviceId = await anyService(get());
    agent = await registerStaff(get(), 'agent');
  });

  let numbers = 20_000_000;
  /** A phone number that nobody else has. */
  const newPhone = () => `018${String((numbers += 1))}`;
  const customerWith = (phone: string) => register(get(), { ...newcomer(), phone });
  const bookAs = async (phone: string, person?: Person) => {
    const form = { serviceId, ...contact({ phone, ...(person ? { email: person.email } : {}) }) };
    const answer = await book(get(), form, person ? { token: person.token } : {});
    const { _id, reference = '' } = bookingOf(answer);
    return { _id, reference, link: answer.json<{ link?: string }>().link ?? '' };
  };
  const readCase = async ({ id }: { id: string }, kind = 'chat') => {
    const answer = await callApi(get(), 'GET', `/admin/cases/${id}?kind=${kind}`, agent);
    expect(answer.statusCode, answer.body).toBe(200);
    return { body: answer.body, ...answer.json<{ case: Case }>().case };
  };
  const asStaff = (method: 'GET' | 'POST', path: string) =>
    callApi(get(), method, `/admin${path}`, agent);
  const seenByStaff = async ({ id }: StartedChat) =>
    (await asStaff('GET', `/chats/${id}`)).json<{ chat: StaffChat }>().chat;

  /** Proves who writes, with the token of the chat. */
  const prove = (
    { id, visitorToken }: StartedChat,
    payload: object,
    { token, address }: { token?: string; address?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    get().app.inject({
      method: 'POST',
      url: `/api/chats/${id}/identity`,
      headers: {
        'x-visitor-token': visitorToken,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload,
      ...(address === undefined ? {} : { remoteAddress: address }),
    });
  const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

  it("shows nothing of an account to staff when a guest types the account's number", async () => {
    const phone = newPhone();
    const person = await customerWith(phone);
    const { _id, reference } = await bookAs(phone, person);
    const stranger = await startChat(get(), { payload: { name: 'A stranger', phone } });
    const shown = await readCase(stranger);
    expect((await seenByStaff(stranger)).provenBy).toBeUndefined();
    expect(shown).toMatchObject({ name: 'A stranger', bookings: [] });
    for (const secret of [_id, reference, person.id, person.email]) {
      expect(shown.body).not.toContain(secret);
    }
  });

  it('shows a customer’s bookings next to their chat, whatever number they type', async () => {
    const person = await customerWith(newPhone());
    const { _id } = await bookAs(newPhone(), person);
    const chat = await startChat(get(), { token: person.token, payload: { phone: newPhone() } });
    expect((await seenByStaff(chat)).provenBy).toBe('account');
    expect(await readCase(chat)).toMatchObject({
      customer: { _id: person.id },
      bookings: [{ _id }],
    });
  });

  it('marks what matches by the typed number alone, without references and what happened in it', async () => {
    const phone = newPhone();
    const { _id, reference } = await bookAs(phone);
    const earlier = await startChat(get(), { payload: { phone, message: 'My earlier question' } });
    const chat = await startChat(get(), { payload: { phone } });
    const shown = await readCase(chat);
    expect(shown.claimed).toEqual({
      phone: `+88${phone}`,
      bookings: [
        {
          serviceType: expect.any(String) as string,
          serviceId: expect.objectContaining({ _id: serviceId }) as object,
          status: 'pending',
          createdAt: expect.any(String) as string,
        },
      ],
      chats: [{ _id: earlier.id, status: 'waiting', createdAt: expect.any(String) as string }],
    });
    expect(shown.chats.map((one) => one._id)).toEqual([chat.id]);
    for (const secret of [_id, reference, 'My earlier question']) {
      expect(shown.body).not.toContain(secret);
    }
  });

  it('keeps a guest’s records apart from an account that has their number in its profile', async () => {
    const phone = newPhone();
    const { reference } = await bookAs(phone);
    const other = await customerWith(phone);
    const shown = await readCase({ id: other.id }, 'customer');
    expect(shown.bookings).toEqual([]);
    expect(shown.claimed).toMatchObject({
      phone: `+88${phone}`,
      bookings: [{ status: 'pending' }],
    });
    expect(shown.body).not.toContain(reference);
  });

  it.each([
    ['booking', ({ reference, phone }: Record<string, string>) => ({ reference, phone })],
    ['link', ({ link }: Record<string, string>) => ({ link })],
  ] as const)('is proven by a %s, and staff see that booking', async (provenBy, proofOf) => {
    const phone = newPhone();
    const booking = await bookAs(phone);
    await bookAs(phone);
    const chat = await startChat(get(), { payload: { phone: newPhone() } });
    const proven = await prove(chat, proofOf({ ...booking, phone }));
    expect(proven.statusCode, proven.body).toBe(200);
    expect(proven.json()).toMatchObject({ chat: { _id: chat.id, provenBy } });
    expect((await seenByStaff(chat)).provenBy).toBe(provenBy);
    const { bookings, entries } = await readCase(chat);
    expect(bookings).toMatchObject([{ _id: booking._id, reference: booking.reference }]);
    expect(entries.some((entry) => entry.booking?.reference === booking.reference)).toBe(true);
  });

  it('proves one booking of an account and nothing else of it', async () => {
    const phone = newPhone();
    const person = await customerWith(phone);
    const { _id, reference } = await bookAs(phone, person);
    const other = await bookAs(phone, person);
    const chat = await startChat(get(), { payload: { phone } });
    expect((await prove(chat, { reference, phone })).statusCode).toBe(200);
    const shown = await readCase(chat);
    expect(shown.customer).toBeUndefined();
    expect(shown.bookings.map((booking) => booking._id)).toEqual([_id]);
    expect(shown.body).not.toContain(other.reference);
  });

  it('becomes the chat of the account with which its visitor signs in, and of no other after that', async () => {
    const person = await customerWith(newPhone());
    const chat = await startChat(get());
    expect(codeOf(await prove(chat, {}))).toBe('unauthorized');
    const proven = await prove(chat, {}, { token: person.token });
    expect(proven.json()).toMatchObject({ chat: { provenBy: 'account' } });
    expect(await readCase(chat)).toMatchObject({ customer: { _id: person.id } });
    const other = await register(get());
    expect(codeOf(await prove(chat, {}, { token: other.token }))).toBe('conflict');
    expect((await readCase(chat)).customer?._id).toBe(person.id);
  });

  it('is not proven without the credential of the chat, by staff or by a wrong booking', async () => {
    const phone = newPhone();
    const { reference, link } = await bookAs(phone);
    const chat = await startChat(get());
    const from = { address: '10.9.8.7' };
    expect((await prove({ ...chat, visitorToken: 'guessed' }, { link }, from)).statusCode).toBe(
      404,
    );
    const staffs = await prove({ ...chat, visitorToken: '' }, { link }, { token: agent.token });
    expect(staffs.statusCode).toBe(404);
    expect((await prove(chat, { reference, phone: newPhone() }, from)).statusCode).toBe(404);
    expect((await prove(chat, { link: `${link}0` }, from)).statusCode).toBe(404);
    expect((await prove(chat, { reference }, from)).statusCode).toBe(400);
    expect((await seenByStaff(chat)).provenBy).toBeUndefined();
  });

  it('counts wrong bookings against the limit of tracking', async () => {
    const from = { address: '10.9.8.6' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      // A chat and a booking have limits of their own.
      const chat = await startChat(get());
      const reference = `PTK-222${String(2 + Math.floor(tries / 8))}-22`;
      const guess = await prove(chat, { reference, phone: newPhone() }, from);
      statuses.push(guess.statusCode);
    }
    expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });

  it('is asked for by staff in the visitor’s language, until it is proven', async () => {
    const phone = newPhone();
    const { link } = await bookAs(phone);
    const chat = await startChat(get(), { language: 'bn', payload: { phone } });
    const asked = await asStaff('POST', `/chats/${chat.id}/identity-requests`);
    expect(asked.statusCode, asked.body).toBe(200);
    const { message } = asked.json<{ message: ChatMessage }>();
    expect(message).toMatchObject({ senderType: 'admin', asks: 'identity' });
    expect(message.content).toMatch(/বুকিং নম্বর/);
    const path = `/chats/${chat.id}`;
    const heard = messagesOf(await callAsVisitor(get(), 'GET', path, chat.visitorToken));
    expect(heard.at(-1)).toMatchObject({ _id: message._id, asks: 'identity' });
    await prove(chat, { link });
    expect(codeOf(await asStaff('POST', `/chats/${chat.id}/identity-requests`))).toBe('conflict');
  });
});
