import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { countPending, isUpgrade, migrate } from './migrate.ts';
import { openPool, withClient } from './pool.ts';
import { pooledDatabase } from './pooled-database.ts';
import { assertNoMarker } from './replacement-marker.ts';
import { timedEmbedded, timedPostgres, type TimedDatabase } from './timed-queries.ts';
import { withoutTimeout } from './without-timeout.ts';

/** What queries are written against: the database, or a transaction in it. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** The open database, the same to its users whichever engine it is. */
export interface Database {
  engine: 'embedded' | 'postgres';
  /** Inside a transaction only the transaction's own handle may be used. */
  db: NodePgDatabase;
  pool: pg.Pool;
  /**
   * The same for the search: it has 300 ms, and connections of its own, so that a slow one keeps nobody
   * else waiting. It goes by indexes alone. The embedded engine has none of it but a time.
   */
  forSearch: TimedDatabase;
  /**
   * Makes a connection beside the pools, not opened yet, for what processes tell each other. The embedded
   * engine has one process.
   */
  newLine: (() => pg.Client) | undefined;
  /** How many times the embedded engine forced bytes onto the disk; PostgreSQL does not tell. */
  countSyncs(): number | undefined;
  /** Reclaims what was deleted and counts rows for the planner, as after bulk loading. */
  tidy(): Promise<void>;
  /** Waits for the queries that have begun. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL, with its TLS settings; absent: the embedded engine. */
  url: string | undefined;
  /** Where the embedded engine lives; the caller holds its lock. */
  dataDirectory: string;
  /**
   * Is waited for where an earlier version has used the database, before anything is changed. The embedded one is
   * closed meanwhile.
   */
  beforeUpgrade?: () => Promise<void>;
  /** Called when the embedded engine dies. The process cannot go on. */
  onDeath?: (error: Error) => void;
  /** How many connections PostgreSQL is given. Default 10. */
  connections?: number;
  /** How long a search may take, in milliseconds. */
  searchTime?: number;
  /** The longest that a connection, and PostgreSQL's answer, are waited for. */
  patience?: Patience;
}

/** In milliseconds. */
interface Patience {
  /** Until a query has a connection. */
  connection: number;
  /** Until it is answered: beyond, PostgreSQL is paused or its machine is gone. */
  answer: number;
}

/** What PostgreSQL cuts a statement off at, in milliseconds. The embedded engine cannot. */
const statementTimeout = 15_000;

/** How many searches ask at once. */
const searchConnections = 4;

/** How long a search may take, in milliseconds. The embedded engine is slower, and has fewer services. */
const searchTimes = { postgres: 300, embedded: 1_000 };

/** How much later than it should PostgreSQL may cut a search off before it is taken to be gone. */
const searchDelay = 2_000;

/** The same for a line beside the pools, on which nobody waits: a lost one is opened again soon. */
const linePatience = 3_000;

const defaultTimeouts: Patience = { connection: 10_000, answer: statementTimeout + 2_000 };

const oldestVersion = 150_000;

