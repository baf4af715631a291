/**
 * Keeps the data of this version as what later ones are upgraded from: the demonstration's, an account with bookings,
 * and what visitors leave. `pnpm --filter @pothik/reliability keep-data`, with TEST_DATABASE_URL.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { startRunningServer } from '@pothik/server/test/running-server.ts';
import { keptCustomer, keptDocumentKey } from './kept-facts.ts';

const run = promisify(execFile);
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function call<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Does what people do in the first days. */
async function use(origin: string): Promise<void> {
  const { token } = await call<{ token: string }>(`${origin}/api/auth/register`, keptCustomer);
  const services = (await (await fetch(`${origin}/api/services?limit=6`)).json()) as {
    data: { _id: string; serviceType: string }[];
  };
  for (const [index, { _id, serviceType }] of services.data.entries()) {
    const { name, phone } = keptCustomer;
    const form = {
      serviceId: _id,
      serviceType,
      name,
      phone,
      whatsapp: phone,
      address: '12 Lake Road, Dhaka',
    };
    await call(`${origin}/api/bookings`, form, index % 2 === 0 ? token : undefined);
  }
  await call(`${origin}/api/newsletter/subscriptions`, { email: 'reader@example.com' });
}

/** What every version makes anew, and what says more of this machine than of the data. */
const leftOut = ['search_documents', 'search_words', 'search_synonyms'].map(
  (name) => `--exclude-table-data=${name}`,
);

const name = `pothik_kept_${randomBytes(4).toString('hex')}`;
const url = new URL(server);
url.pathname = name;
await ask(`create database ${name}`);
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'pothik-kept-'));
try {
  const place = { dataDirectory, url: url.href };
  const running = await startRunningServer(place, {
    SEED: 'demo',
    DOCUMENT_KEY: keptDocumentKey,
  });
  const ended = once(running.server, 'exit');
  try {
    await use(running.origin);
  } finally {
    running.server.kill('SIGTERM');
    await ended;
  }
  const { stdout } = await run(
    'pg_dump',
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', ...leftOut, url.href],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  // Orders of its own interactive program, and schemas that every database has.
  const statements = stdout.replaceAll(/^\\.*\n/gm, '').replaceAll(/^--.*\n/gm, '');
  const journal = path.resolve(
    import.meta.dirname,
    '../../apps/server/migrations/meta/_journal.json',
  );
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const file = path.join(import.meta.dirname, 'kept', `${entries.at(-1)?.tag ?? 'none'}.sql.gz`);
  const bytes = gzipSync(statements, { level: 9 });
  await writeFile(file, bytes);
  process.stdout.write(`${file}: ${String(Math.ceil(bytes.length / 1_000))} kB\n`);
} finally {
  await ask(`drop database ${name} with (force)`);
  await rm(dataDirectory, { recursive: true, force: true });
}
