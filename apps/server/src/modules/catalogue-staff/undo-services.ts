import type { ContentLanguage, RefusedService } from '@pothik/contract';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { findCategories } from '../catalogue/category-queries.ts';
import { messages } from '../catalogue/messages.ts';
import {
  categoryGone,
  changedSince,
  refusedService,
  serviceGone,
  type WhyLeft,
} from './left-services.ts';
import { lockServices } from './lock-services.ts';
import { momentsAhead } from './moments.ts';
import { isPlaceThere } from './places.ts';
import type { SaveServices, ServiceToSave } from './save-services.ts';
import type { ChangedService } from './schema.ts';
import { withChanges } from './write-services.ts';

const askedFor = { code: 'conflict', said: messages.askedFor } as const satisfies WhyLeft;

/** Those of these services that a booking or chat refers to. */
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

/**
 * Restores services to their state before a bulk change; services that it created are deleted.
 *
 * @returns the services that could not be restored, and why.
 */
export async function undoServices(
  transaction: Queries,
  save: SaveServices,
  changed: readonly ChangedService[],
  { actorId, language }: { actorId: string; language: ContentLanguage },
): Promise<RefusedService[]> {
  const found = await lockServices(
    transaction,
    changed.map(({ id }) => id),
  );
  const categories = await findCategories(transaction);
  const made = changed.filter(({ before }) => !before).map(({ id }) => id);
  const wanted = await findAskedFor(transaction, made);
  const refused: RefusedService[] = [];
  const undone: ServiceToSave[] = [];
  for (const { id, version, before } of changed) {
    const now = found.get(id);
    const refuse = (why: WhyLeft) => refused.push(refusedService(id, now, why, language));
    if (!now) refuse(serviceGone);
    else if (now.version !== version) refuse(changedSince);
    else if (!before) {
      if (wanted.has(id)) refuse(askedFor);
      else undone.push({ before: now, action: 'service.undo' });
    } else {
      const { version: sameAs, ...content } = before;
      const whole = withChanges(now, content);
      if (!isPlaceThere(categories, whole)) {
        refuse(categoryGone);
        continue;
      }
      const publishAt = now.publishAt ?? momentsAhead(whole).publishAt;
      const after = { ...whole, publishAt };
      undone.push({ before: now, after, action: 'service.undo', sameAs });
    }
  }
  const { refused: aboveCap } = await save(undone, actorId);
  const left = aboveCap.flatMap(({ change: { before }, why }) =>
    before ? [refusedService(before.id, before, why, language)] : [],
  );
  return [...refused, ...left];
}
