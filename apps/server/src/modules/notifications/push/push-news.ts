import { pushSubscriptions } from '../schema.ts';
import { liveChatHash, type ContentLanguage } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { messagesIn } from '../../../messages/messages-in.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { preferences } from '../../users/schema.ts';
import { sessions } from '../../auth/schema.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../../platform/jobs/job-runner.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import type { SecretSealer } from '../../../platform/sealed.ts';
import { listBrowsers, openSubscription, type Concerned } from './push-subscriptions.ts';
import { sendPush, type PushLine, type ShownPush } from './send-push.ts';

const pushJob = 'push';

/** News that no push service has taken by then are told no more, in milliseconds. */
const freshFor = 24 * 60 * 60 * 1_000;

const payloadSchema = z.object({
  subscriptionId: z.string(),
  about: z.enum(['chat', 'booking']),
  at: z.iso.datetime(),
});

/**
 * Tells the browsers that asked for it of news. In the transaction of the event it commits with it or not at all.
 *
 * @param delay how long it waits, in seconds.
 */
export async function pushNews(
  transaction: Queries,
  { eventKey, ...concerned }: Concerned & { eventKey: string },
  delay = 0,
): Promise<void> {
  const about = concerned.chatId === undefined ? 'booking' : 'chat';
  const at = new Date().toISOString();
  for (const subscriptionId of await listBrowsers(transaction, concerned)) {
    await enqueue(transaction, {
      kind: pushJob,
      eventKey: `${eventKey}:${subscriptionId}`,
      delay,
      payload: { subscriptionId, about, at } satisfies z.infer<typeof payloadSchema>,
    });
  }
}

async function findBrowser(db: Queries, subscriptionId: string) {
  const [browser] = await db
    .select({
      endpointHash: pushSubscriptions.endpointHash,
      sealed: pushSubscriptions.sealed,
      bookingId: pushSubscriptions.bookingId,
      language: sql<ContentLanguage>`coalesce(${preferences.language}, ${pushSubscriptions.language})`,
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoin(preferences, eq(preferences.userId, sessions.userId))
    .where(eq(pushSubscriptions.id, subscriptionId));
  return browser;
}

/** What is shown: nothing of whom or what it is about, as others may look at the screen as well. */
function shownFor(
  about: 'chat' | 'booking',
  { language, bookingId }: { language: ContentLanguage; bookingId: string | null },
  product: string,
): ShownPush {
  const words = messagesIn(language).push[about];
  const page = bookingId === null ? '/my-bookings' : '/track';
  const path =
    about === 'chat'
      ? `${pageAddress('', language, '/')}${liveChatHash}`
      : pageAddress('', language, page);
  return { tag: about, title: words.title(product), body: words.body, lang: language, path };
}

/** Sends what browsers are told; one that is not to be reached any more is forgotten. */
export function pushJobs(
  db: Queries,
  secrets: SecretSealer,
  line: PushLine,
  { productName }: Pick<ProductFacts, 'productName'>,
): Record<string, JobHandler> {
  return {
    [pushJob]: async (payload) => {
      const { subscriptionId, about, at } = payloadSchema.parse(payload);
      if (Date.now() - Date.parse(at) > freshFor) return;
      const browser = await findBrowser(db, subscriptionId);
      if (!browser) return;
      const { endpointHash } = browser;
      const shown = shownFor(about, browser, await productName());
      const result = await sendPush(line, openSubscription(secrets, browser), shown);
      if (result === 'taken') return;
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, endpointHash));
    },
  };
}
