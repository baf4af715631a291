import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { open } from './page.ts';

/** A service without travelling dates. */
export const jobAddress = '/service/jobs-abroad/electrician-riyadh';

/** Who books in these tests. */
export const guest = {
  'Full Name': 'Rahima Khatun',
  'Phone Number': '01712345678',
  Address: 'House 7, Road 3, Sylhet',
  WhatsApp: '01812345678',
};

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Booking' });

/** Opens a service and its form, as a guest. */
export async function openForm(page: Page, path = jobAddress) {
  await open(page, path);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page)).toBeVisible();
  return bookingForm(page);
}

/** Chooses the form as a guest, unless the page has kept the choice; then waits for what it shows. */
export async function chooseForm(page: Page, shown: Locator) {
  const button = page.getByRole('button', { name: 'Instant Booking' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Fills in text fields by their labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await bookingForm(page).getByRole('textbox', { name, exact: true }).fill(value);
  }
}

let taken: Promise<Buffer> | undefined;

/** A sharp photo in daylight: of the first page that needs one. */
export const photo = async (page: Page, name = 'passport.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await (taken ??= page.screenshot({ type: 'jpeg' })),
});

/** Chooses a photo, and waits until it has been looked at. */
export async function choosePhoto(page: Page, label = 'Passport photo') {
  const form = bookingForm(page);
  const name = `${label.toLowerCase().replaceAll(' ', '-')}.jpg`;
  await form.getByLabel(label, { exact: true }).setInputFiles(await photo(page, name));
  await expect(form.getByText(name)).toBeVisible();
}

/** Waits until this device has kept what was typed and chosen: a page that ends earlier may lose it. */
export async function waitUntilKept(page: Page) {
  await page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const opening = indexedDB.open('pothik-drafts');
    opening.onupgradeneeded = () => reject(new Error('nothing is kept here'));
    opening.onsuccess = () => {
      // One that writes has its turn when those before it are through.
      const turn = opening.result.transaction('drafts', 'readwrite');
      turn.objectStore('drafts').count();
      turn.oncomplete = () => {
        opening.result.close();
        resolve(undefined);
      };
    };
    await promise;
  });
}

/** Keeps the device's drafts busy from another page, so that nobody reads or writes them; the answer lets go of them. */
export async function holdDrafts(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const opening = indexedDB.open('pothik-drafts');
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onsuccess = () => {
      const turn = opening.result.transaction('drafts', 'readwrite');
      const goOn = () => {
        if ('letGo' in window) return;
        resolve(undefined);
        turn.objectStore('drafts').count().onsuccess = goOn;
      };
      goOn();
    };
    await promise;
  });
  return () => page.evaluate(() => void Object.assign(window, { letGo: true }));
}

/** A booking with everything that it needs. */
export async function fillAll(page: Page) {
  await fill(page, guest);
  await choosePhoto(page);
  await waitUntilKept(page);
}

export const submit = (page: Page) =>
  bookingForm(page).getByRole('button', { name: 'Submit Booking' }).click();

/** Another network for each call or page: all pages together have the tries of one address. */
export const fromElsewhere = () => {
  const part = () => String(randomInt(256));
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
};

/** Books past the screens, as somebody with a session, or as a guest. */
export async function book(
  request: APIRequestContext,
  token?: string,
  fields: Record<string, string> = {},
) {
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const response = await request.post('/api/bookings', {
    headers: { ...fromElsewhere(), ...(authorization !== undefined && { authorization }) },
    data: {
      serviceId: 'electrician-riyadh',
      name: 'Rahima Khatun',
      phone: '+8801712345678',
      address: 'Sylhet',
      whatsapp: '01712345678',
      ...fields,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { booking: { _id: string; reference: string } }).booking;
}

/** The same with a passport: the page is of this site, and is photographed. */
export async function bookWithPassport(
  page: Page,
  request: APIRequestContext,
  token: string,
  fields: Record<string, string> = {},
) {
  await open(page, jobAddress);
  const response = await request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}`, ...fromElsewhere() },
    multipart: {
      serviceId: 'electrician-riyadh',
      name: 'Rahima Khatun',
      phone: '+8801712345678',
      address: 'Sylhet',
      whatsapp: '01712345678',
      ...fields,
      documentType: 'passport',
      passport: await photo(page),
    },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { booking: { _id: string; reference: string } }).booking;
}

/** What somebody has booked, as the server tells it. */
export async function bookingsOf(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.get('/api/bookings/my-bookings', { headers });
  return ((await response.json()) as { bookings: { status: string }[] }).bookings;
}

/** Remembers the text fields of what the page uploads; files are named by their size. */
export async function watchUploads(page: Page) {
  await page.addInitScript(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (body instanceof FormData) {
          const entries = [...body].map(([name, value]) => [
            name,
            value instanceof File ? String(value.size) : value,
          ]);
          Object.assign(window, { uploaded: Object.fromEntries(entries) as object });
        }
        super.send(body);
      }
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { uploaded: Record<string, string> }).uploaded);
}
