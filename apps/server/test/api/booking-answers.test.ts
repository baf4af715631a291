import type { Booking, BookingStep, StaffBooking } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingLink, linkLifetime } from '../../src/modules/bookings/booking-links.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact, countRows } from './booking-forms.ts';
import { readMails } from './outbox.ts';
import { callApi, register, registerStaff, type Person } from './people.ts';
import { boundary, file, jpeg, png, toBody, type Part } from './pictures.ts';
import { uploadWhole } from './tus.ts';

interface Tracked {
  booking: Booking;
  history: BookingStep[];
  link: string;
}

const trackedOf = (answer: LightMyRequestResponse) => answer.json<Tracked>();
const staffBookingOf = (answer: LightMyRequestResponse) =>
  answer.json<{ booking: StaffBooking }>().booking;

describeApp('what staff ask of a customer', (get) => {
  let serviceId = '';
  let agent: Person;
  beforeAll(async () => {
    serviceId = await anyService(get());
    agent = await registerStaff(get(), 'agent');
  });

  const staff = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await callApi(get(), method, `/admin/bookings${path}`, {
      ...agent,
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const ask = (id: string, payload: object = { note: 'A sharper photo, please.' }) =>
    staff('POST', `/${id}/document-requests`, payload);
  const read = async (id: string) => staffBookingOf(await staff('GET', `/${id}`));

  const send = (
    path: string,
    {
      fields = {},
      files = [],
      token,
      key,
    }: {
      fields?: Record<string, string>;
      files?: Part[];
      token?: string;
      key?: string;
    },
  ) =>
    get().app.inject({
      method: 'POST',
      url: `/api/bookings/${path}`,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: toBody([
        ...Object.entries(fields).map(([name, bytes]) => ({ name, bytes, type: 'text/plain' })),
        ...files,
      ]),
    });
  const paper = (bytes = png): Part => ({ ...file(bytes), name: 'paper' });

  /** A booking of somebody with an account, with a passport. */
  const bookAs = async (person: Person) =>
    bookingOf(await bookWithForm(get(), { serviceId, ...contact() }, person));
  /** A guest's, with the link that the answer brings. */
  const bookAsGuest = async (changes: Record<string, string | undefined> = {}) => {
    const answer = await book(get(), { serviceId, ...contact(changes) });
    return { ...bookingOf(answer), link: answer.json<{ link: string }>().link };
  };
  const open = (link: string) =>
    callApi(get(), 'POST', '/bookings/track/link', { payload: { link } });

  describe('of somebody with an account', () => {
    it('stands in their bookings until they have answered', async () => {
      const person = await register(get());
      const { _id: id } = await bookAs(person);
      await staff('PUT', `/${id}`, { status: 'processing' });
      await ask(id, { note: 'A sharper photo, please.', document: 'passport' });
      const mine = await callApi(get(), 'GET', '/bookings/my-bookings', person);
      expect(mine.json<{ bookings: Booking[] }>().bookings[0]).toMatchObject({
        status: 'action_required',
        request: { note: 'A sharper photo, please.', document: 'passport' },
      });
      const answer = await send(`${id}/answers`, {
        ...person,
        fields: { words: ' Taken by daylight. ' },
        files: [paper(jpeg)],
      });
      expect(answer.json()).toMatchObject({ message: 'Thank you! We have received your answer.' });
      const after = bookingOf(answer);
      expect(after).toMatchObject({ status: 'processing' });
      expect(after).not.toHaveProperty('request');
      const status = await callApi(get(), 'GET', `/bookings/${id}/status`, person);
      expect(status.json<{ history: BookingStep[] }>().history).toMatchObject([
        { status: 'pending' },
        { status: 'processing' },
        { status: 'action_required', document: 'passport' },
        { status: 'processing', isAnswer: true, document: 'passport', note: 'Taken by daylight.' },
      ]);
    });

    it('has its picture in the place of the former one', async () => {
      const person = await register(get());
      const { _id: id, documents } = await bookAs(person);
      await ask(id, { note: 'Sharper', document: 'passport' });
      const before = await countRows(get(), 'booking_documents');
      const answered = bookingOf(await send(`${id}/answers`, { ...person, files: [paper(jpeg)] }));
      expect(await countRows(get(), 'booking_documents')).toBe(before);
      expect(Object.keys(answered.documents ?? {})).toEqual(['passport']);
      const former = await get().app.inject(documents?.passport ?? '');
      expect(former.statusCode).toBe(404);
      const newer = await get().app.inject(answered.documents?.passport ?? '');
      expect(newer.statusCode).toBe(200);
    });

    it('takes further papers until there is room for no more', async () => {
      const person = await register(get());
      const { _id: id } = await bookAs(person);
      for (let number = 1; number <= 5; number += 1) {
        await ask(id);
        const sent = await send(`${id}/answers`, { ...person, files: [paper()] });
        expect(bookingOf(sent).documents).toHaveProperty(`paper${String(number)}`);
      }
      await ask(id);
      const full = await send(`${id}/answers`, { ...person, files: [paper()] });
      expect(full.statusCode).toBe(409);
      expect((await read(id)).status).toBe('action_required');
    });

    it('is answered once by the same answer sent twice', async () => {
      const person = await register(get());
      const { _id: id } = await bookAs(person);
      await ask(id);
      const answer = { ...person, key: `answer-${id}`, fields: { words: 'Yes' }, files: [paper()] };
      const both = await Promise.all([
        send(`${id}/answers`, answer),
        send(`${id}/answers`, answer),
      ]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const { history, keptDocuments } = await read(id);
      expect(history.filter(({ isAnswer }) => isAnswer)).toHaveLength(1);
      expect(keptDocuments).toHaveLength(2);
      const other = await send(`${id}/answers`, { ...answer, fields: { words: 'No' } });
      expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
    });

    it('is answered once with a picture that was uploaded before', async () => {
      const person = await register(get());
      const { _id: id } = await bookAs(person);
      await ask(id);
      const paperUpload = await uploadWhole(get(), jpeg, person);
      const sendIt = () =>
        send(`${id}/answers`, { ...person, key: 'an-uploaded-paper', fields: { paperUpload } });
      for (const answer of [await sendIt(), await sendIt()]) {
        expect(answer.statusCode, answer.body).toBe(200);
        expect(Object.keys(bookingOf(answer).documents ?? {})).toContain('paper1');
      }
      const twice = await send(`${id}/answers`, {
        ...person,
        fields: { paperUpload },
        files: [paper()],
      });
      expect(twice.json()).toMatchObject({ code: 'validation_failed' });
    });

    it('is answered by nobody else, and by nobody who was not asked', async () => {
      const [person, stranger] = [await register(get()), await register(get())];
      const { _id: id } = await bookAs(person);
      const fields = { words: 'Here' };
      expect((await send(`${id}/answers`, { ...person, fields })).statusCode).toBe(409);
      await ask(id);
      expect((await send(`${id}/answers`, { ...stranger, fields })).statusCode).toBe(404);
      expect((await send(`${id}/answers`, { fields })).statusCode).toBe(401);
      const empty = await send(`${id}/answers`, { ...person, fields: { words: '  ' } });
      expect(empty.json()).toMatchObject({ message: 'Please write an answer, or add a photo' });
      const text = await send(`${id}/answers`, {
        ...person,
        files: [paper(Buffer.from('no picture'))],
      });
      expect(text.json()).toMatchObject({ fields: { paper: expect.any(String) as string } });
      expect((await read(id)).status).toBe('action_required');
    });
  });

  describe('of a guest', () => {
    it('is answered by the link that the mail brings', async () => {
      const email = 'guest-who-answers@example.com';
      const { _id: id } = await bookAsGuest({ email });
      await ask(id, { note: 'Which school?' });
      const [, asked = ''] = await readMails(get(), 2, email);
      expect(asked).toContain('Which school?');
      const [, link = ''] = /\/track#(\S+)/.exec(asked.replaceAll('=\r\n', '')) ?? [];
      const opened = trackedOf(await open(link));
      expect(opened.booking).toMatchObject({
        status: 'action_required',
        request: { note: 'Which school?' },
      });
      expect(opened.booking).not.toHaveProperty('phone');
      const answer = await send('track/answers', {
        fields: { link, words: 'The one in Comilla' },
        files: [paper()],
      });
      expect(trackedOf(answer)).toMatchObject({
        booking: { status: 'pending', keptDocuments: [{ document: 'paper1' }] },
        link,
      });
      expect(trackedOf(answer).history.at(-1)).toMatchObject({
        isAnswer: true,
        note: 'The one in Comilla',
        document: 'paper1',
      });
    });

    it('is opened by reference and phone number as well, from then on without them', async () => {
      const { _id: id, reference } = await bookAsGuest();
      await ask(id);
      const tracked = await callApi(get(), 'POST', '/bookings/track', {
        payload: { reference, phone: contact().phone },
      });
      const { link, booking } = trackedOf(tracked);
      expect(booking.request).toMatchObject({ note: 'A sharper photo, please.' });
      expect(trackedOf(await open(link)).booking).toEqual(booking);
    });

    it('is opened by no link that was changed, made by nobody, or has grown old', async () => {
      const [one, other] = [await bookAsGuest(), await bookAsGuest()];
      const [, expiry = '', signature = ''] = one.link.split('.');
      const old = bookingLink(get().documents.keys, one._id, Date.now() - linkLifetime - 1);
      const forged = [
        `${other._id}.${expiry}.${signature}`,
        `${one._id}.${expiry}0.${signature}`,
        `${one._id}.${expiry}.${signature.slice(1)}`,
        `${one._id}.${expiry.toUpperCase()}.${signature}`,
        old,
        'x',
        '..',
      ];
      for (const link of forged) {
        expect((await open(link)).statusCode, link).toBe(404);
        const answer = await send('track/answers', { fields: { link, words: 'Here' } });
        expect(answer.statusCode, link).toBe(404);
      }
      expect((await open(one.link)).statusCode).toBe(200);
    });

    it('reaches them by a link from staff where they gave no address', async () => {
      const { _id: id } = await bookAsGuest();
      await ask(id);
      expect(await read(id)).toMatchObject({ toldBy: [] });
      const made = await staff('POST', `/${id}/links`);
      const { address } = made.json<{ address: string }>();
      const [, link = ''] = address.split('/track#');
      expect(trackedOf(await open(link)).booking.status).toBe('action_required');
    });
  });

  describe('once it is answered', () => {
    it('is marked for staff until they do something', async () => {
      const person = await register(get());
      const { _id: id } = await bookAs(person);
      await ask(id);
      const answeredIds = async () => {
        const listed = await staff('GET', '?answered=true&limit=50');
        return listed.json<{ data: Booking[] }>().data.map(({ _id }) => _id);
      };
      expect(await answeredIds()).not.toContain(id);
      await send(`${id}/answers`, { ...person, fields: { words: 'Here' } });
      expect(await answeredIds()).toContain(id);
      expect(await read(id)).toMatchObject({
        answeredAt: expect.any(String) as string,
        toldBy: ['account', 'mail'],
      });
      await staff('PUT', `/${id}`, { status: 'confirmed' });
      expect(await answeredIds()).not.toContain(id);
    });

    it('makes no link for somebody who has an account', async () => {
      const { _id: id } = await bookAs(await register(get()));
      const refused = await callApi(get(), 'POST', `/admin/bookings/${id}/links`, agent);
      expect(refused.statusCode).toBe(409);
    });
  });
});
