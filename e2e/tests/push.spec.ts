import type { Page, Worker } from '@playwright/test';
import { choosePhoto, fill, guest, openForm, submit } from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, reload, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

const offer = { name: 'Tell me when there is an answer' };

/** The browsers of tests reach no push service: one is at hand that gives an address. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const key = 'push-of-test';
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } }),
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe() {
        localStorage.setItem(key, 'yes');
        return Promise.resolve(subscription);
      },
      getSubscription: () =>
        Promise.resolve(localStorage.getItem(key) === null ? null : subscription),
    });
  });

const call = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/push/${path}`) && answer.ok());

/** Nobody has been asked yet, and who is asked answers so. */
const answering = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = () => Promise.resolve(given);
  }, answer);

test('offers to tell of an answer once something was asked, until it is declined', async ({
  page,
}) => {
  await answering(page, 'default');
  await open(page, '/about');
  const panel = await openChat(page);
  await expect(panel.getByRole('button', offer)).toHaveCount(0);
  await startChat(page, { message: 'My passport is ready' });
  await expect(panel.getByRole('button', offer)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Not now' }).click();
  await expect(panel.getByRole('button', offer)).toHaveCount(0);
  await reload(page);
  const again = await openChat(page);
  await expect(again.getByText('My passport is ready')).toBeVisible();
  await expect(again.getByRole('button', offer)).toHaveCount(0);
});

test("tells of a guest's booking after a press, and ends it after another", async ({ page }) => {
  await answering(page, 'granted');
  await withPushService(page);
  await openForm(page);
  await fill(page, guest);
  await choosePhoto(page);
  await submit(page);
  const success = page.getByRole('dialog', { name: 'Booking Successful!' });
  const asked = call(page, 'subscriptions');
  await success.getByRole('button', offer).click();
  expect(((await asked).request().postDataJSON() as { link?: string }).link).toBeTruthy();
  await expect(success.getByText('This phone tells you when there is an answer.')).toBeVisible();
  const ended = call(page, 'subscriptions/end');
  await success.getByRole('button', { name: 'Turn off' }).click();
  await ended;
  await expect(success.getByRole('button', offer)).toHaveCount(0);
});

test('says how to allow it where the browser does not', async ({ page }) => {
  await answering(page, 'denied');
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  await panel.getByRole('button', offer).click();
  await expect(panel.getByText('Allow notifications for this site')).toBeVisible();
});

test('offers nothing on a shared phone', async ({ page }) => {
  await answering(page, 'default');
  await open(page, '/about');
  const panel = await openChat(page);
  await panel.getByRole('checkbox', { name: 'This is a shared device' }).check();
  await startChat(page, { message: 'My passport is ready' });
  await expect(panel.getByText('My passport is ready')).toBeVisible();
  await expect(panel.getByRole('button', offer)).toHaveCount(0);
});

/** The service worker of the page. */
interface Scope {
  registration: ServiceWorkerRegistration;
  /** What was shown, oldest first. */
  shown: object[];
}

/** The browser of tests shows no notifications: its service worker tells what it would show. */
async function collectShown(worker: Worker) {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification(title: string, options: NotificationOptions) {
        scope.shown.push({ title, ...options });
        return Promise.resolve();
      },
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
}

/** Brings a message as a push service does. */
async function deliver(page: Page, message: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const [{ origin }, registrationId] = [new URL(page.url()), await registered];
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('shows what a push service brings, and a press opens the chat', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  await page.getByRole('button', { name: 'Close live chat' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  const shown = await collectShown(worker);
  const { path, ...message } = {
    tag: 'chat',
    title: 'You have an answer from Pothik',
    body: 'Press to read it.',
    lang: 'en',
    path: '/#live-chat',
  };
  await deliver(page, { ...message, path });
  await expect.poll(shown).toEqual([{ ...message, icon: '/icon-192.png', data: path }]);

  await worker.evaluate((data) => {
    const notification = { close: () => undefined, data };
    dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  }, path);
  await expect(panel.getByText('My passport is ready')).toBeVisible();

  // Where no page is open, it opens one with the chat.
  await open(page, path);
  await expect(panel.getByText('My passport is ready')).toBeVisible();
});
