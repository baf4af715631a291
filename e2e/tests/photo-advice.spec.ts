import type { Page } from '@playwright/test';
import {
  bookingForm,
  fill,
  guest,
  jobAddress,
  openForm,
  submit,
  waitUntilKept,
  watchUploads,
} from './booking.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

interface Look {
  /** The brightness beside daylight. */
  light?: number;
  /** Of the lens, in pixels. */
  blur?: number;
  /** The card's distance to the right of its right place, in pixels. */
  off?: number;
  /** The radius of a lamp that is seen in the card, in pixels. */
  lamp?: number;
  width?: number;
}

/** A photo of a card with print that lies on a table. */
async function photographed(page: Page, look: Look) {
  const url = await page.evaluate(({ light = 1, blur = 0, off = 0, lamp = 0, width = 1_600 }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = width * 0.75;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const grey = (level: number) =>
      `rgb(${Array(3)
        .fill(level * light)
        .join(' ')})`;
    context.scale(width / 1_600, width / 1_600);
    context.fillStyle = grey(70);
    context.fillRect(0, 0, 1_600, 1_200);
    context.filter = `blur(${String(blur)}px)`;
    context.fillStyle = grey(205);
    context.fillRect(250 + off, 200, 1_100, 760);
    context.fillStyle = grey(40);
    context.font = '32px monospace';
    for (let y = 290; y < 920; y += 60) context.fillText('KHATUN<<RAHIMA<<BGD<1987', 310 + off, y);
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(800 + off, 560, lamp, 0, 7);
    context.fill();
    return canvas.toDataURL('image/jpeg', 0.9);
  }, look);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const choose = async (page: Page, look: Look) =>
  bookingForm(page)
    .getByLabel('Passport photo')
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographed(page, look),
    });

test('says what is wrong with a photo and what to do, and takes it', async ({ page }) => {
  const form = await openForm(page);
  const advice = form
    .getByRole('status')
    .filter({ hasText: 'You can also send this photo as it is.' });
  await choose(page, { light: 0.3 });
  await expect(advice).toContainText('rather dark. Go to a window');
  await choose(page, { blur: 9 });
  await expect(advice).toContainText('looks blurred. Hold the phone still');
  await choose(page, { off: 500 });
  await expect(advice).toContainText('outside the photo. Hold the phone farther away');
  await choose(page, { width: 400 });
  await expect(advice).toContainText('very small in this photo. Go closer');
  await choose(page, { lamp: 130 });
  await expect(advice).toContainText('bright reflection on the page. Tilt it away from the lamp');
  await expect(form.getByText('me.jpg')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await choose(page, {});
  await expect(advice).toHaveCount(0);
  await expect(form.getByText('Checking the photo...')).toHaveCount(0);
});

test('sends a dark photo all the same, also after the page was loaded anew', async ({ page }) => {
  const uploaded = await watchUploads(page);
  const form = await openForm(page);
  await fill(page, guest);
  await choose(page, { light: 0.3 });
  await expect(form.getByText(/rather dark/)).toBeVisible();
  await waitUntilKept(page);
  await page.reload();
  await expect(form.getByText('me.jpg')).toBeVisible();
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
  expect((await uploaded()).passportUpload).toMatch(/^[\w-]{32}$/);
});

test('loads what looks at photos when one is chosen, and takes photos without it', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/judge-photo*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const form = await openForm(page);
  expect(asked).toEqual([]);
  await choose(page, { light: 0.3 });
  await expect(form.getByText('me.jpg')).toBeVisible();
  await expect(form.getByText('Checking the photo...')).toHaveCount(0);
  await expect(form.getByText(/rather dark/)).toHaveCount(0);
  expect(asked).not.toEqual([]);
});

test('advises in Bangla', async ({ page }) => {
  await open(page, `/bn${jobAddress}`);
  await page.getByRole('button', { name: 'এখনই বুকিং' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographed(page, { lamp: 130 }),
    });
  await expect(page.getByText(/কাগজে আলোর ঝলক পড়েছে/)).toBeVisible();
});
