import { apiPrefix } from '@pothik/contract';
import { definitions, type EndpointDefinition } from '@pothik/contract/schemas';
import { sql, type SQL } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '@pothik/server/src/platform/database/open.ts';
import { settings } from '@pothik/server/src/schema.ts';
import type { TestApp } from '@pothik/server/test/api/app.ts';
import { book, contact } from '@pothik/server/test/api/booking-forms.ts';

type Visited = Pick<TestApp, 'app' | 'database'>;

interface Failure {
  /** The value that the failing statement selects. */
  value: SQL;
  /** Absent: the connection is lost. */
  code?: string;
  /** Runs first; the statement then fails in a transaction only. */
  first?: SQL;
}

/** Statements that fail on every engine. */
export const failures: Record<string, Failure> = {
  'does not parse': { value: sql.raw('no_such_column'), code: '42703' },
  'has a value out of range': { value: sql`${'2147483648'}::int`, code: '22003' },
  'has a value of another type': { value: sql`${'x'}::timestamptz`, code: '22007' },
  'violates a constraint': { value: sql.raw('violate_constraint()'), code: '23505' },
  'fails after some rows': {
    value: sql.raw('(select sum(1 / (1000 - n)) from generate_series(1, 2000) n)'),
    code: '22012',
  },
  'deadlocks, as far as its code says': { value: sql.raw(`raise_error('40P01')`), code: '40P01' },
  'takes too long, as far as its code says': {
    value: sql.raw(`raise_error('57014')`),
    code: '57014',
  },
};

const sleeping = '(select pg_sleep(20))';

/** Statements that fail on PostgreSQL, which has one process for each connection. */
export const failuresOfServer: Record<string, Failure> = {
  'is cancelled': {
    value: sql.raw(`case when pg_cancel_backend(pg_backend_pid()) then ${sleeping} end`),
    code: '57014',
  },
  'takes too long': {
    first: sql`set local statement_timeout = 20`,
    value: sql.raw(sleeping),
    code: '57014',
  },
  'loses its connection': {
    value: sql.raw(`case when pg_terminate_backend(pg_backend_pid()) then ${sleeping} end`),
  },
};

let counted = 0;
type Queries = Pick<Database['db'], 'select' | 'execute'>;

/** Selects the value by a statement with a name, or without one. */
function select(db: Queries, { value }: Failure, isNamed: boolean): Promise<unknown> {
  const query = db.select({ failing: sql`${value}` }).from(sql`(values (1)) as one`);
  counted += 1;
  return isNamed ? query.prepare(`failing_${String(counted)}`).execute() : query.execute();
}

/** The transaction writes a row first, which must not be stored. */
const inTransaction = (db: Database['db'], failure: Failure, isNamed: boolean) =>
  db.transaction(async (transaction) => {
    await transaction.insert(settings).values({ name: 'rolled back', value: 1 });
    if (failure.first) await transaction.execute(failure.first);
    await select(transaction, failure, isNamed);
  });

/**
 * Fails a statement without a name and with one, outside a transaction and in one, each while others read and book, and
 * asserts that everything works then and afterwards.
 */
export async function expectOthersUnaffected(
  failure: Failure,
  db: Database['db'],
  expectOthersWorking: () => Promise<unknown>,
): Promise<void> {
  for (const isNamed of [false, true]) {
    for (const send of failure.first ? [inTransaction] : [select, inTransaction]) {
      const [error] = await Promise.all([
        send(db, failure, isNamed).catch((error: unknown) => error),
        expectOthersWorking(),
      ]);
      // A transaction whose connection is lost fails by its rollback, without a code.
      expect(error).toMatchObject({ cause: failure.code ? { code: failure.code } : {} });
    }
  }
  await expectOthersWorking();
}

/** Adds what `failures` call, and a service to list, find and book. */
export async function prepareFailures({ pool }: Database): Promise<void> {
  await pool.query(`
    create function violate_constraint() returns int language sql volatile as $$
      insert into settings (name, value) values ('twice', '1'), ('twice', '2') returning 1
    $$;
    create function raise_error(code text) returns int language plpgsql as $$
      begin raise exception using errcode = code; end
    $$;
    insert into services (id, name, service_type) values ('s', 'Visa of Oman', 'visa')`);
}

/** What a page reads without signing in, as far as an address without parameters answers it. */
const publicReads = Object.values(definitions)
  .flatMap((calls) => Object.values(calls) as EndpointDefinition[])
  .filter(
    ({ method, path, access }) => method === 'GET' && !path.includes('{') && access === 'anyone',
  )
  .map(({ path }) => `${apiPrefix}${path}`);

/** Asserts that lists, the search and a booking work, and that `/readyz` says so. */
export async function expectWorking(visited: Visited): Promise<void> {
  // What was read a minute ago comes from the cache no more.
  vi.setSystemTime(Date.now() + 60_000);
  counted += 1;
  const reads = ['/readyz', `/api/services?search=oman+${String(counted)}`, ...publicReads];
  const answers = await Promise.all(
    reads.map(async (url) => ({ url, status: (await visited.app.inject(url)).statusCode })),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers).toContainEqual({ url: '/api/services', status: 200 });
  const booked = await book(visited, { serviceId: 's', ...contact() });
  expect(booked.statusCode, booked.body).toBe(200);
  expect(await visited.database.db.$count(settings)).toBe(0);
}
