import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import { bookingDocuments, bookings } from '../bookings/schema.ts';
import { chatMessages } from '../chat/schema.ts';
import type { PrivateFiles } from '../../platform/files/private-files.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { chatFolder, documentFolder, type Documents } from './documents.ts';
import { longestRest } from './retention.ts';

const hour = 60 * 60_000;

/** How many files are asked after at once. */
const batch = 500;

/** The kind of job that removes files whose rows are gone. */
const removeFilesJob = 'remove-private-files';

/** Notes files to be removed: it commits with the removal of their rows or not at all. */
export async function removeFilesLater(
  transaction: Queries,
  eventKey: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await enqueue(transaction, { kind: removeFilesJob, eventKey, payload: { keys } });
}

const payloadSchema = z.object({ keys: z.array(z.string()) });

/** Removes the files that a job names. */
export function fileJobs(files: PrivateFiles): Record<string, JobHandler> {
  return {
    [removeFilesJob]: async (payload) => {
      for (const key of payloadSchema.parse(payload).keys) await files.remove(key);
    },
  };
}

/**
 * Removes files that no row speaks of, such as those of a booking that was cut off.
 *
 * @param age how old a file must be, in milliseconds: another process may be about to commit a
 *   younger one.
 */
export async function sweepOrphans(db: Queries, documents: Documents, age = hour): Promise<void> {
  const before = Date.now() - age;
  let old: string[] = [];
  for (const folder of [documentFolder, chatFolder]) {
    for await (const { key, modifiedAt } of documents.files.list(folder)) {
      if (modifiedAt.getTime() <= before) old.push(key);
      if (old.length < batch) continue;
      await removeOrphans(db, documents, old);
      old = [];
    }
  }
  await removeOrphans(db, documents, old);
}

async function removeOrphans(db: Queries, documents: Documents, listed: readonly string[]) {
  // Before the rows are read: what is under way no longer has committed by then, or never will.
  const settled = listed.filter((key) => !documents.underWay.has(key));
  if (settled.length === 0) return;
  const rows = await db
    .select({ key: bookingDocuments.key })
    .from(bookingDocuments)
    .where(inArray(bookingDocuments.key, settled));
  const sent = await db
    .select({ key: chatMessages.attachmentKey })
    .from(chatMessages)
    .where(inArray(chatMessages.attachmentKey, settled));
  const known = new Set([...rows, ...sent].map(({ key }) => key));
  for (const key of settled) if (!known.has(key)) await documents.files.remove(key);
}

/**
 * Removes documents whose time is over (see `bookingDocuments.deleteAfter`), and those of bookings
 * that nobody has touched for half a year: the rows first, so that no row is ever without its file.
 */
export async function sweepExpiredDocuments(db: Queries, files: PrivateFiles): Promise<void> {
  const gone = await db
    .delete(bookingDocuments)
    .where(
      or(
        lte(bookingDocuments.deleteAfter, sql`now()`),
        and(
          isNull(bookingDocuments.deleteAfter),
          inArray(
            bookingDocuments.bookingId,
            db
              .select({ id: bookings.id })
              .from(bookings)
              .where(lte(bookings.updatedAt, longestRest)),
          ),
        ),
      ),
    )
    .returning({ key: bookingDocuments.key });
  for (const { key } of gone) await files.remove(key);
}
