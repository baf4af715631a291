import { withTimeout } from '@pothik/ui';
import { readSubscription } from './service-worker.ts';

/** Whether this browser can be told of news while no page is open. Those of iPhones can once the site is installed. */
export const canBeTold = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** What this browser is told by; undefined: it is told of nothing. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  return canBeTold() ? readSubscription() : undefined;
}

/** Push services are asked over the connection; nobody waits longer to sign out, in milliseconds. */
const unsubscribedWithin = 4_000;

/** Has this browser told of nothing any more. Its push service refuses the next one, and the server forgets it. */
export async function endSubscription(): Promise<void> {
  try {
    const subscription = await findSubscription();
    await withTimeout(async () => subscription?.unsubscribe(), unsubscribedWithin);
  } catch {
    // A browser that refuses its storage is told of nothing.
  }
}
