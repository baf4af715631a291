import webPush, { type PushSubscription } from 'web-push';
import { TryLater } from '../../../platform/jobs/job-queue.ts';
import type { PushKeys } from './push-keys.ts';

/** A notification as the service worker of the storefront shows it. Locked screens show it to everybody. */
export interface ShownPush {
  /** One of a tag takes the place of the one before it. */
  tag: string;
  title: string;
  body: string;
  lang: string;
  /** The page that a press opens. */
  path: string;
}

/** The line to push services. */
export interface PushLine {
  keys: PushKeys;
  /** Whom a push service tells of trouble: an address with `mailto:` or `https:`. */
  contact: string;
}

/** A browser that was off for so long is told no more, in seconds. */
const keptFor = 3 * 24 * 60 * 60;

/** How long a push service may take, in milliseconds: mails wait meanwhile. */
const patience = 10_000;

/** Seconds that a push service asks for; it may name a moment instead. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * Hands a notification to the push service of a browser, encrypted for that browser.
 *
 * @returns `gone` where the browser is not to be reached any more.
 * @throws Error where it has to be tried again; TryLater where the service says when.
 */
export async function sendPush(
  { keys, contact }: PushLine,
  subscription: PushSubscription,
  shown: ShownPush,
): Promise<'taken' | 'gone'> {
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(shown),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: keptFor,
      topic: shown.tag,
      urgency: 'high',
    },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    // The address was looked at; one that it leads to was not.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'taken';
  if (answer.status === 404 || answer.status === 410) return 'gone';
  const reason = `the push service answered ${String(answer.status)}`;
  const wait = waitOf(answer.headers.get('retry-after'));
  throw wait === undefined ? new Error(reason) : new TryLater(reason, wait);
}
