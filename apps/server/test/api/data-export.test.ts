import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chat } from '@pothik/contract';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import {
  archiveAddressLifetime,
  archiveAddress,
} from '../../src/modules/users/data-export/archive-route.ts';
import { archiveOf } from '../../src/module-data.ts';
import { findCaller } from '../../src/modules/auth/sessions.ts';
import { describeApp } from './app.ts';
import { anyService, bookingOf, bookWithForm, contact } from './booking-forms.ts';
import { signInStaff, startChat } from './chat-people.ts';
import { readAllMails } from './outbox.ts';
import { callApi, register, type Person } from './people.ts';
import { boundary, file, jpeg, png, toBody } from './pictures.ts';

/** Tables that know of a person, a booking or a chat, and whether they are handed out. */
const tables: Record<string, 'in the archive' | 'of staff alone' | 'for a day at most'> = {
  address_moves: 'in the archive',
  api_keys: 'of staff alone',
  audit_log: 'in the archive',
  booking_documents: 'in the archive',
  booking_history: 'in the archive',
  booking_notes: 'of staff alone',
  bookings: 'in the archive',
  chat_messages: 'in the archive',
  chat_notes: 'of staff alone',
  chat_ratings: 'in the archive',
  chats: 'in the archive',
  consents: 'in the archive',
  customer_mails: 'of staff alone',
  document_openings: 'in the archive',
  email_verifications: 'in the archive',
  identities: 'in the archive',
  notifications: 'in the archive',
  passkey_challenges: 'for a day at most',
  passkeys: 'of staff alone',
  password_resets: 'in the archive',
  preferences: 'in the archive',
  push_subscriptions: 'in the archive',
  recovery_codes: 'of staff alone',
  second_factors: 'of staff alone',
  sessions: 'in the archive',
  settings: 'of staff alone',
  staff_invitations: 'of staff alone',
  change_sets: 'for a day at most',
  service_versions: 'of staff alone',
  cost_cap_exceptions: 'of staff alone',
  daily_mails: 'of staff alone',
  saved_views: 'of staff alone',
  default_views: 'of staff alone',
  presences: 'of staff alone',
  stated_purposes: 'of staff alone',
  uploads: 'for a day at most',
};

