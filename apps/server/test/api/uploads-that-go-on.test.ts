import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { minimumUploadChunkBytes, type ErrorBody } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { fileJobs } from '../../src/modules/files/sweep-documents.ts';
import { sweepUploads } from '../../src/modules/files/uploads/stored-uploads.ts';
import { TusStore } from '../../src/modules/files/uploads/tus-store.ts';
import { jobs, rateLimits, uploads } from '../../src/schema.ts';
import { megabyte } from '../../src/platform/files/free-space.ts';
import { allowedOrigin, describeApp, openSecondApp } from './app.ts';
import { anyService, book, bookingOf, contact, countRows } from './booking-forms.ts';
import { soon } from './chat-lines.ts';
import { register } from './people.ts';
import { beginUpload, callTus, idOf, sendPiece, uploadWhole } from './tus.ts';

/** A picture that is stored in several pieces. */
const photo = await sharp({
  create: {
    width: 900,
    height: 700,
    channels: 3,
    background: '#0c5c53',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();

const codeOf = (body: string) => (JSON.parse(body) as ErrorBody).code;

describeApp('an upload that goes on where it stopped', (get) => {
  let serviceId = '';
  let port = 0;
  beforeAll(async () => {
    serviceId = await anyService(get());
    await get().app.listen({ host: '127.0.0.1', port: 0 });
    port = (get().app.server.address() as AddressInfo).port;
  });

  const offsetOf = async (url: string) =>
    Number((await callTus(get(), 'HEAD', url)).headers['upload-offset']);
  const stored = async () => {
    const folder = path.join(get().dataDirectory, 'private', 'uploads');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(path.join(folder, name))));
  };
  const bookWith = (passportUpload: string, sender: { key?: string; token?: string } = {}) =>
    book(get(), { serviceId, ...contact(), passportUpload }, sender);
  /** Begins to send what follows after so many bytes, over a line of its own. */
  const beginPiece = (url: string, at: number, headers: Record<string, string> = {}) =>
    request({
      port,
      method: 'PATCH',
      path: url,
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': photo.length,
        'upload-offset': at,
        ...headers,
      },
    });
  const makeOld = (url: string) =>
    get()
      .database.db.update(uploads)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(uploads.id, idOf(url)));

  it('keeps what came before the line broke, and the booking has the whole picture', async () => {
    const { token } = await register(get());
    const url = await beginUpload(get(), photo.length, { token });
    const half = Math.floor(photo.length / 2);
    const line = beginPiece(url, 0, { authorization: `Bearer ${token}` });
    line.on('error', () => undefined);
    line.write(photo.subarray(0, half));
    const offset = async () =>
      Number((await callTus(get(), 'HEAD', url, {}, { token })).headers['upload-offset']);
    await expect.poll(() => stored(), soon).not.toHaveLength(0);
    line.destroy();
    await expect.poll(offset, soon).toBeGreaterThan(0);
    const at = await offset();
    expect(at).toBeLessThanOrEqual(half);
    const rest = await sendPiece(get(), url, at, photo.subarray(at), { token });
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(photo.length)]);
    const booking = bookingOf(await bookWith(idOf(url), { token }));
    const opened = await get().app.inject({ url: booking.documents?.passport ?? '' });
    const pixels = await sharp(opened.rawPayload).metadata();
    expect([pixels.format, pixels.width, pixels.height]).toEqual(['webp', 900, 700]);
  });

  it('is sent no further by whoever sends from a wrong place', async () => {
    const url = await beginUpload(get(), photo.length);
    const line = beginPiece(url, 1);
    // The rest never comes: the line ends without it.
    line.write(photo.subarray(0, 1_000));
    const [answer] = (await once(line, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([409, 'close']);
    answer.resume();
    await once(line, 'close');
  });

  it('is given to whoever asks how far it has come, while its old line still hangs', async () => {
    const url = await beginUpload(get(), photo.length);
    const line = beginPiece(url, 0);
    line.on('error', () => undefined);
    line.write(photo.subarray(0, 300_000));
    const count = await get().database.db.$count(uploads, eq(uploads.received, 0));
    await expect
      .poll(() => get().database.db.$count(uploads, eq(uploads.received, 0)), soon)
      .toBeLessThan(count);
    expect(await offsetOf(url)).toBeGreaterThan(262_000);
    line.destroy();
  });

  it('lies nowhere in the clear, and is gone with its pieces once it is used', async () => {
    const id = await uploadWhole(get(), photo);
    const plain = photo.subarray(200, 264);
    const pieces = await stored();
    expect(pieces.length).toBeGreaterThan(1);
    for (const bytes of pieces) expect(bytes.includes(plain)).toBe(false);
    expect((await bookWith(id)).statusCode).toBe(200);
    expect((await callTus(get(), 'HEAD', `/api/uploads/${id}`)).statusCode).toBe(404);
    const { db } = get().database;
    const [job] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.eventKey, `upload-used:${id}`));
    await fileJobs(get().documents.files)['remove-private-files']?.(job?.payload, '');
    const kept = await readdir(path.join(get().dataDirectory, 'private', 'uploads'));
    expect(kept.filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('is one booking under one key, three times at once and once more', async () => {
    const before = await countRows(get(), 'bookings');
    const id = await uploadWhole(get(), photo);
    const send = () => bookWith(id, { key: `uploaded-${id}` });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => bookingOf(answer)._id)).size).toBe(1);
    expect(await countRows(get(), 'bookings')).toBe(before + 1);
  });

  it('is used once', async () => {
    const id = await uploadWhole(get(), photo);
    const answers = await Promise.all([
      bookWith(id, { key: `one-${id}` }),
      bookWith(id, { key: `two-${id}` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    const late = await bookWith(id);
    expect(late.json()).toMatchObject({
      code: 'gone',
      fields: { passportUpload: 'This photo is no longer here. Please send it again.' },
    });
  });

  it('is refused by a booking while it is not whole, and where it is no picture', async () => {
    const url = await beginUpload(get(), photo.length);
    await sendPiece(get(), url, 0, photo.subarray(0, 1_000));
    expect((await bookWith(idOf(url))).statusCode).toBe(410);
    const text = await bookWith(await uploadWhole(get(), Buffer.from('a passport, in words')));
    expect(text.json()).toMatchObject({
      code: 'unsupported_media_type',
      fields: { passport: 'Please choose a picture: JPEG, PNG or WebP.' },
    });
  });

  it("is nobody else's", async () => {
    const { token } = await register(get());
    const other = await register(get());
    const url = await beginUpload(get(), photo.length, { token });
    for (const who of [{}, { token: other.token }]) {
      expect((await callTus(get(), 'HEAD', url, {}, who)).statusCode).toBe(404);
      expect((await callTus(get(), 'DELETE', url, {}, who)).statusCode).toBe(404);
      expect((await sendPiece(get(), url, 0, photo, who)).statusCode).toBe(404);
    }
    // Whoever is signed in can read what they have booked with: a guest's upload is a guest's.
    const guests = await uploadWhole(get(), photo);
    expect((await bookWith(guests, { token })).statusCode).toBe(410);
    expect((await bookWith(guests)).statusCode).toBe(200);
    const ended = await callTus(get(), 'HEAD', url, {}, { token: 'a-session-that-nobody-has' });
    expect(ended.statusCode).toBe(401);
  });

  it('is refused from a wrong place, beyond its length, and where it is too long', async () => {
    const url = await beginUpload(get(), 1_000);
    const wrong = await sendPiece(get(), url, 10, photo.subarray(0, 100));
    expect([wrong.statusCode, codeOf(wrong.body)]).toEqual([409, 'conflict']);
    const more = await sendPiece(get(), url, 0, photo.subarray(0, 1_001));
    expect([more.statusCode, codeOf(more.body)]).toEqual([413, 'payload_too_large']);
    const length = String(10 * megabyte + 1);
    const large = await callTus(get(), 'POST', '/api/uploads', { 'upload-length': length });
    expect([large.statusCode, codeOf(large.body)]).toEqual([413, 'payload_too_large']);
    const nothing = await callTus(get(), 'POST', '/api/uploads', { 'upload-length': '-1' });
    expect([nothing.statusCode, codeOf(nothing.body)]).toEqual([400, 'malformed_request']);
    const old = await callTus(get(), 'HEAD', url, { 'tus-resumable': '0.2.2' });
    expect(old.statusCode).toBe(400);
  });

  it('refuses a part that is smaller than the smallest, and takes a smaller end', async () => {
    const url = await beginUpload(get(), minimumUploadChunkBytes + 1);
    const short = await sendPiece(get(), url, 0, photo.subarray(0, minimumUploadChunkBytes - 1));
    expect([short.statusCode, codeOf(short.body)]).toEqual([400, 'malformed_request']);
    expect(await offsetOf(url)).toBe(0);
    const first = await sendPiece(get(), url, 0, photo.subarray(0, minimumUploadChunkBytes));
    expect(first.statusCode).toBe(204);
    const end = await sendPiece(get(), url, minimumUploadChunkBytes, photo.subarray(0, 1));
    expect(end.statusCode).toBe(204);
  });

  /** Sends a byte of a larger part over a connection that breaks after it. */
  async function sendByteAndBreak(url: string, address = '10.8.0.9') {
    const { database, documents } = get();
    const sender = { userId: undefined, network: address, address };
    const store = new TusStore(database.db, documents, sender, minimumUploadChunkBytes);
    const { offset } = await store.getUpload(idOf(url));
    const broken = Readable.from(
      (async function* () {
        yield await Promise.resolve(Buffer.alloc(1));
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.write(broken, idOf(url), offset)).rejects.toThrow('the connection broke');
  }

  it('stores each part at the same cost, however many came before', async () => {
    const { pool } = get().database;
    const size = minimumUploadChunkBytes;
    const tables = async () => {
      const { rows } = await pool.query<{ bytes: number }>(
        `select sum(pg_total_relation_size(oid))::int as bytes from pg_class
         where relname in ('uploads', 'upload_pieces')`,
      );
      return rows[0]?.bytes ?? 0;
    };
    const parts = 200;
    const url = await beginUpload(get(), parts * size);
    const before = await tables();
    for (let part = 0; part < parts; part += 1) {
      await sendPiece(get(), url, part * size, Buffer.alloc(size));
    }
    expect(await offsetOf(url)).toBe(parts * size);
    expect(((await tables()) - before) / parts).toBeLessThan(1_000);
  });

  it('stores a bounded number of pieces that were cut off, and can still be finished', async () => {
    const length = 3 * minimumUploadChunkBytes;
    const url = await beginUpload(get(), length);
    const before = (await stored()).length;
    for (let count = 0; count < 8; count += 1) await sendByteAndBreak(url);
    expect(await offsetOf(url)).toBe(3);
    expect((await stored()).length - before).toBe(3);
    const rest = await sendPiece(get(), url, 3, Buffer.alloc(length - 3));
    expect(rest.statusCode).toBe(204);
  });

  it('stores no cut-off piece once a network has had its share of an hour', async () => {
    const { db } = get().database;
    const url = await beginUpload(get(), minimumUploadChunkBytes * 3);
    await sendByteAndBreak(url, '10.8.0.10');
    expect(await offsetOf(url)).toBe(1);
    const key = 'cut-off-part:network:10.8.0.10';
    await db.update(rateLimits).set({ count: 1_200 }).where(eq(rateLimits.key, key));
    await sendByteAndBreak(url, '10.8.0.10');
    expect(await offsetOf(url)).toBe(1);
    await sendByteAndBreak(url, '10.8.0.11');
    expect(await offsetOf(url)).toBe(2);
  });

  it('cannot be read back', async () => {
    const id = await uploadWhole(get(), photo);
    expect((await callTus(get(), 'GET', `/api/uploads/${id}`)).statusCode).toBe(404);
  });

  it('is taken back with its pieces at once', async () => {
    const url = `/api/uploads/${await uploadWhole(get(), photo)}`;
    const before = (await stored()).length;
    expect((await callTus(get(), 'DELETE', url)).statusCode).toBe(204);
    expect((await stored()).length).toBeLessThan(before);
    expect((await callTus(get(), 'HEAD', url)).statusCode).toBe(404);
  });

  it('expires after a day, and is swept', async () => {
    const url = `/api/uploads/${await uploadWhole(get(), photo)}`;
    await makeOld(url);
    expect((await callTus(get(), 'HEAD', url)).statusCode).toBe(404);
    expect((await bookWith(idOf(url))).statusCode).toBe(410);
    await sweepUploads(get().database.db, get().documents);
    const names = await readdir(path.join(get().dataDirectory, 'private', 'uploads'));
    expect(names.filter((name) => name.startsWith(idOf(url)))).toEqual([]);
  });

  it('is one file, whichever processes its pieces come to at once', async () => {
    const second = await openSecondApp(get());
    try {
      const url = await beginUpload(get(), photo.length);
      const answers = await Promise.all(
        [get(), second].map((process) => sendPiece(process, url, 0, photo)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
      const at = await offsetOf(url);
      if (at < photo.length) await sendPiece(second, url, at, photo.subarray(at));
      expect((await bookWith(idOf(url))).statusCode).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('tells what it can, and pages that may call can ask', async () => {
    const own = await callTus(get(), 'OPTIONS', '/api/uploads');
    expect(own.statusCode).toBe(204);
    expect(own.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(10 * megabyte),
    });
    const url = await beginUpload(get(), 10);
    const theirs = await callTus(get(), 'HEAD', url, { origin: allowedOrigin });
    expect(theirs.headers['access-control-allow-origin']).toBe(allowedOrigin);
    expect(theirs.headers['access-control-expose-headers']).toContain('upload-offset');
    const strangers = await callTus(get(), 'HEAD', url, { origin: 'https://elsewhere.test' });
    expect(strangers.headers['access-control-allow-origin']).toBeUndefined();
  });
});

let free = 100_000 * megabyte;

describeApp(
  'room for uploads',
  (get) => {
    it('is kept for others: the network that holds most gives way', async () => {
      const { length } = Buffer.alloc(9 * megabyte);
      free = 60 * megabyte;
      const [attacker, honest] = [{ address: '10.9.0.1' }, { address: '10.9.0.2' }];
      const held = await Promise.all([1, 2].map(() => beginUpload(get(), length, attacker)));
      await expect(beginUpload(get(), length, attacker)).rejects.toThrow('rate_limited');
      const url = await beginUpload(get(), length, honest);
      expect((await callTus(get(), 'HEAD', url, {}, honest)).statusCode).toBe(200);
      const left = await Promise.all(
        held.map(async (one) => (await callTus(get(), 'HEAD', one, {}, attacker)).statusCode),
      );
      expect(left.toSorted()).toEqual([200, 404]);
      free = megabyte;
      await get().database.db.delete(uploads);
      await expect(beginUpload(get(), length, honest)).rejects.toThrow('unavailable');
    });
  },
  { freeSpace: () => Promise.resolve(free) },
);
