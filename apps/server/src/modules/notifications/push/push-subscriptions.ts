import { pushSubscriptions } from '../schema.ts';
import { createHash } from 'node:crypto';
import type { ContentLanguage } from '@pothik/contract';
import { and, desc, eq, inArray, isNotNull, lte, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PushSubscription } from 'web-push';
import { z } from 'zod';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { sessions } from '../../auth/schema.ts';
import { users } from '../../users/schema.ts';
import { createId } from '../../../platform/id.ts';
import type { SecretSealer } from '../../../platform/sealed.ts';

/** What a browser is told of: all that is a person's while they are signed in there, a guest's booking, or a chat. */
export type Followed =
  | { sessionId: string; epoch: SQL }
  | { bookingId: string }
  | {
      chatId: string;
      /** Of the chat's token, for a chat that belongs to an account. */
      epoch: number;
    };

/** So many browsers are told of one booking or chat, and of one event. */
const mostBrowsers = 5;

const stored = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

const hashOf = (endpoint: string) =>
  createHash('sha256').update(`push:${endpoint}`).digest('base64url');

const columnOf = (followed: Followed) => {
  if ('sessionId' in followed) return pushSubscriptions.sessionId;
  return 'bookingId' in followed ? pushSubscriptions.bookingId : pushSubscriptions.chatId;
};

const idOf = (followed: Followed) => {
  if ('sessionId' in followed) return followed.sessionId;
  return 'bookingId' in followed ? followed.bookingId : followed.chatId;
};

/** What a browser's subscription is sealed for. */
export const pushPurpose = (endpointHash: string): string => `push ${endpointHash}`;

/** Subscriptions as they lie in the database: who reads it sends nothing to anybody's browser. */
function seal(secrets: SecretSealer, subscription: PushSubscription) {
  const endpointHash = hashOf(subscription.endpoint);
  const { endpoint, keys } = stored.parse(subscription);
  const sealed = secrets.seal(pushPurpose(endpointHash), JSON.stringify({ endpoint, keys }));
  return { endpointHash, sealed };
}

export function openSubscription(
  secrets: SecretSealer,
  { endpointHash, sealed }: { endpointHash: string; sealed: string },
): PushSubscription {
  return stored.parse(JSON.parse(secrets.open(pushPurpose(endpointHash), sealed)));
}

/** Has a browser told of something from now on; once more is as once. Of too many the oldest is told no more. */
export async function subscribe(
  db: Database['db'],
  secrets: SecretSealer,
  {
    followed,
    subscription,
    language,
  }: { followed: Followed; subscription: PushSubscription; language: ContentLanguage },
): Promise<void> {
  const { endpointHash, sealed } = seal(secrets, subscription);
  const column = columnOf(followed);
  const ofThing = eq(column, idOf(followed));
  const ofBrowser = eq(pushSubscriptions.endpointHash, endpointHash);
  // A browser has one session: what was another person's there is theirs no more, and a session has one browser.
  const replaced =
    'sessionId' in followed
      ? or(ofThing, and(ofBrowser, isNotNull(pushSubscriptions.sessionId)))
      : and(ofThing, ofBrowser);
  await db.transaction(async (transaction) => {
    await transaction.delete(pushSubscriptions).where(replaced);
    await transaction
      .insert(pushSubscriptions)
      .values({ id: createId(), ...followed, endpointHash, sealed, language })
      .onConflictDoNothing();
    const newest = transaction
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(ofThing)
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(mostBrowsers);
    await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, newest));
  });
}

/** Puts the new address and keys of a browser in the place of its former ones, for all that it is told of. */
export async function renew(
  db: Database['db'],
  secrets: SecretSealer,
  { endpoint, subscription }: { endpoint: string; subscription: PushSubscription },
): Promise<void> {
  const { endpointHash, sealed } = seal(secrets, subscription);
  const former = hashOf(endpoint);
  await db.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpointHash, former))
      .limit(1);
    if (!known) return;
    await transaction
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.endpointHash, endpointHash),
          ne(pushSubscriptions.endpointHash, former),
        ),
      );
    await transaction
      .update(pushSubscriptions)
      .set({ endpointHash, sealed })
      .where(eq(pushSubscriptions.endpointHash, former));
  });
}

/** Has a browser told of nothing any more. */
export async function unsubscribe(db: Queries, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, hashOf(endpoint)));
}

/** The person, the booking and the chat of an event, as far as it has them. */
export interface Concerned {
  userId: string | null;
  bookingId?: string;
  chatId?: string;
}

/** The browsers that are told of an event, each once. */
export async function listBrowsers(db: Queries, concerned: Concerned): Promise<string[]> {
  const { userId, bookingId, chatId } = concerned;
  const isCurrent = sql`${pushSubscriptions.epoch} = (select ${users.epoch} from ${users} where ${users.id} = ${userId})`;
  const living = and(eq(sessions.userId, userId ?? ''), sql`${sessions.expiresAt} > now()`);
  const ways: (SQL | undefined)[] = [
    userId === null
      ? undefined
      : and(
          isCurrent,
          inArray(
            pushSubscriptions.sessionId,
            db.select({ id: sessions.id }).from(sessions).where(living),
          ),
        ),
    bookingId === undefined ? undefined : eq(pushSubscriptions.bookingId, bookingId),
    chatId === undefined
      ? undefined
      : and(eq(pushSubscriptions.chatId, chatId), userId === null ? undefined : isCurrent),
  ];
  const rows = await db
    .select({ id: max(pushSubscriptions.id) })
    .from(pushSubscriptions)
    .where(or(...ways))
    .groupBy(pushSubscriptions.endpointHash)
    .orderBy(desc(max(pushSubscriptions.id)))
    .limit(mostBrowsers);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Removes what no browser has asked for in 90 days: sessions and links are over by then as well. */
/** Ends what browsers are told of these bookings. */
export async function forgetSubscriptions(
  transaction: Queries,
  bookingIds: readonly string[],
): Promise<void> {
  await transaction
    .delete(pushSubscriptions)
    .where(inArray(pushSubscriptions.bookingId, [...bookingIds]));
}

export async function sweepPushSubscriptions(db: Queries): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(lte(pushSubscriptions.createdAt, sql`now() - interval '90 days'`));
}
