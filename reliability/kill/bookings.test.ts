import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { testedEngines } from '@pothik/server/test/databases.ts';
import { howOften } from '../how-often.ts';
import { bookingForm } from './booking-form.ts';
import { findBrokenBookings } from './broken-bookings.ts';
import { createKillableServer, type KillableServer } from './killable-server.ts';

/** How often the server is killed. */
const rounds = howOften(1, 50);
/** How many submit at once. */
const senders = 4;

const picture = await sharp({
  create: { width: 900, height: 600, channels: 3, background: { r: 12, g: 92, b: 83 } },
})
  .jpeg()
  .toBuffer();

interface Person {
  token: string;
  /** Where they call from. */
  from: string;
}

interface Booked {
  id: string;
  key: string;
  files: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Where it is ours to force bytes onto the disk.
describe.each(testedEngines('embedded'))('a server on the %s database', (engine) => {
  let killable: KillableServer;
  beforeEach(async () => {
    killable = await createKillableServer(engine);
  });
  afterEach(() => killable.remove());

  async function signUp(origin: string): Promise<Person> {
    // Each from a network of their own: limits count by it.
    const from = `10.${[...randomBytes(3)].join('.')}`;
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({
        name: 'Rahima Begum',
        email: `${randomBytes(6).toString('hex')}@example.com`,
        phone: '01712345678',
        password: 'river-boat-7',
      }),
    });
    return { from, token: ((await answer.json()) as { token: string }).token };
  }

  /** What one person sends; the same again makes nothing new. */
  async function submit(origin: string, { from, token }: Person, key: string, files: number) {
    const answer = await fetch(`${origin}/api/bookings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'x-forwarded-for': from,
      },
      body: bookingForm(Array.from({ length: files }, () => picture)),
    });
    const body = (await answer.json()) as { booking?: { _id: string } };
    if (answer.status !== 200 || !body.booking) throw new Error(JSON.stringify(body));
    return { id: body.booking._id, key, files };
  }

  interface Round {
    acknowledged: Booked[];
    /** What was under way when the server died, and by whom. */
    cut: { person: Person; key: string; files: number }[];
  }

  /** Lets people submit one after the other until the server is killed in the middle of it. */
  async function runUntilKilled(): Promise<Round> {
    const { server, origin } = await killable.start();
    const acknowledged: Booked[] = [];
    const cut: Round['cut'] = [];
    const wanted = senders + Math.floor(Math.random() * 6);
    const reached = Promise.withResolvers<undefined>();
    const send = async (sender: number) => {
      const person = await signUp(origin);
      const files = (sender % 2) + 1;
      for (;;) {
        const key = randomBytes(8).toString('hex');
        try {
          acknowledged.push(await submit(origin, person, key, files));
          if (acknowledged.length >= wanted) reached.resolve(undefined);
        } catch (error) {
          if (server.exitCode === null && !server.killed) throw error;
          cut.push({ person, key, files });
          return;
        }
      }
    };
    const sending = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
    await Promise.race([reached.promise, sending]);
    // A little later, so that it does not always hit just after an answer.
    await pause(Math.random() * 80);
    await killable.kill();
    await sending;
    return { acknowledged, cut };
  }

  async function checkWhole(acknowledged: readonly Booked[]) {
    await killable.withData(async (database) => {
      const documents = new Documents(
        privateFilesOnDisk(killable.dataDirectory),
        deriveDocumentKeys(killable.documentKey),
      );
      expect(await findBrokenBookings(database, documents)).toEqual([]);
      const { rows } = await database.pool.query<{ id: string }>('select id from bookings');
      const there = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter(({ id }) => !there.has(id))).toEqual([]);
    });
  }

  it(`keeps every booking that was acknowledged with its documents and none half, killed ${String(rounds)} times`, async ({
    annotate,
  }) => {
    const acknowledged: Booked[] = [];
    let repeated = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { acknowledged: more, cut } = await runUntilKilled();
      acknowledged.push(...more);
      await checkWhole(acknowledged);
      // Whoever was cut off sends again, and what was acknowledged answers the same.
      if (round !== rounds - 1) continue;
      const { origin } = await killable.start();
      for (const { person, key, files } of cut) {
        const first = await submit(origin, person, key, files);
        const second = await submit(origin, person, key, files);
        expect(second.id).toBe(first.id);
        acknowledged.push(first);
        repeated += 1;
      }
      // Nor does anything lie about that was being written.
      const filesIn = (folder: string) => readdir(path.join(killable.dataDirectory, folder));
      await expect.poll(() => filesIn('incoming'), { timeout: 10_000 }).toEqual([]);
      const isPartOf = (name: string) => name.startsWith('.');
      await expect
        .poll(async () => (await filesIn('private/documents')).filter(isPartOf), {
          timeout: 10_000,
        })
        .toEqual([]);
      await killable.kill();
      await checkWhole(acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * senders);
    expect(repeated).toBeGreaterThan(0);
    await annotate(
      `killed ${String(rounds)} times: ${String(acknowledged.length)} acknowledged bookings, none lost or half there; ${String(repeated)} were cut off and sent again`,
    );
  }, 1_800_000);
});
