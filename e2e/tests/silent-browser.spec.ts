import { choosePhoto, fill, fromElsewhere, openForm, submit } from './booking.ts';
import { expect, test } from './page.ts';
import { countBookings, namedGuest } from './sent-bookings.ts';

/** Interfaces of browsers as they are on some phones. Each runs before the page's own script. */
const conditions: Record<string, () => void> = {
  'storage that fires no event when it is opened': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'storage that fires no event when it is read': () => {
    IDBObjectStore.prototype.getAll = () => new EventTarget() as IDBRequest<unknown[]>;
  },
  'storage that loses what it has stored': () => {
    const put = new Proxy(Reflect.get(IDBObjectStore.prototype, 'put') as () => unknown, {
      apply(original, store: IDBObjectStore, given) {
        const request: unknown = Reflect.apply(original, store, given);
        store.clear();
        return request;
      },
    });
    Object.assign(IDBObjectStore.prototype, { put });
  },
  'locks that are never granted': () => {
    const { promise } = Promise.withResolvers<never>();
    LockManager.prototype.request = () => promise;
  },
  'locks that are refused': () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'));
    LockManager.prototype.query = () => Promise.reject(new DOMException('', 'SecurityError'));
  },
  'no messages between tabs': () => {
    Object.assign(window, { BroadcastChannel: undefined });
  },
  'no decoder that answers': () => {
    const { promise } = Promise.withResolvers<never>();
    Object.assign(window, { createImageBitmap: () => promise });
  },
  'workers that do not start': () => {
    const construct = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(window, { Worker: new Proxy(Worker, { construct }) });
  },
  'a place for stored data that cannot be asked for': () => {
    StorageManager.prototype.persist = () => Promise.reject(new TypeError('refused'));
  },
};

for (const [name, apply] of Object.entries(conditions)) {
  test(`books with ${name}`, async ({ page, context, request }) => {
    const visitor = namedGuest();
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.addInitScript(apply);
    await openForm(page);
    await fill(page, visitor);
    await choosePhoto(page);
    await submit(page);
    await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
    expect(await countBookings(request, visitor['Full Name'])).toBe(1);
  });
}
