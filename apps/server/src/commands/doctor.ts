import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { places } from '#places';
import { apiVersionHeader } from '@pothik/contract';
import { readConfig, type Config } from '../config/env.ts';
import { readBreachedPasswords } from '../modules/auth/password-policy.ts';
import {
  assertNotHalfReplaced,
  DirectoryInUse,
  lockDataDirectory,
  savedStatesFolder,
} from '../platform/data-directory.ts';
import { databaseFolder, hasEmbeddedDatabase } from '../platform/database/embedded-directory.ts';
import { lookAtPostgres } from '../platform/database/open.ts';
import { openBucket } from '../platform/files/bucket.ts';
import { assertSpace, leastSpace } from '../platform/files/free-space.ts';
import { privateFilesOnDisk } from '../platform/files/private-files.ts';
import { greetMailServer } from '../platform/mail/mailer.ts';
import { pingRedis } from '../platform/redis.ts';
import { StartError } from '../platform/start-error.ts';
import type { Run } from './command.ts';
import { lookAtKey } from './look-at-key.ts';
import { runPostgresTool } from '../platform/database/postgres-tool.ts';

/** Something that is looked at. It answers with a sentence, and throws where it is wrong. */
type Look = (config: Config) => Promise<string>;

const looks: Readonly<Record<string, Look>> = {
  'data directory': async ({ dataDirectory }) => {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await assertSpace(dataDirectory, leastSpace);
    await privateFilesOnDisk(dataDirectory).check();
    assertNotHalfReplaced(dataDirectory);
    return `DATA_DIR ${dataDirectory} can be written to.`;
  },
  port: async ({ host, port }) => {
    if (await canListen(host, port)) return `PORT ${String(port)} is free on ${host}.`;
    const address = `http://${host}:${String(port)}/api/settings/branding`;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.headers.has(apiVersionHeader)) {
      return `A server of ours answers on ${host}, PORT ${String(port)}.`;
    }
    throw new StartError(`PORT ${String(port)} can't be listened on at ${host}: something has it.`);
  },
  database: ({ databaseUrl, dataDirectory }) =>
    databaseUrl === undefined
      ? Promise.resolve(lookAtEmbedded(dataDirectory))
      : lookAtPostgres(
          databaseUrl,
          (pending) => `PostgreSQL answers; the next start applies ${String(pending)} migrations.`,
        ),
  'document key': lookAtKey,
  backup: async ({ databaseUrl, dataDirectory, savesBeforeUpgrade }) => {
    const states = savesBeforeUpgrade
      ? `Before an upgrade the data is saved in ${path.join(dataDirectory, savedStatesFolder)}.`
      : 'SAVE_BEFORE_UPGRADE=no: something else saves the data before an upgrade.';
    if (databaseUrl === undefined) return `A backup needs the server to be stopped. ${states}`;
    for (const tool of ['pg_dump', 'pg_restore', 'psql'] as const) {
      await runPostgresTool(tool, undefined, ['--version']);
    }
    return `PostgreSQL’s programs are there for a backup. ${states}`;
  },
  redis: async ({ redisUrl }) => {
    if (redisUrl === undefined) return 'No REDIS_URL: enough for one process.';
    await pingRedis(redisUrl);
    return 'Redis answers.';
  },
  'file store': async ({ s3 }) => {
    if (!s3) return 'No S3_BUCKET: files lie in DATA_DIR.';
    const bucket = await openBucket(s3);
    await bucket.put('checks/doctor', Buffer.from('written'));
    await bucket.remove('checks/doctor');
    return `The bucket ${s3.bucket} can be read and written to.`;
  },
  mail: async ({ smtpUrl, unencryptedHosts }) => {
    if (smtpUrl === undefined) return 'No SMTP_URL: mails become files in DATA_DIR/outbox.';
    await greetMailServer(smtpUrl, unencryptedHosts);
    return 'The mail server answers and takes the account.';
  },
  traces: async ({ tracesUrl }) => {
    if (tracesUrl === undefined) return 'No OTEL_EXPORTER_OTLP_ENDPOINT: nothing is traced.';
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
    };
    const answer = await fetch(tracesUrl, init).catch(() => undefined);
    if (answer) return `The collector answers with ${String(answer.status)}.`;
    throw new StartError(`Nothing answers at ${tracesUrl}: traces are lost, and nothing else.`);
  },
  'password list': async ({ passwordList }) => {
    if (passwordList === undefined) return 'No PASSWORD_LIST: the 10,000 most common are refused.';
    const passwords = await readBreachedPasswords(passwordList);
    return `${String(passwords.size)} passwords are refused.`;
  },
  pages: () => {
    const missing = [places.storefront, places.console].filter((place) => !existsSync(place));
    if (missing.length > 0) throw new StartError(`Not there: ${missing.join(', ')}.`);
    return Promise.resolve('The storefront and the console are there.');
  },
  proxy: ({ publicOrigin, trustedProxies }) => {
    const isBehind = publicOrigin.startsWith('https:');
    if (isBehind && trustedProxies.length === 0) {
      const reason = 'all visitors count as one network for the limits';
      throw new StartError(
        `PUBLIC_ORIGIN is reached through a proxy and TRUSTED_PROXIES got nothing: ${reason}.`,
      );
    }
    return Promise.resolve(`Visitors come to ${publicOrigin}.`);
  },
};

async function canListen(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** @throws StartError where a start could not use it. */
function lookAtEmbedded(dataDirectory: string): string {
  const advice = 'For a site of your own set DATABASE_URL.';
  try {
    lockDataDirectory(dataDirectory).release();
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    return `The embedded database is in use by a server. ${advice}`;
  }
  if (!hasEmbeddedDatabase(dataDirectory)) {
    return `The embedded database is made at the next start. ${advice}`;
  }
  const mark = path.join(dataDirectory, databaseFolder, 'PG_VERSION');
  if (existsSync(mark)) return `The embedded database is there, and nobody uses it. ${advice}`;
  throw new StartError(
    `DATA_DIR ${dataDirectory} has lost parts of its database: restore a backup into an empty one.`,
  );
}

/** `doctor`: all settings first, as at a start; then everything that they lead to. It changes nothing that is kept. */
export const doctor: Run = async (_given, say) => {
  const config = readConfig(process.env);
  say('ok     settings: each of them can be read.');
  let wrong = 0;
  for (const [name, look] of Object.entries(looks)) {
    try {
      say(`ok     ${name}: ${await look(config)}`);
    } catch (error) {
      wrong += 1;
      say(`wrong  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (wrong > 0)
    throw new StartError(`Wrong: ${String(wrong)} of ${String(Object.keys(looks).length)}.`);
};
