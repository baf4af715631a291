import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { bookings, chats, users } from '@pothik/server/src/schema.ts';
import { testedEngines } from '@pothik/server/test/databases.ts';
import { isNightly } from '../how-often.ts';
import { createKillableServer, type KillableServer } from './killable-server.ts';

/** How often the server is killed while staff work, and as often while it sends mails. */
const rounds = 15;
/** How many bookings, and how many chats, are dealt with in each round. */
const each = 6;
/** How many are at work at once. */
const senders = 4;

/** Something that staff do once, and do again until they hear that it is done. */
interface Deed {
  path: string;
  method: 'PUT' | 'POST';
  body: object;
}

// Where it is ours to force bytes onto the disk.
describe.runIf(isNightly()).each(testedEngines('embedded'))('news on the %s database', (engine) => {
  let killable: KillableServer;
  beforeEach(async () => {
    killable = await createKillableServer(engine);
  });
  afterEach(() => killable.remove());

  /** Customers who have booked and asked, and what staff have to do for them. */
  const fill = () =>
    killable.withData(async ({ db }) => {
      const email = (id: string) => `${id}@example.com`;
      await db
        .insert(users)
        .values({ id: 'nasrin', name: 'Nasrin', email: email('nasrin'), role: 'agent' });
      const token = await createSession(db, 'nasrin');
      const todo: Deed[] = [];
      for (let index = 0; index < rounds * each; index += 1) {
        const id = `person-${String(index)}`;
        await db.insert(users).values({ id, name: 'Rahima', email: email(id) });
        await db
          .insert(bookings)
          .values({ id, reference: id, userId: id, serviceId: 's', serviceType: 'visa' });
        await db.insert(chats).values({
          ...{ id, userId: id, name: 'Rahima', phone: '+8801712345678', visitorTokenHash: id },
        });
        todo.push(
          {
            path: `/admin/bookings/${id}`,
            method: 'PUT',
            body: { status: 'confirmed', version: 1 },
          },
          {
            path: `/admin/chats/${id}/messages`,
            method: 'POST',
            body: { content: 'Yes, it is open.', clientId: randomUUID() },
          },
        );
      }
      return { token, todo };
    });

  /** As if the time had passed in which visitors read answers, and workers hold what they do. */
  const letJobsBeDue = () =>
    killable.withData(async ({ pool }) => {
      await pool.query('update jobs set run_after = now() where done_at is null');
    });

  const mailsSent = async () => {
    const names = await readdir(path.join(killable.dataDirectory, 'outbox')).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).length;
  };

  /** Does everything in turn until the server is killed in the middle; what has no answer stays. */
  async function workUntilKilled(token: string, todo: Deed[]) {
    const { origin } = await killable.start();
    const unheard: Deed[] = [];
    const enough = Promise.withResolvers<undefined>();
    let heard = 0;
    const work = async () => {
      for (let deed = todo.shift(); deed; deed = todo.shift()) {
        const status = await fetch(`${origin}/api${deed.path}`, {
          method: deed.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(deed.body),
        }).then(
          (answer) => answer.status,
          () => undefined,
        );
        if (status === undefined) {
          unheard.push(deed);
          return;
        }
        // What was done, and was not heard of, is a conflict now.
        expect([200, 409], deed.path).toContain(status);
        heard += 1;
        if (heard === each) enough.resolve(undefined);
      }
    };
    const working = Promise.all(Array.from({ length: senders }, work));
    await Promise.race([enough.promise, working]);
    await pause(Math.random() * 40);
    await killable.kill();
    await working;
    todo.unshift(...unheard);
  }

  it(`comes once of each event, by mail as in the account, killed ${String(2 * rounds)} times`, async () => {
    const { token, todo } = await fill();
    while (todo.length > 0) await workUntilKilled(token, todo);
    const events = rounds * each;
    for (let round = 0; round < rounds; round += 1) {
      await letJobsBeDue();
      const before = await mailsSent();
      await killable.start();
      await expect.poll(mailsSent, { timeout: 20_000 }).toBeGreaterThan(before);
      await pause(Math.random() * 40);
      await killable.kill();
      if ((await mailsSent()) === 2 * events) break;
    }
    await letJobsBeDue();
    await killable.start();
    await expect.poll(mailsSent, { timeout: 60_000 }).toBe(2 * events);
    // A mail is there before it is noted that it was sent.
    await killable.stop();

    const ofEach = await killable.withData(async ({ pool }) => {
      const { rows } = await pool.query<Record<string, number>>(
        `select (select count(*)::int from booking_history h where h.booking_id = users.id) as moves,
           (select count(*)::int from chat_messages m where m.chat_id = users.id) as answers,
           (select count(*)::int from notifications n where n.user_id = users.id and kind = 'booking_status') as news_of_moves,
           (select count(*)::int from notifications n where n.user_id = users.id and kind = 'chat_reply') as news_of_answers
         from users where role = 'customer'`,
      );
      const jobs = await pool.query<{ kind: string; count: number; open: number }>(
        `select kind, count(*)::int, count(*) filter (where done_at is null)::int as open
         from jobs group by kind order by kind`,
      );
      expect(jobs.rows).toEqual([
        { kind: 'chat-reply-mail', count: events, open: 0 },
        { kind: 'mail', count: events, open: 0 },
      ]);
      return rows;
    });
    expect(ofEach).toHaveLength(events);
    for (const counts of ofEach) {
      expect(counts).toEqual({ moves: 1, answers: 1, news_of_moves: 1, news_of_answers: 1 });
    }
    expect(await mailsSent()).toBe(2 * events);
  }, 1_800_000);
});
