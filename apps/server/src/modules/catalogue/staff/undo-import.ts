import type { ContentLanguage, RefusedService } from '@pothik/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import { bookings } from '../../bookings/schema.ts';
import { chats } from '../../chat/schema.ts';
import { messages } from '../messages.ts';
import { services } from '../schema.ts';
import type { ImportedService } from './schema.ts';
import { recordAudits } from '../../audit/record-audit.ts';
import { findCategories } from '../category-queries.ts';
import { keepFitting, type SameWords } from '../translation/translation-state.ts';
import { hasSameWords } from '../translation/words-of-originals.ts';
import { readCapRule } from './cap-rule.ts';
import { keepVersions } from './keep-versions.ts';
import {
  categoryGone,
  changedSince,
  refusedService,
  serviceGone,
  type WhyLeft,
} from './left-services.ts';
import { isPlaceThere } from './places.ts';
import { writeServices, type WrittenService } from './write-services.ts';

type StoredService = typeof services.$inferSelect;

const askedFor = { code: 'conflict', said: messages.askedFor } as const satisfies WhyLeft;

/** Those of these services that a booking or a chat speaks of. */
async function findAskedFor(db: Queries, ids: readonly string[]): Promise<Set<string | null>> {
  const [booked, asked] = [bookings.serviceId, chats.serviceId];
  const rows = [
    ...(await db
      .selectDistinct({ id: booked })
      .from(bookings)
      .where(inArray(booked, [...ids]))),
    ...(await db
      .selectDistinct({ id: asked })
      .from(chats)
      .where(inArray(asked, [...ids]))),
  ];
  return new Set(rows.map(({ id }) => id));
}

const nameOf = ({ name, jobTitle }: Pick<StoredService, 'name' | 'jobTitle'>) =>
  name ?? jobTitle ?? undefined;

/** The versions of one service whose words are the same: as it was before, and now that it is so again. */
export function sameWords(before: number, now: StoredService, after: StoredService): SameWords[] {
  const same = { id: after.id, after: after.version };
  return [
    { ...same, before },
    ...(hasSameWords(now, after) ? [{ ...same, before: now.version }] : []),
  ];
}

/**
 * Makes services what they were before an import; new ones go.
 *
 * @returns those that were left as they are, and why.
 */
export async function undoImported(
  transaction: Queries,
  imported: readonly ImportedService[],
  { actorId, language }: { actorId: string; language: ContentLanguage },
): Promise<RefusedService[]> {
  const ids = imported.map(({ id }) => id);
  const rows = await transaction
    .select()
    .from(services)
    .where(inArray(services.id, ids))
    .orderBy(asc(services.id))
    .for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const categories = await findCategories(transaction);
  const made = imported.filter(({ before }) => !before).map(({ id }) => id);
  const wanted = await findAskedFor(transaction, made);
  const rule = await readCapRule(transaction, ids);

  const refused: RefusedService[] = [];
  const gone: StoredService[] = [];
  const back: { now: StoredService; version: number; written: WrittenService }[] = [];
  for (const { id, version, before } of imported) {
    const now = found.get(id);
    const refuse = (why: WhyLeft) => refused.push(refusedService(id, now, why, language));
    if (!now) refuse(serviceGone);
    else if (now.version !== version) refuse(changedSince);
    else if (!before) {
      if (wanted.has(id)) refuse(askedFor);
      else gone.push(now);
    } else if (!isPlaceThere(categories, before)) refuse(categoryGone);
    else {
      const { version: seen, ...content } = before;
      const aboveCap = rule.refusalOf({ ...content, id });
      if (aboveCap) refuse(aboveCap);
      else back.push({ now, version: seen, written: { ...content, id, position: now.position } });
    }
  }
  if (gone.length > 0) {
    const goneIds = gone.map(({ id }) => id);
    await transaction.delete(services).where(inArray(services.id, goneIds));
  }
  const after = await writeServices(
    transaction,
    back.map(({ written }) => written),
  );
  await keepFitting(
    transaction,
    'services',
    back.flatMap(({ now, version }) => sameWords(version, now, after.get(now.id) ?? now)),
  );
  await keepVersions(
    transaction,
    back.flatMap(({ now: before }) => {
      const made = after.get(before.id);
      return made ? [{ before, after: made }] : [];
    }),
    actorId,
  );
  await recordAudits(
    transaction,
    [...gone, ...after.values()].map((service) => ({
      actorId,
      action: 'service.undo' as const,
      subject: service.id,
      name: nameOf(service),
    })),
  );
  return refused;
}
