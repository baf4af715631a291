import type { Notification } from '@pothik/contract';
import type { Queries } from '../../platform/database/open.ts';
import { notifications } from './schema.ts';
import { createId } from '../../platform/id.ts';

/** Something that happened to a person's things. */
export interface News {
  userId: string;
  /** Names the event: the same event tells once. */
  eventKey: string;
  /** When it happened; absent: now. */
  at?: Date | undefined;
  kind: Notification['kind'];
  title: string;
  body?: string;
  /** A path of the storefront. */
  link?: string;
}

/** Tells a person. In the transaction of the event it commits with it or not at all. */
export async function notify(db: Queries, { at, ...news }: News): Promise<void> {
  await db
    .insert(notifications)
    .values({ id: createId(), ...news, ...(at ? { createdAt: at } : {}) })
    .onConflictDoNothing();
}
