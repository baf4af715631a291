import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import { images } from './schema.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { imageIdOf } from './image-serializer.ts';
import type { Originals } from './originals.ts';
import { variantsFolder } from './variants.ts';

/** The kind of job that removes the files of a picture whose row is gone. */
const removePictureJob = 'remove-picture';

/**
 * Removes a person's picture. It is not shown any more once this commits; its files go right
 * afterwards, by a job.
 *
 * @param address as it is kept with the person; nothing where they have none.
 */
export async function removePicture(transaction: Queries, address: string | null): Promise<void> {
  const id = address === null ? undefined : imageIdOf(address);
  if (id !== undefined) await removePictureById(transaction, id);
}

/** Removes a picture that nothing shows; its files go right afterwards, by a job. */
export async function removePictureById(transaction: Queries, id: string): Promise<void> {
  const [row] = await transaction
    .delete(images)
    .where(eq(images.id, id))
    .returning({ id: images.id, key: images.key });
  if (row) await removePictureFiles(transaction, row);
}

/** Notes the files of a picture to be removed: it commits with the removal of its row or not at all. */
export async function removePictureFiles(
  transaction: Queries,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await enqueue(transaction, { kind: removePictureJob, eventKey: id, payload: { id, key } });
}

const payloadSchema = z.object({ id: z.string(), key: z.string() });

/** Removes the files that a job names: the original and what was made of it. */
export function pictureJobs(
  originals: Originals,
  dataDirectory: string,
): Record<string, JobHandler> {
  return {
    [removePictureJob]: async (payload) => {
      const { id, key } = payloadSchema.parse(payload);
      await originals.remove(key);
      await rm(variantsFolder(dataDirectory, id), { recursive: true, force: true });
    },
  };
}
