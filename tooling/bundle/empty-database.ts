import { PGlite } from '@electric-sql/pglite';

/**
 * A database without tables as the embedded engine makes it: making one takes some seconds and 600 MB of
 * memory, which a first start that has this archive does without.
 */
export async function archiveEmptyDatabase(): Promise<Blob> {
  const engine = await PGlite.create();
  try {
    return await engine.dumpDataDir('gzip');
  } finally {
    await engine.close();
  }
}
