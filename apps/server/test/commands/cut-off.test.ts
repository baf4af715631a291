import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demonstrationEnvironment } from '@pothik/tooling/demonstration';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupEntries } from '../../src/commands/backup-format.ts';
import { commands } from '../../src/commands/commands.ts';
import { readConfig } from '../../src/config/env.ts';
import { startServer } from '../../src/main.ts';
import { replacementEntries, type ReplacingCommand } from '../../src/platform/data-directory.ts';
import { writeMarker } from '../../src/platform/database/replacement-marker.ts';
import { createLog } from '../../src/platform/log.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  temporaryDirectory,
  testedEngines,
} from '../databases.ts';
import { hasPostgresTools } from '../postgres-tools.ts';

/** Where a marker is that refuses every other command. */
type Marked = 'data directory' | 'database';

/** Every command but the one that finishes what was cut off. */
const matrix = (['restore', 'rollback'] as const).flatMap((cutOff) =>
  Object.keys(commands)
    .filter((name) => name !== cutOff)
    .map((name) => ({ cutOff, name })),
);

describe.each(testedEngines())('after a command was cut off on the %s database', (engine) => {
  let folder: string;
  let dataDirectory: string;
  let url: string | undefined;
  let drop: (() => Promise<void>) | undefined;

  beforeEach(async () => {
    folder = await temporaryDirectory();
    dataDirectory = path.join(folder, 'data');
    await mkdir(dataDirectory);
    if (engine === 'postgres') ({ url, drop } = await createPostgresDatabase('empty'));
    else await copyEmbeddedTemplate(dataDirectory);
    for (const [name, value] of Object.entries(demonstrationEnvironment)) vi.stubEnv(name, value);
    vi.stubEnv('DATA_DIR', dataDirectory);
    vi.stubEnv('DATABASE_URL', url ?? '');
    vi.stubEnv('PORT', '0');
    vi.stubEnv('DOCUMENT_KEY', randomBytes(32).toString('hex'));
    vi.stubEnv('DOCUMENT_KEY_BEFORE', randomBytes(32).toString('hex'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  });

  async function mark(marked: Marked, command: ReplacingCommand) {
    if (marked === 'data directory') {
      const entry = path.join(dataDirectory, replacementEntries[command].unfinished);
      if (command === 'restore') await mkdir(entry);
      else await writeFile(entry, '{"to":"a","from":null}');
      return;
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await writeMarker(client, { command, dataDirectory: '/of/another/machine' });
    await client.end();
  }

  /** What a command is given on its line. */
  async function argumentsOf(takes: string): Promise<string[]> {
    const given: Record<string, string> = {
      EMAIL: 'rahima@example.com',
      ROLE: 'owner',
      FOLDER: path.join(folder, 'backup'),
      '[FOLDER]': path.join(folder, 'new'),
    };
    await mkdir(path.join(folder, 'backup'));
    await writeFile(
      path.join(folder, 'backup', backupEntries.manifest),
      JSON.stringify({ format: 1, engine, createdAt: new Date().toISOString() }),
    );
    return takes
      .split(' ')
      .filter(Boolean)
      .map((word) => given[word] ?? expect.unreachable(`no example of ${word}`));
  }

  /** Everything that a command says, and why it ends. */
  async function run(name: string): Promise<string> {
    const said: string[] = [];
    try {
      if (name === 'start' || name === 'demo') {
        // The program would end with this process.
        const server = await startServer(readConfig(process.env), createLog());
        await server.stop();
      } else {
        const command = commands[name];
        const work = await command?.load();
        await work?.(await argumentsOf(command?.takes ?? ''), (line) => said.push(line));
      }
    } catch (error) {
      said.push(String(error));
    }
    return said.join('\n');
  }

  it.each(matrix)('`$name` refuses a data directory of an unfinished `$cutOff`', async (row) => {
    await mark('data directory', row.cutOff);
    expect(await run(row.name)).toContain(
      `DATA_DIR ${dataDirectory} holds a ${row.cutOff} that was cut off: run \`${row.cutOff}`,
    );
  });

  it.runIf(engine === 'postgres' && hasPostgresTools).each(matrix)(
    '`$name` refuses a database of an unfinished `$cutOff` of another machine',
    async (row) => {
      await mark('database', row.cutOff);
      expect(await run(row.name)).toMatch(
        new RegExp(
          `holds a ${row.cutOff} that was cut off: run .* again with DATA_DIR /of/another/machine`,
        ),
      );
    },
  );
});
