import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact, countRows } from './booking-forms.ts';
import { register } from './people.ts';
import { boundary, file, jpeg, png, toBody } from './pictures.ts';

describeApp('a booking that is sent again', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });
  const fields = () => ({ serviceId, ...contact(), documentType: 'passport' });
  const counts = async () => ({
    bookings: await countRows(get(), 'bookings'),
    history: await countRows(get(), 'booking_history'),
    documents: await countRows(get(), 'booking_documents'),
    jobs: await countRows(get(), `jobs where kind = 'mail'`),
    notifications: await countRows(get(), 'notifications'),
  });
  const idOf = (answer: LightMyRequestResponse) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return bookingOf(answer)._id;
  };

  it('is one, three times at once and once more', async () => {
    const { token } = await register(get());
    const before = await counts();
    const send = () => bookWithForm(get(), fields(), { token, key: 'three-at-once' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await counts()).toEqual({
      bookings: before.bookings + 1,
      history: before.history + 1,
      documents: before.documents + 1,
      jobs: before.jobs + 1,
      notifications: before.notifications + 1,
    });
  });

  it("is one for a guest too, whose key is nobody else's", async () => {
    const key = 'a-guests-key';
    const payload = { serviceId, ...contact(), isInstantBooking: true };
    const answers = await Promise.all([1, 2, 3].map(() => book(get(), payload, { key })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const { token } = await register(get());
    const other = await register(get());
    const customers = await book(get(), payload, { key, token });
    const others = await book(get(), payload, { key, token: other.token });
    const ids = [answers[0], customers, others].map((answer) => answer && idOf(answer));
    expect(new Set(ids).size).toBe(3);
  });

  it('is refused under the same key with other details, and tells nothing', async () => {
    const key = 'one-key';
    idOf(await bookWithForm(get(), fields(), { key }));
    const before = await counts();
    const changed = [
      await bookWithForm(get(), { ...fields(), name: 'Somebody else' }, { key }),
      await bookWithForm(get(), { ...fields(), phone: '01898765432' }, { key }),
      await bookWithForm(get(), fields(), {
        key,
        files: [{ ...file(jpeg), name: 'passport' }],
      }),
      await book(get(), { serviceId, ...contact() }, { key }),
    ];
    for (const answer of changed) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'idempotency_conflict',
        message: 'This was sent before with other details. Please send it as a new booking.',
      });
      expect(answer.body).not.toContain('Rahima');
    }
    expect(await counts()).toEqual(before);
  });

  it('is refused with a key that is none', async () => {
    for (const key of ['', ' ', 'a b', 'x'.repeat(201)]) {
      const answer = await book(get(), { serviceId, ...contact() }, { key });
      expect(answer.json()).toMatchObject({
        fields: { 'Idempotency-Key': expect.any(String) as string },
      });
    }
  });

  it('may be sent again after it was refused', async () => {
    const key = 'first-wrong';
    const wrong = await book(get(), { serviceId, ...contact({ phone: '123' }) }, { key });
    expect(wrong.statusCode).toBe(400);
    idOf(await book(get(), { serviceId, ...contact() }, { key }));
  });

  it('is not counted again, however often it is sent', async () => {
    const sender = { key: 'sent-on-and-on', address: '10.7.0.1' };
    const payload = { serviceId, ...contact() };
    const ids = new Set<string>();
    for (let count = 0; count < 62; count += 1) ids.add(idOf(await book(get(), payload, sender)));
    expect(ids.size).toBe(1);
  });

  it('is two without a key', async () => {
    const payload = { serviceId, ...contact() };
    expect(idOf(await book(get(), payload))).not.toBe(idOf(await book(get(), payload)));
  });

  it.each([
    ['in the middle of the upload', 0.5],
    ['before the answer', 1],
  ])('is one when the line was cut %s', async (_when, share) => {
    const { app } = get();
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const key = `cut-${String(share)}`;
    const texts = Object.entries(fields()).map(([name, bytes]) => ({
      name,
      bytes,
      type: 'text/plain',
    }));
    const body = toBody([...texts, { ...file(png), name: 'passport' }]);
    const before = await counts();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/bookings HTTP/1.1\r\nhost: pothik.test\r\nidempotency-key: ${key}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${String(body.length)}\r\n\r\n`,
    );
    const part = body.subarray(0, Math.floor(body.length * share));
    await new Promise((resolve) => socket.write(part, resolve));
    socket.destroy();
    const again = await Promise.all([1, 2].map(() => bookWithForm(get(), fields(), { key })));
    expect(new Set(again.map(idOf)).size).toBe(1);
    expect((await counts()).bookings).toBe(before.bookings + 1);
    expect((await counts()).documents).toBe(before.documents + 1);
  });
});
