import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { demonstrationEnvironment } from '@pothik/tooling/demonstration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doctor } from '../../src/commands/doctor.ts';
import { lockDataDirectory } from '../../src/platform/data-directory.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { loadDocumentKey } from '../../src/platform/document-key.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  hasPostgres,
  temporaryDirectory,
} from '../databases.ts';

let dataDirectory: string;
let server: Server | undefined;

beforeEach(async () => {
  dataDirectory = await temporaryDirectory();
  for (const [name, value] of Object.entries(demonstrationEnvironment)) vi.stubEnv(name, value);
  vi.stubEnv('DATA_DIR', dataDirectory);
  vi.stubEnv('PORT', '0');
  vi.stubEnv('DOCUMENT_KEY', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** What it says of something. The pages need not be built here. */
async function sayOf(name: string): Promise<string | undefined> {
  const lines: string[] = [];
  await doctor([], (line) => lines.push(line)).catch(() => undefined);
  return lines.find((line) => line.slice(7).startsWith(`${name}:`));
}

const listen = async (headers: Record<string, string>) => {
  server = createServer((_request, response) => response.writeHead(200, headers).end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
};

describe('doctor', () => {
  it('ends with how much is wrong, and refuses settings that nobody can read', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    await expect(doctor([], () => undefined)).rejects.toThrow(/^Wrong: \d of \d+\.$/);
    vi.stubEnv('DOCUMENT_KEY', 'abc');
    await expect(doctor([], () => undefined)).rejects.toThrow('64 hexadecimal digits');
  });

  it('tells a port that is free from one of ours and from one that something else has', async () => {
    expect(await sayOf('port')).toMatch(/^ok {5}port: PORT 0 is free/);
    await listen({ 'pothik-version': '1.1' });
    expect(await sayOf('port')).toMatch(/^ok {5}port: A server of ours answers/);
    server?.close();
    await listen({});
    expect(await sayOf('port')).toMatch(/^wrong {2}port: .*something has it/);
  });

  it('looks at the embedded database: none yet, there, in use, or with parts lost', async () => {
    expect(await sayOf('database')).toContain('is made at the next start');
    expect(await sayOf('document key')).toContain('The next start makes one');
    await copyEmbeddedTemplate(dataDirectory);
    expect(await sayOf('database')).toContain('nobody uses it');
    expect(await sayOf('document key')).toMatch(/^wrong .*DATA_DIR holds none/);
    const lock = lockDataDirectory(dataDirectory);
    expect(await sayOf('database')).toMatch(/^ok .*in use by a server/);
    lock.release();
    await rm(path.join(dataDirectory, 'database/PG_VERSION'));
    expect(await sayOf('database')).toMatch(/^wrong .*lost parts/);
  });

  it.runIf(hasPostgres())(
    'compares the key with the one that PostgreSQL was used with',
    async () => {
      const { url, drop } = await createPostgresDatabase('bare');
      vi.stubEnv('DATABASE_URL', url);
      const [old, now] = [randomBytes(32), randomBytes(32)];
      vi.stubEnv('DOCUMENT_KEY', old.toString('hex'));
      expect(await sayOf('document key')).toContain('the database was used with none yet');
      expect(await sayOf('database')).toMatch(/the next start applies \d+ migrations/);

      const database = await openDatabase({ url, dataDirectory });
      await loadDocumentKey(database.db, dataDirectory, old);
      await database.close();
      expect(await sayOf('document key')).toContain('has the one that the database was used with');
      expect(await sayOf('database')).toContain('applies 0 migrations');
      vi.stubEnv('DOCUMENT_KEY', now.toString('hex'));
      expect(await sayOf('document key')).toMatch(/^wrong .*is not the key/);
      vi.stubEnv('DOCUMENT_KEY_BEFORE', old.toString('hex'));
      expect(await sayOf('document key')).toContain('run `keys rotate`');
      await drop();
    },
  );
});
