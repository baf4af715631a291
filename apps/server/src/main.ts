import { existsSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { places } from '#places';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config/env.ts';
import { seedDemonstration } from './demo/seed.ts';
import { demonstrationStaff } from './demo/staff.ts';
import type { Storefront } from './http/pages/storefront-routes.ts';
import { sweepTries } from './http/rate-limit.ts';
import { readBreachedPasswords } from './modules/auth/password-policy.ts';
import { ensureStaff, retirePassword } from './modules/auth/staff.ts';
import { completeSearchRegularly, prepareSearch } from './modules/search/build-search.ts';
import { deriveDocumentKeys } from './modules/files/document-keys.ts';
import { Documents } from './modules/files/documents.ts';
import { findPushKey } from './modules/files/push-key.ts';
import { originalsOnDisk, originalsOnS3 } from './modules/media/originals.ts';
import { defaultProductName } from './modules/settings/settings.ts';
import { createModules } from './modules.ts';
import { lockDataDirectory, savedStatesFolder } from './platform/data-directory.ts';
import { databaseFolder, hasEmbeddedDatabase } from './platform/database/embedded-directory.ts';
import { openDatabase, type Database } from './platform/database/open.ts';
import { tidyRegularly } from './platform/database/tidy-regularly.ts';
import { loadDocumentKey } from './platform/document-key.ts';
import { errorCode } from './platform/error-code.ts';
import { sweepPartials } from './platform/files/atomic-write.ts';
import { openBucket } from './platform/files/bucket.ts';
import { assertSpace, isOutOfSpace, leastSpace, spaceForNew } from './platform/files/free-space.ts';
import { privateFilesOnS3 } from './platform/files/private-files-on-s3.ts';
import { privateFilesOnDisk } from './platform/files/private-files.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import { stopWhenTold } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/log.ts';
import { boundedMailer } from './platform/mail/bounded-mailer.ts';
import { notingMailer } from './modules/notifications/customer-mails.ts';
import { createMailer, mailJob } from './platform/mail/mailer.ts';
import { pageRenders } from './platform/metrics.ts';
import { connectRedis } from './platform/redis.ts';
import { StartError } from './platform/start-error.ts';
import { areTraced, startTraces } from './platform/traces/traces.ts';
import { savingBeforeUpgrade } from './upgrades/before-upgrade.ts';
import { noteProgram } from './upgrades/program.ts';
import { removeFinished } from './upgrades/replacing-data.ts';
import { expireStatesRegularly } from './upgrades/saved-states.ts';

/** A server that answers. */
export interface RunningServer {
  /** Where it listens. */
  origin: string;
  /** Finishes what has begun, then closes everything; a second call waits for the first. */
  stop(): Promise<void>;
  /** What it runs on, for whoever started it. */
  summary: {
    database: Database['engine'];
    dataDirectory: string;
    /** Whether it has just filled the empty database with the demonstration catalogue. */
    filled: boolean;
  };
}

interface StorefrontBuild {
  createStorefront(options: {
    apiOrigin: string;
    publicOrigin: string;
    productName: string;
    fetch: typeof fetch;
    firebase: Config['firebase'] & { emulatorHost: string | undefined };
    grace: number;
    isTraced: boolean;
    onRender: (duration: number, outcome: 'done' | 'failed') => void;
  }): Storefront;
}

async function loadStorefront(config: Config, fetchInside: typeof fetch): Promise<Storefront> {
  const build = (await import(pathToFileURL(places.storefront).href)) as StorefrontBuild;
  return build.createStorefront({
    apiOrigin: '',
    publicOrigin: config.publicOrigin,
    productName: defaultProductName,
    fetch: fetchInside,
    firebase: { ...config.firebase, emulatorHost: config.firebaseEmulatorHost },
    onRender: (duration, outcome) => pageRenders.observe({ outcome }, duration / 1_000),
    // Its own calls are slow where the whole process is: an unfinished page would only ask for more of them.
    grace: 3_000,
    isTraced: areTraced(),
  });
}

/**
 * Starts everything that is configured on one origin.
 *
 * @throws StartError with a line for whoever starts it; by then everything is closed again.
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  // What is open, to be closed in the opposite order.
  const open: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  try {
    open.push(await startTraces(config.tracesUrl, process.env, log));
    const lock = lockDataDirectory(config.dataDirectory);
    open.push(() => lock.release());
    const breachedPasswords =
      config.passwordList === undefined
        ? new Set<string>()
        : await readBreachedPasswords(config.passwordList);
    const isNew = config.databaseUrl === undefined && !hasEmbeddedDatabase(config.dataDirectory);
    await assertSpace(config.dataDirectory, isNew ? spaceForNew : leastSpace);
    const beforeUpgrade = savingBeforeUpgrade(config);
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDirectory: config.dataDirectory,
      ...(beforeUpgrade && { beforeUpgrade }),
      ...(config.searchTime && { searchTime: config.searchTime }),
      onDeath(error) {
        log.fatal({ err: error }, 'the embedded database ended');
        process.exit(1);
      },
    });
    open.push(() => database.close());
    await removeFinished(config.dataDirectory);
    await noteProgram(config.dataDirectory);
    const { filled, documents, originals } = await prepareData(config, database, log);
    sweepPartials(config.dataDirectory, [databaseFolder, savedStatesFolder]).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'files that were left unfinished could not be removed');
      },
    );
    open.push(tidyRegularly(database, log));
    open.push(expireStatesRegularly(config.dataDirectory, log));
    open.push(completeSearchRegularly(database, log));
    const mailer = boundedMailer(
      database.db,
      notingMailer(
        database.db,
        createMailer({
          smtpUrl: config.smtpUrl,
          unencryptedHosts: config.unencryptedHosts,
          dataDirectory: config.dataDirectory,
          publicOrigin: config.publicOrigin,
        }),
      ),
    );
    const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, log);
    if (redis) open.push(() => redis.disconnect());
    const { publicOrigin, allowedOrigins, trustedProxies, dataDirectory } = config;
    const origins = { publicOrigin, allowedOrigins, trustedProxies };
    const shared = { database, dataDirectory, ...origins, documents, log };
    const modules = createModules({
      ...shared,
      originals,
      redis,
      breachedPasswords,
      identityProvider: {
        projectId: config.firebase.projectId,
        emulatorHost: config.firebaseEmulatorHost,
      },
    });
    const runner = new JobRunner({
      db: database.db,
      handlers: {
        [mailJob]: mailer,
        ...Object.fromEntries(
          modules.modules.flatMap(({ jobs }) => Object.entries(jobs?.(mailer) ?? {})),
        ),
      },
      sweeps: [sweepTries, ...modules.modules.flatMap(({ sweeps = [] }) => sweeps)],
      log,
    });
    open.push(() => runner.stop());

    const app = await createApp({
      ...shared,
      modules,
      ...(redis ? { redis } : {}),
      ...(config.metricsToken === undefined ? {} : { metricsToken: config.metricsToken }),
      ...(config.securityContact === undefined ? {} : { securityContact: config.securityContact }),
      ...(config.assetsDirectory === undefined ? {} : { assetsDirectory: config.assetsDirectory }),
      ...(existsSync(places.console) ? { consoleDirectory: places.console } : {}),
      ...(existsSync(places.storefront)
        ? { storefront: (fetchInside: typeof fetch) => loadStorefront(config, fetchInside) }
        : {}),
    });
    open.push(() => app.close());
    const origin = await app
      .listen({ host: config.host, port: config.port })
      .catch((error: unknown) => {
        throw listenError(error, config) ?? error;
      });
    // From now on: it would make the start slower, which is no larger for it.
    if (config.sparesMemory) setFlagsFromString('--heap-growing-percent=20');

    let stopped: Promise<void> | undefined;
    return {
      origin,
      stop: () => (stopped ??= closeAll()),
      summary: { database: database.engine, dataDirectory: config.dataDirectory, filled },
    };
  } catch (error) {
    await closeAll();
    throw isOutOfSpace(error) ? fullWhileStarting(config) : error;
  }
}

const fullWhileStarting = ({ databaseUrl, dataDirectory }: Config) =>
  new StartError(
    databaseUrl === undefined
      ? `There is no space left in DATA_DIR ${dataDirectory}.`
      : `There is no space left in DATA_DIR ${dataDirectory}, or for the database of DATABASE_URL.`,
  );

/** @returns whether the demonstration catalogue was put in, and where documents and pictures are kept. */
async function prepareData(config: Config, database: Database, log: Log) {
  const key = await loadDocumentKey(
    database.db,
    config.dataDirectory,
    config.documentKey,
    config.documentKeyBefore,
  );
  const { files, originals } = await openStores(config);
  const keys = deriveDocumentKeys(key, config.documentKeyBefore);
  keys.push = await findPushKey(database.db, keys);
  const documents = new Documents(files, keys);
  await prepareSearch(database);
  let filled = false;
  if (config.seed === 'demo') {
    filled = await seedDemonstration(database, originals, places.demo);
    if (filled) {
      await database.tidy();
      log.info('filled the empty database with the demonstration catalogue');
    }
  }
  if (config.staff) {
    const isDemonstration = config.staff.email === demonstrationStaff.email;
    const named = isDemonstration ? { name: demonstrationStaff.name } : {};
    await ensureStaff(database.db, { ...config.staff, ...named });
  }
  if (!config.isDemonstrationOpen) await retirePassword(database.db, demonstrationStaff);
  return { filled, documents, originals };
}

/** Where files lie: in the bucket that is configured, else in the data directory. */
async function openStores({ s3, dataDirectory }: Config) {
  if (!s3) {
    return { files: privateFilesOnDisk(dataDirectory), originals: originalsOnDisk(dataDirectory) };
  }
  const bucket = await openBucket(s3);
  return { files: privateFilesOnS3(bucket), originals: originalsOnS3(bucket) };
}

function listenError(error: unknown, { host, port }: Config): StartError | undefined {
  const lines: Record<string, string> = {
    EADDRINUSE: `PORT ${String(port)} is taken on ${host}: stop what listens there, or set another PORT.`,
    EACCES: `PORT got ${String(port)}, which this process may not listen on: it takes one from 1024 on.`,
    EADDRNOTAVAIL: `HOST got "${host}": it takes an address of this machine.`,
    ENOTFOUND: `HOST got "${host}": it takes an address of this machine.`,
  };
  const line = lines[errorCode(error) ?? ''];
  return line === undefined ? undefined : new StartError(line);
}

/** Runs the server until it is told to stop; leaves with a line when it could not start. */
export async function runServer(): Promise<RunningServer> {
  const log = createLog();
  try {
    const server = await startServer(readConfig(process.env), log);
    stopWhenTold(log, () => server.stop());
    return server;
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}

if (import.meta.main) await runServer();
