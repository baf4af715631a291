import { bookingForm, fill, fillAll, guest, openForm, submit } from './booking.ts';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, test } from './page.ts';

test(
  'the overview tells how far visitors got in the booking form, whether they left it or sent it',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const leaver = await newPage(browser);
    await openForm(leaver);
    const known = leaver.waitForResponse('**/api/settings/contact/public');
    await fill(leaver, { 'Full Name': guest['Full Name'], WhatsApp: guest.WhatsApp });
    await known;
    const left = leaver.waitForRequest('**/api/form-visits');
    await leaver.getByRole('banner').getByRole('link').first().click();
    const { steps, ...told } = (await left).postDataJSON() as Record<string, unknown>;
    expect(steps).toEqual(['begun', 'contact']);
    // Names of the form's parts, and nothing of what was typed or of who it was.
    expect(Object.keys(told)).toEqual(['form', 'serviceType']);
    const headers = await (await left).allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect((await (await left).response())?.status()).toBe(200);
    await leaver.context().close();

    const sender = await newPage(browser);
    await openForm(sender);
    await submit(sender);
    await fillAll(sender);
    const counted = sender.waitForRequest((sent) => (sent.postData() ?? '').includes('"sent"'));
    await submit(sender);
    await expect(sender.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
    const sent = (await counted).postDataJSON() as { refusals: string[] };
    expect(sent.refusals).toEqual(['name', 'phone', 'address', 'whatsapp', 'passport']);
    expect((await (await counted).response())?.status()).toBe(200);
    await expect(bookingForm(sender)).toHaveCount(1);
    await sender.context().close();

    await openConsole(page, request, '');
    const table = page.getByRole('table', { name: 'Where forms are left' });
    await expect(
      table.getByRole('row', { name: /^Begun: name, phone, address [2-9]/ }),
    ).toBeVisible();
    await expect(
      table.getByRole('row', { name: /^How to be reached [2-9]\d* [1-9]\d* \(\d+%\)/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /^Sent [1-9]/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Form' }).selectOption('Bookings: Other');
    await expect(page).toHaveURL(/[?&]form=booking%3A/);
    await expect(table.getByRole('row', { name: /^Sent [1-9]/ })).toBeVisible();
  },
);
