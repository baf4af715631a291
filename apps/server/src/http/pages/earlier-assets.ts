import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../../platform/error-code.ts';
import { partialIn } from '../../platform/files/atomic-write.ts';
import { runRegularly } from '../../platform/run-regularly.ts';

/** Built files whose names change with their content. */
export interface AssetFolders {
  /** Of this version; the next one replaces it. */
  current: string;
  /** Of all versions that were served in the last days. */
  kept: string;
}

const day = 24 * 60 * 60 * 1_000;

/** A page asks for its files for seven days after a deployment; a version notes once a day that it is still served. */
const keptFor = 8 * day;

async function modifiedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Copies the files of this version to where the next version finds them, and removes those that no version has served
 * for eight days. The time of a file is when it was last part of a version.
 */
export async function keepAssets(
  { current, kept }: AssetFolders,
  now: Date = new Date(),
): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 });
  for (const name of await readdir(current)) {
    const file = path.join(kept, name);
    if ((await modifiedAt(file)) === undefined) {
      // A copy that is cut off is never served.
      const partial = partialIn(kept);
      await copyFile(path.join(current, name), partial);
      await rename(partial, file);
    }
    await utimes(file, now, now);
  }
  for (const name of await readdir(kept)) {
    const file = path.join(kept, name);
    if (now.getTime() - ((await modifiedAt(file)) ?? 0) >= keptFor) await rm(file, { force: true });
  }
}

/**
 * Serves the files of this version and of earlier ones, on one route, and keeps them now and once a day until the app
 * closes. On a full disk, pages of earlier versions may miss files; nothing else depends on the copies.
 */
export async function serveAssets(
  app: FastifyInstance,
  options: Omit<FastifyStaticOptions, 'root'>,
  folders: AssetFolders,
): Promise<void> {
  const keep = () =>
    keepAssets(folders).catch((error: unknown) => {
      app.log.warn({ err: error }, 'files of this version could not be kept for open pages');
    });
  await mkdir(folders.kept, { recursive: true, mode: 0o700 });
  await app.register(fastifyStatic, { ...options, root: [folders.current, folders.kept] });
  // Before the first page names them: a process of the version before may be asked for them.
  await keep();
  app.addHook('onClose', runRegularly(keep, day));
}
