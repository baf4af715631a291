/** Whether this browser can be told of news while no page is open. Those of iPhones can once the site is installed. */
export const canBeTold = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** What this browser is told by; undefined: it is told of nothing. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!canBeTold()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Has this browser told of nothing any more. Its push service refuses the next one, and the server forgets it. */
export async function endSubscription(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // A browser that refuses its storage is told of nothing.
  }
}
