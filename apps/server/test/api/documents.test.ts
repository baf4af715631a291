import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { moveBooking } from '../../src/modules/bookings/move-booking.ts';
import { addressLifetime, addressOf } from '../../src/modules/files/document-addresses.ts';
import { sweepExpiredDocuments, sweepOrphans } from '../../src/modules/files/sweep-documents.ts';
import { findCaller } from '../../src/modules/auth/sessions.ts';
import { createSession } from '../sessions.ts';
import { bookingDocuments, bookings, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import {
  anyService,
  book,
  bookingOf,
  bookWithForm,
  contact,
  countRows,
  type Sender,
} from './booking-forms.ts';
import { soon } from './chat-lines.ts';
import { callApi, register } from './people.ts';
import { file, hostileForms, jpeg, png } from './pictures.ts';

describeApp('identity documents', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });
  const sendPassport = (bytes: Buffer, sender: Sender = {}) =>
    bookWithForm(
      get(),
      { serviceId, ...contact(), documentType: 'passport' },
      { ...sender, files: [{ ...file(bytes), name: 'passport' }] },
    );
  const openFile = (url = '', method: 'GET' | 'HEAD' = 'GET') => get().app.inject({ url, method });
  const storedFiles = async () => {
    const names = [];
    for await (const { key } of get().documents.files.list('documents')) names.push(key);
    return names.toSorted();
  };
  const rowsOf = (bookingId: string) =>
    get()
      .database.db.select()
      .from(bookingDocuments)
      .where(eq(bookingDocuments.bookingId, bookingId));
  /** A member of staff. */
  const sessionOf = async ({ token }: { token: string }) => {
    const caller = await findCaller(get().database.db, token);
    return caller?.sessionId ?? '';
  };
  const agent = async (name: string) => {
    const { db } = get().database;
    const email = `${name}@example.com`;
    await db
      .insert(users)
      .values({ id: name, name, email, emailVerifiedAt: new Date(), role: 'agent' })
      .onConflictDoNothing();
    return { id: name, token: await createSession(db, name) };
  };

  it('are made anew, sealed on disk, and open for their owner', async () => {
    const { token } = await register(get());
    const turned = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'secret-in-exif' }, IFD3: { GPSLatitude: '23/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('PK\x03\x04 hidden archive')]);
    const answer = await sendPassport(polyglot, { token });
    const { _id: id, documents } = bookingOf(answer);
    expect(Object.keys(documents ?? {})).toEqual(['passport']);

    const opened = await openFile(documents?.passport);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="passport.webp"',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif, format } = await sharp(opened.rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 32,
      height: 64,
      exif: undefined,
      format: 'webp',
    });

    const [row] = await rowsOf(id);
    const stored = await readFile(path.join(get().dataDirectory, 'private', row?.key ?? ''));
    expect(stored.length).toBe(row?.size);
    for (const readable of ['WEBP', 'JFIF', 'PNG', 'secret-in-exif', 'PK\x03\x04']) {
      expect(stored.includes(readable)).toBe(false);
    }
    await expect(sharp(stored).metadata()).rejects.toThrow();
    // Nothing of it lies anywhere else.
    const incoming = path.join(get().dataDirectory, 'incoming');
    await expect.poll(() => readdir(incoming), soon).toEqual([]);
  });

  it('are two for an NID, both or none', async () => {
    const { token } = await register(get());
    const front = { ...file(png), name: 'nidFront' };
    const back = { ...file(jpeg), name: 'nidBack' };
    const fields = { serviceId, ...contact(), documentType: 'nid' };
    const whole = await bookWithForm(get(), fields, { token, files: [front, back] });
    expect(Object.keys(bookingOf(whole).documents ?? {}).toSorted()).toEqual([
      'nidBack',
      'nidFront',
    ]);
    const before = [await countRows(get(), 'bookings'), await storedFiles()];
    const half = await bookWithForm(get(), fields, { token, files: [front] });
    expect(half.json()).toMatchObject({
      message: 'Please upload both front and back pages of your NID',
      fields: { nidBack: expect.any(String) as string },
    });
    const none = await bookWithForm(get(), { ...fields, documentType: 'passport' }, { files: [] });
    expect(none.json()).toMatchObject({ message: 'Please upload your passport photo' });
    expect([await countRows(get(), 'bookings'), await storedFiles()]).toEqual(before);
  });

  it.each(hostileForms('passport'))('refuse %s, and keep nothing of it', async (_what, parts) => {
    const before = [await countRows(get(), 'bookings'), await storedFiles()];
    const fields = { serviceId, ...contact(), documentType: 'passport' };
    const answer = await bookWithForm(get(), fields, { files: parts });
    expect([400, 413, 415]).toContain(answer.statusCode);
    expect(answer.json<{ message: string }>().message).toMatch(/\w/);
    expect([await countRows(get(), 'bookings'), await storedFiles()]).toEqual(before);
    const incoming = path.join(get().dataDirectory, 'incoming');
    await expect.poll(() => readdir(incoming), soon).toEqual([]);
  });

  it('keep nothing of one where the other is no picture', async () => {
    const before = await storedFiles();
    const files = [
      { ...file(png), name: 'nidFront' },
      { ...file('<svg/>'), name: 'nidBack' },
    ];
    const fields = { serviceId, ...contact(), documentType: 'nid' };
    const answer = await bookWithForm(get(), fields, { files });
    expect(answer.json()).toMatchObject({ fields: { nidBack: expect.any(String) as string } });
    expect(await storedFiles()).toEqual(before);
  });

  it('give a guest no address', async () => {
    const booking = bookingOf(await sendPassport(png));
    expect(booking.documents).toBeUndefined();
    expect(await rowsOf(booking._id)).toHaveLength(1);
  });

  it('open by nothing but their own address', async () => {
    const [owner, other] = [await register(get()), await register(get())];
    const { _id: bookingId, documents } = bookingOf(await sendPassport(png, owner));
    const others = bookingOf(await sendPassport(png, other));
    const url = new URL(documents?.passport ?? '', 'http://pothik.test');
    const [row] = await rowsOf(bookingId);
    const documentId = row?.id ?? '';
    const { keys } = get().documents;
    const changed = (name: string, value: string) => {
      const next = new URL(url);
      next.searchParams.set(name, value);
      return next.pathname + next.search;
    };
    const session = await sessionOf(owner);
    const document = { bookingId, documentId, part: 'passport', session, use: 'open' } as const;
    const expired = Date.now() - addressLifetime - 1;
    const cases: [string, string, number][] = [
      ['nothing', url.pathname, 403],
      ['a signature that was changed', changed('signature', 'A'.repeat(43)), 403],
      ['an empty signature', changed('signature', ''), 403],
      ['a later end', changed('expires', String(Date.now() + 1e9)), 403],
      ['an endless end', changed('expires', 'Infinity'), 403],
      ['another session', changed('session', await sessionOf(other)), 403],
      ['another document', changed('document', 'other'), 403],
      ['another booking', (url.pathname + url.search).replace(bookingId, others._id), 403],
      ['another use', changed('use', 'print'), 403],
      ['another part', (url.pathname + url.search).replace('/passport', '/nidFront'), 403],
      ['what has expired', addressOf(keys, document, expired), 410],
      [
        'one for a stranger',
        addressOf(keys, { ...document, session: await sessionOf(other) }),
        403,
      ],
      ['one for nobody', addressOf(keys, { ...document, session: 'none' }), 403],
      ['one of no document', addressOf(keys, { ...document, documentId: 'none' }), 404],
    ];
    for (const [what, address, status] of cases) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await openFile(address, method);
        expect(answer.statusCode, `${method} with ${what}`).toBe(status);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
    const head = await openFile(documents?.passport, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    const range = await get().app.inject({
      url: documents?.passport ?? '',
      headers: { range: 'bytes=0-3' },
    });
    expect(range.headers['cache-control']).toBe('private, no-store');
    // No token opens it either.
    const withToken = await callApi(
      get(),
      'GET',
      `/bookings/${bookingId}/documents/passport`,
      owner,
    );
    expect(withToken.statusCode).toBe(403);
  });

  it('end with the session that asked for them', async () => {
    const owner = await register(get());
    const { documents } = bookingOf(await sendPassport(png, owner));
    expect((await openFile(documents?.passport)).statusCode).toBe(200);
    await callApi(get(), 'POST', '/auth/logout', owner);
    expect((await openFile(documents?.passport)).statusCode).toBe(403);
  });

  it('tell their owner when staff opened them and what for, by role and never by name', async () => {
    const owner = await register(get());
    const staff = await agent('agent-rahim');
    const made = bookingOf(await sendPassport(png, owner));
    const { _id: bookingId, documents, reference } = made;
    await openFile(documents?.passport);
    const stated = await callApi(get(), 'POST', `/admin/bookings/${bookingId}/document-purposes`, {
      ...staff,
      payload: { purpose: 'check', words: 'The date of birth' },
    });
    const opened = await openFile(bookingOf(stated).documents?.passport);
    expect(opened.statusCode).toBe(200);
    const answer = await callApi(get(), 'GET', `/bookings/${bookingId}/document-openings`, owner);
    expect(answer.body).not.toContain('agent-rahim');
    const { openings } = answer.json<{ openings: unknown[] }>();
    const opening = {
      document: 'passport',
      use: 'open',
      role: 'agent',
      purpose: 'check',
      at: expect.any(String) as string,
    };
    expect(openings).toEqual([{ ...opening, words: 'The date of birth' }]);
    // Who knows no more than reference and phone number reads no words.
    const tracked = await callApi(get(), 'POST', '/bookings/track', {
      payload: { reference, phone: contact().phone },
    });
    expect(tracked.json()).toMatchObject({
      booking: { keptDocuments: [{ document: 'passport' }] },
      openings: [opening],
    });
    expect(tracked.body).not.toContain('The date of birth');
    // Staff do not read the log of somebody else's booking as a customer.
    const asStaff = await callApi(get(), 'GET', `/bookings/${bookingId}/document-openings`, staff);
    expect(asStaff.statusCode).toBe(404);
  });

  it('carry a stamp all over them for staff, and none for their owner', async () => {
    const owner = await register(get());
    const staff = await agent('agent-নাসরিন');
    const [width, height] = [900, 600];
    const background = '#e8e4d8';
    const plain = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { _id: bookingId, documents } = bookingOf(await sendPassport(plain, owner));
    const openFor = async (payload: object) => {
      const path = `/admin/bookings/${bookingId}/document-purposes`;
      const stated = bookingOf(await callApi(get(), 'POST', path, { ...staff, payload }));
      return (await openFile(stated.documents?.passport)).rawPayload;
    };
    const own = (await openFile(documents?.passport)).rawPayload;
    const checked = await openFor({ purpose: 'check', words: 'Is <it> hers & his?' });
    const handedOn = await openFor({ purpose: 'forward' });
    expect(await sharp(checked).metadata()).toMatchObject({ width, height, format: 'webp' });
    /** In how many of its pixels a part of one differs from that of another. */
    const differing = async (one: Buffer, other: Buffer, left: number, top: number) => {
      const pixels = (picture: Buffer) =>
        sharp(picture).extract({ left, top, width: 300, height: 300 }).greyscale().raw().toBuffer();
      const [a, b] = [await pixels(one), await pixels(other)];
      return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 20).length;
    };
    for (const left of [0, 300, 600]) {
      for (const top of [0, 300]) {
        expect(await differing(checked, own, left, top)).toBeGreaterThan(200);
      }
    }
    expect(await differing(checked, handedOn, 300, 300)).toBeGreaterThan(200);
    expect((await openFile(documents?.passport)).rawPayload).toEqual(own);
  });

  it('are enlarged where they are too small for a stamp', async () => {
    const owner = await register(get());
    const staff = await agent('agent-mitu');
    const { _id: bookingId } = bookingOf(await sendPassport(png, owner));
    const path = `/admin/bookings/${bookingId}/document-purposes`;
    const payload = { purpose: 'check' };
    const stated = bookingOf(await callApi(get(), 'POST', path, { ...staff, payload }));
    const { width, height } = await sharp(
      (await openFile(stated.documents?.passport)).rawPayload,
    ).metadata();
    expect(Math.min(width, height)).toBe(320);
  });

  it('open for staff who booked themselves as for anybody, and nothing is noted', async () => {
    const staff = await agent('agent-karim');
    const { _id: bookingId, documents } = bookingOf(await sendPassport(png, staff));
    expect((await openFile(documents?.passport)).statusCode).toBe(200);
    const answer = await callApi(get(), 'GET', `/bookings/${bookingId}/document-openings`, staff);
    expect(answer.json()).toMatchObject({ openings: [] });
  });

  it('tell until when they are kept, and who opened them when they are gone', async () => {
    const owner = await register(get());
    const staff = await agent('agent-selim');
    const { _id: bookingId, keptDocuments } = bookingOf(await sendPassport(png, owner));
    const daysUntil = (moment = '') => (Date.parse(moment) - Date.now()) / 86_400_000;
    expect(keptDocuments).toMatchObject([{ document: 'passport', isFinal: false }]);
    expect(daysUntil(keptDocuments?.[0]?.deletedAt)).toBeCloseTo(180, 1);
    const stated = await callApi(get(), 'POST', `/admin/bookings/${bookingId}/document-purposes`, {
      ...staff,
      payload: { purpose: 'check' },
    });
    await openFile(bookingOf(stated).documents?.passport);
    const cancelled = await callApi(get(), 'DELETE', `/bookings/${bookingId}`, owner);
    expect(cancelled.statusCode).toBe(200);
    const ended = bookingOf(await callApi(get(), 'GET', `/bookings/${bookingId}`, owner));
    expect(ended.keptDocuments).toMatchObject([{ document: 'passport', isFinal: true }]);
    expect(daysUntil(ended.keptDocuments?.[0]?.deletedAt)).toBeCloseTo(30, 1);
    const { db } = get().database;
    await db
      .update(bookingDocuments)
      .set({ deleteAfter: new Date(Date.now() - 1) })
      .where(eq(bookingDocuments.bookingId, bookingId));
    await sweepExpiredDocuments(db, get().documents.files);
    const gone = bookingOf(await callApi(get(), 'GET', `/bookings/${bookingId}`, owner));
    expect(gone).not.toHaveProperty('keptDocuments');
    const answer = await callApi(get(), 'GET', `/bookings/${bookingId}/document-openings`, owner);
    expect(answer.json()).toMatchObject({ openings: [{ document: 'passport', purpose: 'check' }] });
  });

  it('go 30 days after their booking has ended, and not before', async () => {
    const owner = await register(get());
    const { _id: bookingId, documents } = bookingOf(await sendPassport(png, owner));
    const { db } = get().database;
    const facts = {
      sender: 'Pothik',
      publicOrigin: 'http://pothik.test',
      contact: {},
      keys: get().documents.keys,
    };
    await db.transaction((transaction) =>
      moveBooking(transaction, { bookingId, to: 'cancelled', actorId: owner.id }, facts),
    );
    const [row] = await rowsOf(bookingId);
    const days = ((row?.deleteAfter?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await sweepExpiredDocuments(db, get().documents.files);
    expect((await openFile(documents?.passport)).statusCode).toBe(200);
    await db
      .update(bookingDocuments)
      .set({ deleteAfter: new Date(Date.now() - 1) })
      .where(eq(bookingDocuments.bookingId, bookingId));
    await sweepExpiredDocuments(db, get().documents.files);
    expect((await openFile(documents?.passport)).statusCode).toBe(404);
    expect(await storedFiles()).not.toContain(row?.key);
    const mine = await callApi(get(), 'GET', `/bookings/${bookingId}`, owner);
    expect(bookingOf(mine)).toMatchObject({ status: 'cancelled', documents: {} });
  });

  it('go where nothing has become of their booking for half a year', async () => {
    const owner = await register(get());
    const [rested, touched] = [
      bookingOf(await sendPassport(png, owner)),
      bookingOf(await sendPassport(png, owner)),
    ];
    const { db } = get().database;
    const restFor = (bookingId: string, days: number) =>
      db
        .update(bookings)
        .set({ updatedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(bookings.id, bookingId));
    await restFor(rested._id, 181);
    await restFor(touched._id, 179);
    const [row] = await rowsOf(rested._id);
    await sweepExpiredDocuments(db, get().documents.files);
    expect(await rowsOf(rested._id)).toEqual([]);
    expect(await storedFiles()).not.toContain(row?.key);
    expect((await openFile(touched.documents?.passport)).statusCode).toBe(200);
  });

  it('are swept where no booking has them, but for those that one is about to have', async () => {
    const { database, documents } = get();
    const kept = bookingOf(await sendPassport(png, await register(get())));
    const [row] = await rowsOf(kept._id);
    await documents.files.put('documents/orphan', Buffer.from('x'));
    await documents.files.put('chats/attachment', Buffer.from('x'));
    // A young one may belong to what another process is doing.
    await sweepOrphans(database.db, documents);
    expect(await storedFiles()).toContain('documents/orphan');
    const blob = new Blob([new Uint8Array(png)]);
    await documents.keep([{ part: 'passport', file: blob }], async ([underWay]) => {
      await sweepOrphans(database.db, documents, 0);
      const files = await storedFiles();
      expect(files).toContain(underWay?.key);
      expect(files).toContain(row?.key);
      expect(files).not.toContain('documents/orphan');
    });
    await sweepOrphans(database.db, documents, 0);
    const rows = await database.db.select({ key: bookingDocuments.key }).from(bookingDocuments);
    expect(await storedFiles()).toEqual(rows.map(({ key }) => key).toSorted());
    expect(await documents.files.get('chats/attachment')).toBeDefined();
  });

  it('do not open with the bytes of another, or when they were changed', async () => {
    const { documents } = get();
    const owner = await register(get());
    const [one, other] = [
      bookingOf(await sendPassport(png, owner)),
      bookingOf(await sendPassport(png, owner)),
    ];
    const [[mine], [theirs]] = [await rowsOf(one._id), await rowsOf(other._id)];
    const bytes = (await documents.files.get(mine?.key ?? '')) ?? Buffer.alloc(0);
    await documents.files.put(theirs?.key ?? '', bytes);
    expect((await openFile(other.documents?.passport)).statusCode).toBe(500);
    const damaged = Buffer.from(bytes);
    damaged[damaged.length - 20] = (damaged.at(-20) ?? 0) ^ 1;
    await documents.files.put(mine?.key ?? '', damaged);
    expect((await openFile(one.documents?.passport)).statusCode).toBe(500);
  });

  it('are taken so often in an hour, and bookings without them go on', async () => {
    const { token, id } = await register(get());
    // As a guest they would be counted by the network of each call.
    await get()
      .database.db.update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, id));
    const codes = [];
    for (let count = 0; count < 41; count += 1) {
      codes.push((await sendPassport(png, { token })).statusCode);
    }
    expect(codes.indexOf(429)).toBe(40);
    expect((await book(get(), { serviceId, ...contact() }, { token })).statusCode).toBe(200);
  });

  it('come from JSON never', async () => {
    const answer = await book(get(), { serviceId, ...contact(), passport: 'data:image/png,' });
    expect(answer.statusCode).toBe(400);
  });
});
