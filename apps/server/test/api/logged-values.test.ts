import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../src/http/calls/bind-endpoints.ts';
import { createSession } from '../sessions.ts';
import { users } from '../../src/schema.ts';
import { logOptions } from '../../src/platform/log.ts';
import { describeApp } from './app.ts';
import { canaries, canary, validRequest } from './valid-input.ts';

let lines: string[] = [];
const log = pino(
  { ...logOptions, level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

/** Ways in which PostgreSQL refuses a statement, by their codes. */
const failures: [what: string, code: string][] = [
  ['a value that is there already', '23505'],
  ['a full disk', '53100'],
  ['a statement that took too long', '57014'],
  ['an error of its own', 'XX000'],
];

/** Tables without which no call comes as far as its own statements. */
const needed = ['sessions', 'users', 'rate_limits'];

describeApp(
  'the log of a server whose database fails',
  (get) => {
    /** Calls every endpoint with the canary wherever there is room for it, as an owner of the console. */
    async function callAll() {
      const { database, app } = get();
      for (const endpoint of allEndpoints) {
        await database.pool.query('delete from rate_limits');
        const token = await createSession(database.db, 'the-owner', canary);
        const request = validRequest(endpoint, canary);
        const headers = { authorization: `Bearer ${token}`, 'user-agent': canary, cookie: canary };
        await app.inject({ ...request, headers: { ...request.headers, ...headers } });
      }
    }
    const logged = () => lines.join('');
    const failedCalls = () => lines.filter((line) => line.includes('"level":"error"')).length;
    const expectNoCanary = () => {
      for (const one of canaries) expect(logged()).not.toContain(one);
    };

    async function tables() {
      const { rows } = await get().database.pool.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      return rows.map(({ name }) => name);
    }

    beforeAll(async () => {
      await get()
        .database.db.insert(users)
        .values({
          id: 'the-owner',
          name: canary,
          email: `${canary}@example.com`,
          emailVerifiedAt: new Date(),
          role: 'owner',
        });
    });
    beforeEach(() => {
      lines = [];
    });

    it('holds nothing that was sent where all goes well', async () => {
      await callAll();
      expect(lines.length).toBeGreaterThanOrEqual(allEndpoints.length);
      expectNoCanary();
    });

    describe('in a write', () => {
      beforeAll(async () => {
        const { pool } = get().database;
        await pool.query(`
          create function refuse() returns trigger language plpgsql as $$
          begin
            raise exception using
              errcode = tg_argv[0],
              message = 'refused ' || new::text,
              detail = 'Failing row contains ' || new::text,
              hint = new::text,
              column = left(new::text, 60);
          end $$`);
      });

      it.each(failures)('holds nothing that was sent: %s', async (_what, code) => {
        const { pool } = get().database;
        const written = (await tables()).filter((name) => !needed.includes(name));
        const onEach = (statement: (table: string) => string) =>
          pool.query(written.map(statement).join(';'));
        await onEach(
          (table) =>
            `create trigger refuse before insert or update on ${table} for each row execute function refuse('${code}')`,
        );
        await callAll();
        await onEach((table) => `drop trigger refuse on ${table}`);
        expect(failedCalls()).toBeGreaterThan(5);
        expect(logged()).toContain(`"code":"${code}"`);
        expectNoCanary();
      });
    });

    describe('in a query', () => {
      let names: string[] = [];
      const onEach = (statement: (table: string) => string) =>
        get().database.pool.query(names.map(statement).join(';'));
      beforeAll(async () => {
        names = (await tables()).filter((name) => !needed.includes(name));
        await onEach((table) => `alter table ${table} rename to ${table}_away`);
      });
      afterAll(() => onEach((table) => `alter table ${table}_away rename to ${table}`));

      it('holds nothing that was asked for', async () => {
        await callAll();
        expect(failedCalls()).toBeGreaterThan(allEndpoints.length / 2);
        expect(logged()).toContain('"code":"42P01"');
        expectNoCanary();
      });
    });
  },
  { log },
);
