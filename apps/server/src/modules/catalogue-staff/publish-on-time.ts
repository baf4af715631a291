import { asc, eq, lte, or } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/open.ts';
import { services } from '../catalogue/schema.ts';
import type { Log } from '../../platform/log.ts';
import { runRegularly } from '../../platform/run-regularly.ts';
import { whatIsDue } from './moments.ts';
import { serviceWriter, type SaveServices, type ServiceToSave } from './save-services.ts';
import { withChanges } from './write-services.ts';

/** Services of which a moment has come, those that were refused before among them. */
async function findDue(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(or(lte(services.publishAt, now), lte(services.unpublishAt, now)))
    .orderBy(asc(services.position), asc(services.id));
  return rows.map(({ id }) => id);
}

/** @returns whether it was done here: another process does it, it is refused, or it is not due any more otherwise. */
async function doDue(
  transaction: Queries,
  save: SaveServices,
  id: string,
  now: Date,
): Promise<boolean> {
  const [before] = await transaction
    .select()
    .from(services)
    .where(eq(services.id, id))
    .for('update', { skipLocked: true });
  const due = before && whatIsDue(before, now);
  if (!due) return false;
  const status = due.isActive ? 'published' : 'unpublished';
  const change: ServiceToSave = {
    before,
    after: withChanges(before, due),
    action: 'service.update',
    status: due.isActive === before.isActive ? undefined : status,
  };
  const { saved } = await save([change], null);
  return saved.length > 0;
}

/**
 * Publishes the services whose moment has come, and takes back those whose time is over; each in a transaction of its
 * own, so that one that fails keeps no other waiting. What the caps refuse keeps its moment and is tried again.
 *
 * @param publish makes it seen: public answers that were kept are forgotten.
 * @returns their ids.
 */
export async function publishDue(
  db: Database['db'],
  { publish, log }: { publish: () => void; log: Log },
  now = new Date(),
): Promise<string[]> {
  const writer = serviceWriter(db, publish);
  const done: string[] = [];
  for (const id of await findDue(db, now)) {
    try {
      if (await writer.write((...saving) => doDue(...saving, id, now))) done.push(id);
    } catch (error) {
      log.warn({ err: error, service: id }, 'a service could not be published or taken back');
    }
  }
  return done;
}

/**
 * Does so at once, for what fell due while no server ran, and again and again.
 *
 * @param interval in milliseconds.
 * @returns a function that ends it, once what has begun is done.
 */
export const publishRegularly = (
  db: Database['db'],
  effects: { publish: () => void; log: Log },
  interval = 5_000,
): (() => Promise<void>) =>
  runRegularly(async () => {
    try {
      await publishDue(db, effects);
    } catch (error) {
      effects.log.warn({ err: error }, 'services that are due could not be read');
    }
  }, interval);
