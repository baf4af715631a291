import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Booking } from '@pothik/contract';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { sweepOrphans } from '@pothik/server/src/modules/files/sweep-documents.ts';
import { bookingDocuments, users } from '@pothik/server/src/schema.ts';
import { howOften } from '../how-often.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { anyService, contact, countRows } from '@pothik/server/test/api/booking-forms.ts';
import { boundary, file, toBody } from '@pothik/server/test/api/pictures.ts';

const submissions = howOften(60, 1_000);
/** How many people are at it at once. */
const senders = 16;

/** Where the line breaks. */
type Break =
  | 'in the upload'
  /** When all is sent. */
  | 'before the answer'
  /** When the server has begun to answer. */
  | 'in the answer'
  | 'nowhere';

/** How one submission is sent; what stands in one row is sent at once. */
const courses: readonly (readonly Break[])[][] = [
  [['in the upload'], ['before the answer'], ['nowhere']],
  [['in the answer'], ['in the upload'], ['nowhere']],
  [['in the upload', 'before the answer', 'nowhere']],
  [['in the answer', 'nowhere'], ['nowhere']],
  [['nowhere', 'nowhere', 'nowhere']],
];

interface Submission {
  key: string;
  /** Absent: a guest's. */
  token: string | undefined;
  body: Buffer;
  /** Of the machine that it comes from. */
  localAddress: string;
}

/** Sends a submission over a line of its own; what is answered, where the line holds so long. */
function send(port: number, { key, token, body, localAddress }: Submission, breaks: Break) {
  const { promise, resolve, reject } = Promise.withResolvers<Booking | undefined>();
  const call = request({
    port,
    host: '127.0.0.1',
    localAddress,
    agent: false,
    method: 'POST',
    path: '/api/bookings',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      'idempotency-key': key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const cut = () => {
    call.destroy();
    resolve(undefined);
  };
  call.on('error', (error) => (breaks === 'nowhere' ? reject(error) : resolve(undefined)));
  call.on('response', (answer) => {
    if (breaks !== 'nowhere') {
      cut();
      return;
    }
    json(answer).then((said) => {
      const { booking } = said as { booking?: Booking };
      if (booking) resolve(booking);
      else reject(new Error(JSON.stringify(said)));
    }, reject);
  });
  if (breaks === 'in the upload') {
    call.write(body.subarray(0, Math.ceil(body.length * Math.random() * 0.99)), cut);
  } else if (breaks === 'before the answer') {
    call.write(body, cut);
  } else {
    call.end(body);
  }
  return promise;
}

describeApp('bookings on broken lines', (get) => {
  let serviceId = '';
  let port = 0;
  beforeAll(async () => {
    serviceId = await anyService(get());
    await get().app.listen({ host: '127.0.0.1', port: 0 });
    port = (get().app.server.address() as AddressInfo).port;
  });

  /** Somebody signed in, for as many bookings with documents as one may make in an hour. */
  async function signIn(index: number) {
    const { db } = get().database;
    const id = `customer-${String(index)}`;
    await db.insert(users).values({ id, name: 'Rahima', email: `${id}@example.com` });
    return createSession(db, id);
  }

  async function writeSubmissions(): Promise<Submission[]> {
    const picture = await sharp({
      create: { width: 240, height: 160, channels: 3, background: '#0c5c53' },
    })
      .jpeg()
      .toBuffer();
    const tokens = await Promise.all(
      Array.from({ length: Math.ceil(submissions / 40) }, (_, index) => signIn(index)),
    );
    return Array.from({ length: submissions }, (_, index) => {
      const isGuest = index % 2 === 1;
      const parts = index % 3 === 0 ? ['nidFront', 'nidBack'] : ['passport'];
      const fields = {
        serviceId,
        ...contact(),
        documentType: parts.length === 2 ? 'nid' : 'passport',
        ...(isGuest ? { isInstantBooking: 'true' } : {}),
      };
      const texts = Object.entries(fields).map(([name, bytes]) => ({ name, bytes }));
      return {
        key: `submission-${String(index)}`,
        token: isGuest ? undefined : tokens[Math.floor(index / 40)],
        body: toBody([...texts, ...parts.map((name) => ({ ...file(picture), name }))]),
        localAddress: `127.1.${String(Math.floor(index / 200))}.${String((index % 200) + 1)}`,
      };
    });
  }

  it(`makes exactly ${String(submissions)} bookings of ${String(submissions)} submissions, each sent three times`, async ({
    annotate,
  }) => {
    const queue = (await writeSubmissions()).entries();
    const made: string[] = [];
    let heard = 0;
    const sender = async () => {
      for (const [index, submission] of queue) {
        const ids = new Set<string>();
        for (const together of courses[index % courses.length] ?? []) {
          const answers = await Promise.all(
            together.map((breaks) => send(port, submission, breaks)),
          );
          for (const booking of answers) {
            if (!booking) continue;
            heard += 1;
            ids.add(booking._id);
          }
        }
        expect(ids.size, submission.key).toBe(1);
        made.push(...ids);
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
    await get().app.close();

    expect(new Set(made).size).toBe(submissions);
    expect(await countRows(get(), 'bookings')).toBe(submissions);
    expect(await countRows(get(), 'booking_history')).toBe(submissions);
    const { database, documents } = get();
    const rows = await database.db.select().from(bookingDocuments);
    expect(rows).toHaveLength(submissions + Math.ceil(submissions / 3));
    const sweptFiles = async () => {
      await sweepOrphans(database.db, documents, 0);
      const keys = [];
      for await (const { key } of documents.files.list('documents')) keys.push(key);
      return keys.toSorted();
    };
    await expect
      .poll(sweptFiles, { timeout: 60_000 })
      .toEqual(rows.map(({ key }) => key).toSorted());
    for (const row of rows) {
      expect((await sharp(await documents.read(row)).metadata()).width).toBe(240);
    }
    await annotate(
      `sent ${String(submissions * 3)} times, heard ${String(heard)} answers: ${String(made.length)} bookings, ${String(rows.length)} documents`,
    );
  }, 900_000);
});