// Counts and amounts are numbers; one that a number cannot hold exactly stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
});

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, beforeUpgrade } = options;
  const database = url ? await openPostgres(url, options) : await openClosed(options);
  try {
    await migrate(database.pool, url ? beforeUpgrade : undefined);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The pool of everything but the search. */
const openMainPool = (options: pg.PoolConfig) => openPool(options, 'all');

function describe(engine: Database['engine'], pool: pg.Pool, hasOwnSessions: boolean) {
  return {
    engine,
    pool,
    db: pooledDatabase(pool, hasOwnSessions),
    tidy: () =>
      withoutTimeout(pool, async (client) => {
        await client.query('vacuum (analyze)');
      }),
  };
}

/** Opens the embedded database, and once more where it is to be closed before an upgrade. */
async function openClosed(options: DatabaseOptions): Promise<Database> {
  const { beforeUpgrade } = options;
  const database = await openEmbedded(options);
  if (!beforeUpgrade || !(await isUpgrade(database.pool))) return database;
  await database.close();
  await beforeUpgrade();
  return openEmbedded(options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const die = (error: Error) => {
    throw error;
  };
  const engine = await startEmbedded(options.dataDirectory, options.onDeath ?? die);
  const pool = openMainPool({
    host: engine.socketDirectory,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    // The engine has one connection. A second query inside a transaction that does not use the
    // transaction's handle would wait for ever: the time-out turns that into an error.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: (options.patience ?? defaultTimeouts).connection,
  });
  return {
    ...describe('embedded', pool, true),
    forSearch: timedEmbedded(pool, options.searchTime ?? searchTimes.embedded),
    newLine: undefined,
    countSyncs: () => engine.countSyncs(),
    async close() {
      await pool.end();
      await engine.stop();
    },
  };
}

async function openPostgres(
  url: string,
  {
    connections = 10,
    patience = defaultTimeouts,
    searchTime = searchTimes.postgres,
  }: DatabaseOptions,
): Promise<Database> {
  // The default reckons with a disk that turns: small tables are then read whole, row after row. What is compiled
  // first takes a third of a second to save some milliseconds.
  const settings = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off';
  const shared = {
    connectionString: url,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
    application_name: 'pothik',
    keepAlive: true,
  };
  const pool = openMainPool({
    ...shared,
    max: connections,
    statement_timeout: statementTimeout,
    options: settings,
  });
  const searching = openPool(
    {
      ...shared,
      max: searchConnections,
      query_timeout: Math.min(patience.answer, searchTime + searchDelay),
      statement_timeout: searchTime,
      // Of words and of arrays the planner thinks that many rows have them, and reads all rows in some
      // order until it has enough: sets of rows out of the right index are quick however many there are.
      // Several processes for one query would mix up the order of its parts.
      options:
        `${settings} -c enable_seqscan=off -c enable_indexscan=off -c work_mem=32MB ` +
        '-c max_parallel_workers_per_gather=0',
    },
    'search',
  );
  const close = async () => {
    await Promise.all([pool.end(), searching.end()]);
  };
  const hasOwnSessions = await checkPostgres(pool).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    ...describe('postgres', pool, hasOwnSessions),
    forSearch: timedPostgres(searching, searchTime),
    newLine: () =>
      new pg.Client({
        ...shared,
        connectionTimeoutMillis: Math.min(patience.connection, linePatience),
        query_timeout: Math.min(patience.answer, linePatience),
      }),
    countSyncs: () => undefined,
    close,
  };
}

/**
 * Looks at PostgreSQL without changing anything.
 *
 * @param look is handed how many migrations the next start will apply, and the database, to read from.
 * @returns what that has seen.
 * @throws StartError where it can't be used, or a `restore` or `rollback` of it was cut off.
 */
export async function lookAtPostgres<Seen>(
  url: string,
  look: (pending: number, db: Queries) => Seen | Promise<Seen>,
): Promise<Seen> {
  const timeout = defaultTimeouts.connection;
  const pool = openPool({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    max: 1,
  });
  try {
    const hasOwnSessions = await checkPostgres(pool);
    await assertNoMarker(pool);
    return await look(await countPending(pool), pooledDatabase(pool, hasOwnSessions));
  } finally {
    await pool.end();
  }
}

/**
 * @returns whether each connection has a session of PostgreSQL's own: a pooler hands out process ids of its own.
 * @throws StartError if it cannot be used.
 */
async function checkPostgres(pool: pg.Pool): Promise<boolean> {
  const { version, hasOwnSession } = await withClient(pool, async (client) => {
    // A pooler by statements refuses transactions.
    await client.query('begin');
    const { rows } = await client.query<{ number: number; name: string; process: number }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
         pg_backend_pid() as process`,
    );
    await client.query('commit');
    const { processID } = client as { processID?: unknown };
    return { version: rows[0], hasOwnSession: processID === rows[0]?.process };
  }).catch((error: unknown) => {
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason ?? ''}`);
  });
  if (version && version.number >= oldestVersion) return hasOwnSession;
  throw new StartError(
    `DATABASE_URL names PostgreSQL ${version?.name ?? ''}: it takes version 15 or newer.`,
  );
}
