import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../platform/start-error.ts';

/** The entries of a backup's folder. */
export const backupEntries = {
  /** Written last: a folder without it is no whole backup. */
  manifest: 'manifest.json',
  /** What was in the data directory, the embedded database included. */
  data: 'data',
  /** What pg_dump wrote, in its own format. */
  dump: 'database.dump',
};

const manifestSchema = z.object({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgres']),
  createdAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws StartError when the folder holds no whole backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, backupEntries.manifest), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (manifest.success) return manifest.data;
  throw new StartError(`${folder} holds no whole backup of this version.`);
}
