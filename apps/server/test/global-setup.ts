import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { Content } from './databases.ts';
import type { Place } from './fill-databases.ts';
import { addressOfDatabase, postgresUrl, runOnPostgres } from './postgres-at-hand.ts';
import type { Tier } from './tier.ts';

const execute = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    tier: Tier;
    /** Data directories with an embedded database that nobody has open. */
    embeddedTemplates: Record<Content, string>;
    /** A data directory with the demonstration's pictures, and no database of the tested engine. */
    pictures: string;
    /** Absent: not reachable. */
    postgres:
      | {
          /** PostgreSQL's address. */
          url: string;
          /** The names of databases that nobody has open. */
          templates: Record<Content, string>;
          /** What the names of this run's databases begin with; they are dropped at its end. */
          prefix: string;
        }
      | undefined;
  }
}

/** Makes each database once per engine that is tested; the tests' own are copies of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_TIER } = process.env;
  const tier: Tier = TEST_TIER === 'full' || TEST_TIER === 'nightly' ? TEST_TIER : 'plain';
  const folder = await mkdtemp(path.join(tmpdir(), 'pothik-templates-'));
  const prefix = `pothik_test_${String(process.pid)}_`;
  const hasPostgres = await isReachable();
  const embeddedTemplates = {
    empty: path.join(folder, 'empty'),
    demonstration: path.join(folder, 'demonstration'),
  };
  const templates = { empty: `${prefix}empty`, demonstration: `${prefix}demonstration` };

  const pictures = hasPostgres ? path.join(folder, 'pictures') : embeddedTemplates.demonstration;
  const places: Place[] = [{ content: 'empty', dataDirectory: embeddedTemplates.empty }];
  if (tier !== 'plain' || !hasPostgres) {
    places.push({ content: 'demonstration', dataDirectory: embeddedTemplates.demonstration });
  }
  if (hasPostgres) {
    for (const content of ['empty', 'demonstration'] as const) {
      const name = templates[content];
      await runOnPostgres(`create database ${name}`);
      places.push({ content, dataDirectory: pictures, url: addressOfDatabase(name) });
    }
  }
  await execute(
    process.execPath,
    ['--conditions=@pothik/source', 'test/fill-databases.ts', JSON.stringify(places)],
    { cwd: path.resolve(import.meta.dirname, '..') },
  );
  project.provide('tier', tier);
  project.provide('embeddedTemplates', embeddedTemplates);
  project.provide('pictures', pictures);
  project.provide('postgres', hasPostgres ? { url: postgresUrl, templates, prefix } : undefined);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (hasPostgres) await dropDatabases(prefix);
  };
}

/** @throws Error when the test command has found PostgreSQL and it can't be used. */
async function isReachable(): Promise<boolean> {
  try {
    await runOnPostgres('select 1');
    return true;
  } catch (error) {
    if (process.env.TEST_ENGINES?.includes('postgres')) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`PostgreSQL not reachable: the embedded database is tested (${reason})\n`);
    return false;
  }
}

async function dropDatabases(prefix: string) {
  const databases = await runOnPostgres<{ datname: string }>('select datname from pg_database');
  for (const { datname } of databases.filter((row) => row.datname.startsWith(prefix))) {
    await runOnPostgres(`drop database ${datname} with (force)`);
  }
}