describeApp('what is kept of a person', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });

  const ask = (person: Person, password = person.password) =>
    callApi(get(), 'POST', '/users/data-export', { ...person, payload: { password } });
  const download = (url: string) => get().app.inject({ url });
  const sessionOf = async ({ token }: Person) =>
    (await findCaller(get().database.db, token))?.sessionId ?? '';
  const addressOf = async (person: Person) =>
    (await ask(person)).json<{ address: string }>().address;
  const archiveOfPerson = async (person: Person) => {
    const answer = await download(await addressOf(person));
    expect(answer.statusCode).toBe(200);
    return unzipSync(answer.rawPayload);
  };
  const textOf = (archive: Record<string, Uint8Array>, name: string) =>
    Buffer.from(archive[name] ?? []).toString();
  const jsonOf = (archive: Record<string, Uint8Array>, name: string): unknown =>
    JSON.parse(textOf(archive, name));
  const bookWithPassport = async (person: Person, picture = png) =>
    bookingOf(
      await bookWithForm(
        get(),
        { serviceId, ...contact({ requirements: 'Halal food' }), documentType: 'passport' },
        { token: person.token, files: [{ ...file(picture), name: 'passport' }] },
      ),
    );
  const sendForm = (url: string, { token }: { token: string }, part: string) =>
    get().app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(jpeg), name: part }]),
    });

  it('comes as one file with everything in it as it is stored', async () => {
    const person = await register(get());
    await callApi(get(), 'PUT', '/users/profile', {
      ...person,
      payload: {
        name: 'রহিমা Begum',
        email: person.email,
        phone: '01812345678',
        nid: '1234567890',
        passportNumber: 'AB1234567',
      },
    });
    await callApi(get(), 'PUT', '/users/preferences', {
      ...person,
      payload: { chatEmails: false },
    });
    const portrait = await sendForm('/upload/profile-picture', person, 'image');
    expect(portrait.statusCode).toBe(200);
    const booking = await bookWithPassport(person);
    await callApi(get(), 'DELETE', `/bookings/${booking._id}`, person);
    const { id: chatId } = await startChat(get(), { token: person.token });
    expect(
      (await sendForm(`/chats/${chatId}/pictures/customer`, person, 'picture')).statusCode,
    ).toBe(200);
    const staff = await signInStaff(get());
    await callApi(get(), 'POST', `/admin/chats/${chatId}/join`, { token: staff });
    await callApi(get(), 'POST', `/admin/chats/${chatId}/messages`, {
      token: staff,
      payload: { content: 'আমরা দেখছি' },
    });
    await callApi(get(), 'POST', `/admin/chats/${chatId}/notes`, {
      token: staff,
      payload: { content: 'only for colleagues' },
    });

    const archive = await archiveOfPerson(person);
    const { reference = '' } = booking;
    expect(Object.keys(archive)).toEqual([
      'README.txt',
      'account.json',
      'notifications.json',
      'bookings.json',
      `documents/${reference}-passport.webp`,
      `chats/${chatId}.json`,
      `chats/${chatId}/2.webp`,
      'picture.webp',
    ]);
    expect(jsonOf(archive, 'account.json')).toMatchObject({
      profile: {
        name: 'রহিমা Begum',
        email: person.email,
        nid: '1234567890',
        passportNumber: 'AB1234567',
        hasPassword: true,
      },
      preferences: { chatEmails: false },
      consents: [{ purpose: 'documents', booking: reference }],
      sessions: [{ createdAt: expect.any(String) as string }],
      log: [{ action: 'account.export' }],
    });
    const news = await callApi(get(), 'GET', '/users/notifications', person);
    expect(jsonOf(archive, 'notifications.json')).toHaveLength(
      news.json<{ notifications: unknown[] }>().notifications.length,
    );
    expect(jsonOf(archive, 'bookings.json')).toMatchObject([
      {
        reference,
        status: 'cancelled',
        requirements: 'Halal food',
        history: [{ status: 'pending' }, { status: 'cancelled' }],
        documents: [{ part: 'passport', file: `documents/${reference}-passport.webp` }],
      },
    ]);
    expect(jsonOf(archive, `chats/${chatId}.json`)).toMatchObject({
      chat: { id: chatId },
      messages: [
        { from: 'you', content: 'Is it open?' },
        { from: 'you', picture: `chats/${chatId}/2.webp` },
        { from: 'staff', content: 'আমরা দেখছি' },
      ],
    });

    // The pictures are those that the person is shown.
    const shown = bookingOf(await callApi(get(), 'GET', `/bookings/${booking._id}`, person));
    const passport = await download(shown.documents?.passport ?? '');
    expect(Buffer.from(archive[`documents/${reference}-passport.webp`] ?? [])).toEqual(
      passport.rawPayload,
    );
    const chat = await callApi(get(), 'GET', `/chats/${chatId}`, person);
    const { messages } = chat.json<{
      chat: Chat;
      messages: { attachment?: { url: string } }[];
    }>();
    const said = await download(messages[1]?.attachment?.url ?? '');
    expect(Buffer.from(archive[`chats/${chatId}/2.webp`] ?? [])).toEqual(said.rawPayload);
    const id =
      /\/media\/([\w-]+)\//.exec(portrait.json<{ imageUrl: string }>().imageUrl)?.[1] ?? '';
    const original = path.join(get().dataDirectory, 'media', 'originals', `${id}.webp`);
    expect(Buffer.from(archive['picture.webp'] ?? [])).toEqual(await readFile(original));

    // Nothing that opens anything, and nothing of others.
    const everything = Object.keys(archive).map((name) => textOf(archive, name));
    for (const secret of [
      person.token,
      'argon2',
      'tokenHash',
      'only for colleagues',
      'Pothik staff',
    ]) {
      expect(everything.join('\n')).not.toContain(secret);
    }
  });

  it('holds nothing of anybody else', async () => {
    const [person, other] = [await register(get()), await register(get())];
    const { _id } = await bookWithPassport(other);
    const { id: chatId } = await startChat(get(), { token: other.token });
    const archive = await archiveOfPerson(person);
    expect(Object.keys(archive)).toEqual([
      'README.txt',
      'account.json',
      'notifications.json',
      'bookings.json',
    ]);
    for (const name of Object.keys(archive)) {
      for (const strange of [_id, chatId, other.id, other.email]) {
        expect(textOf(archive, name)).not.toContain(strange);
      }
    }
  });

  it('leaves out no table that knows of people', async () => {
    const { rows } = await get().database.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f'
        and confrelid in ('users'::regclass, 'bookings'::regclass, 'chats'::regclass)`,
    );
    expect(rows.map(({ name }) => name).filter((name) => tables[name] === undefined)).toEqual([]);
  });

  it('is read piece by piece, as fast as it is taken', async () => {
    const person = await register(get());
    for (let made = 0; made < 5; made += 1) await bookWithPassport(person);
    const { database, documents } = get();
    const read: string[] = [];
    const archive = archiveOf(person.id, {
      db: database.db,
      documents: {
        read: async ({ key }) => {
          read.push(key);
          // More than any buffer on the way holds.
          return Buffer.alloc(1_000_000, (await documents.read({ key })).length % 251);
        },
      },
      originals: { get: () => Promise.reject(new Error('there is none')) },
      onLost: () => undefined,
    });
    let taken = 0;
    for await (const chunk of archive) {
      taken += (chunk as Uint8Array).length;
      expect(read.length).toBeLessThanOrEqual(Math.floor(taken / 1_000_000) + 3);
    }
    expect(read).toHaveLength(5);
    expect(taken).toBeGreaterThan(5_000_000);
  });

  it('goes on without a picture that cannot be read', async () => {
    const person = await register(get());
    const { reference = '' } = await bookWithPassport(person);
    const { _id, reference: other = '' } = await bookWithPassport(person);
    const { rows } = await get().database.pool.query<{ key: string }>(
      'select key from booking_documents where booking_id = $1',
      [_id],
    );
    await get().documents.files.put(rows[0]?.key ?? '', Buffer.from('damaged'));
    const archive = await archiveOfPerson(person);
    expect(Object.keys(archive)).toContain(`documents/${reference}-passport.webp`);
    expect(Object.keys(archive)).not.toContain(`documents/${other}-passport.webp`);
    expect(jsonOf(archive, 'bookings.json')).toHaveLength(2);
  });

  it('asks for a fresh proof, tells the mailbox, and stands in the log', async () => {
    const person = await register(get());
    const wrong = await ask(person, 'not-this-one');
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([
      401,
      'invalid_credentials',
    ]);
    const none = await callApi(get(), 'POST', '/users/data-export', { ...person, payload: {} });
    expect(none.json()).toMatchObject({ fields: { password: expect.any(String) as string } });
    expect((await ask(person)).statusCode).toBe(200);
    const mails = await readAllMails(get(), person.email);
    expect(mails.filter((mail) => mail.includes('are being downloaded'))).toHaveLength(1);
    const log = await callApi(get(), 'GET', '/admin/log?kind=account', {
      token: await signInStaff(get()),
    });
    expect(log.json<{ data: object[] }>().data[0]).toMatchObject({
      deed: 'export',
      subject: person.id,
      by: { _id: person.id },
    });
  });

  it('is downloaded with the address of the session alone, for some minutes', async () => {
    const [person, other] = [await register(get()), await register(get())];
    const { keys } = get().documents;
    const session = await sessionOf(person);
    const late = archiveAddress(keys, session, Date.now() - archiveAddressLifetime - 1);
    expect((await download(late)).statusCode).toBe(410);
    const address = await addressOf(person);
    const forged = new URL(address, 'http://pothik.test');
    forged.searchParams.set('session', await sessionOf(other));
    expect((await download(forged.pathname + forged.search)).statusCode).toBe(403);
    expect((await download('/api/users/data.zip')).statusCode).toBe(403);
    expect((await download(address)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
    });
    await callApi(get(), 'POST', '/auth/logout', person);
    expect((await download(address)).statusCode).toBe(403);
  });

  it('is handed out a few times a day', async () => {
    const person = await register(get());
    const codes = [];
    for (let count = 0; count < 6; count += 1) codes.push((await ask(person)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
