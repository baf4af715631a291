import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allEndpoints } from '@pothik/server/src/http/calls/bind-endpoints.ts';
import { createSession } from '@pothik/server/test/sessions.ts';
import { users } from '@pothik/server/src/schema.ts';
import { logOptions } from '@pothik/server/src/platform/log.ts';
import { howOften } from '../how-often.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { bookAs } from '@pothik/server/test/api/booking-people.ts';
import { startChat, type StartedChat } from '@pothik/server/test/api/chat-people.ts';
import { countParameters, generatedRequests } from './generated-requests.ts';
import { register, type Person } from '@pothik/server/test/api/people.ts';

/** The same requests in each run, except for the ids of what there is. */
const seed = 59;

/** An endpoint without parameters still gets headers. */
const weightOf = (endpoint: (typeof allEndpoints)[number]) => 2 + countParameters(endpoint);
const weight = allEndpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);

/** As many as it has parameters, of the requests in all: 20,000 on both engines of the full tier together. */
const requestsOf = (endpoint: (typeof allEndpoints)[number]) =>
  Math.ceil((howOften(2_000, 10_000) * weightOf(endpoint)) / weight);

/** A table with the ids, or another column, of what stands under a name in a path or a field. */
const tables: Record<string, [table: string, column?: string]> = {
  services: ['services'],
  service: ['services'],
  serviceId: ['services'],
  categories: ['categories'],
  categoryId: ['categories'],
  category: ['categories', 'slug'],
  subcategory: ['categories', 'slug'],
  insights: ['insights'],
  pictures: ['images'],
  notifications: ['notifications'],
  consents: ['consents'],
  jobs: ['jobs'],
  views: ['saved_views'],
  synonyms: ['search_synonyms'],
  'cost-caps': ['cost_caps'],
  'booking-changes': ['change_sets'],
  'service-changes': ['change_sets'],
  'service-imports': ['change_sets'],
  invitations: ['staff_invitations'],
  'api-keys': ['api_keys'],
  passkeys: ['passkeys'],
};

const ofStaff: readonly string[] = ['agent', 'editor', 'owner'];

let log: string[] = [];
const errors = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log.push(chunk.toString());
    done();
  },
});

describeApp(
  'generated requests',
  (get) => {
    let customer: Person;
    let owner: Person;
    let colleague: Person;
    let rows: (typeof users.$inferInsert)[] = [];

    beforeAll(async () => {
      const { db, pool } = get().database;
      [customer, owner, colleague] = [
        await register(get()),
        await register(get()),
        await register(get()),
      ];
      const roles = {
        [customer.id]: 'customer',
        [owner.id]: 'owner',
        [colleague.id]: 'agent',
      } as const;
      const stored = await db.select().from(users);
      rows = stored.flatMap(({ searchText: _generated, ...row }) => {
        const role = roles[row.id];
        return role ? [{ ...row, role, emailVerifiedAt: new Date() }] : [];
      });
      // Otherwise limits would refuse what is to reach the handlers.
      await pool.query(`
        create function skip() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger skip before insert or update on rate_limits
          for each row execute function skip();
        delete from rate_limits`);
    });
    beforeEach(() => {
      log = [];
    });

    /** Undoes what requests have done to accounts: a role that was taken, an account that was deleted. */
    async function restorePeople() {
      const set = {
        email: sql`excluded.email`,
        passwordHash: sql`excluded.password_hash`,
        role: sql`excluded.role`,
        deactivatedAt: sql`excluded.deactivated_at`,
      };
      await get()
        .database.db.insert(users)
        .values(rows)
        .onConflictDoUpdate({ target: users.id, set });
    }

    async function existingFor(path: string, chat: StartedChat | undefined, caller: Person) {
      const { pool } = get().database;
      const named = Object.keys(tables).filter(
        (name) => path.includes(`/${name}/`) || /Id$|^service$/.test(name),
      );
      const entries = named.map(async (name) => {
        const [table = '', column = 'id'] = tables[name] ?? [];
        const { rows } = await pool.query<{ value: string }>(
          `select ${column}::text as value from ${table} order by 1 limit 5`,
        );
        return [name, rows.map(({ value }) => value)] as const;
      });
      const hasBooking = /\/(?:bookings|cases)\//.test(path);
      const bookings = hasBooking
        ? [await bookAs(get(), { ...customer, token: await tokenOf(customer) })]
        : [];
      return {
        ...Object.fromEntries(await Promise.all(entries)),
        bookings,
        cases: bookings,
        chats: chat ? [chat.id] : [],
        customers: [customer.id],
        staff: [colleague.id],
        assigneeId: [owner.id],
        number: ['1'],
        lang: ['bn', 'en'],
        email: [caller.email],
        password: [caller.password],
        currentPassword: [caller.password],
      };
    }

    const tokenOf = ({ id }: Person) => createSession(get().database.db, id);

    it.each(allEndpoints)('$id answers values at and beyond their limits', async (endpoint) => {
      const { path, access } = endpoint.definition;
      const caller = ofStaff.includes(access) ? owner : customer;
      await restorePeople();
      const chat = path.includes('/chats/')
        ? await startChat(get(), { token: await tokenOf(customer) })
        : undefined;
      const requests = fc.sample(
        generatedRequests(endpoint, await existingFor(path, chat, caller)),
        { seed, numRuns: requestsOf(endpoint) },
      );
      const failures: object[] = [];
      for (const [index, request] of requests.entries()) {
        await restorePeople();
        // A guest makes each third call for everybody.
        const isGuest = ['public', 'anyone', 'visitor'].includes(access) && index % 3 === 0;
        const headers = {
          ...(isGuest ? {} : { authorization: `Bearer ${await tokenOf(caller)}` }),
          ...(chat ? { 'x-visitor-token': chat.visitorToken } : {}),
          ...request.headers,
        };
        const answer = await get().app.inject({ ...request, headers });
        if (answer.statusCode >= 500) {
          const payload = Buffer.isBuffer(request.payload)
            ? request.payload.toString('latin1')
            : JSON.stringify(request.payload);
          failures.push({
            ...request,
            headers,
            payload,
            status: answer.statusCode,
            log: log.at(-1),
          });
        }
      }
      expect(failures, `the requests of seed ${String(seed)}`).toEqual([]);
    });
  },
  { log: pino({ ...logOptions, level: 'error' }, errors) },
);
