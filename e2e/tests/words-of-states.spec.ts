import type { Page } from '@playwright/test';
import { bookWithPassport } from './booking.ts';
import { Staff } from './chat.ts';
import { staffToken } from './console.ts';
import { expectOneLanguage } from './expect-language.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

/** What pages in Bangla come to say while a booking and a chat go on. */

/** What people write is theirs, in whatever language; these write Bangla. */
const name = 'রহিমা খাতুন';

async function openChatInBangla(page: Page) {
  await open(page, '/bn/about');
  await page.getByRole('button', { name: 'লাইভ চ্যাট খুলুন' }).click();
  const panel = page.getByRole('dialog', { name: 'লাইভ চ্যাট' });
  await expect(panel.getByRole('textbox', { name: 'নাম' })).toBeVisible();
  return panel;
}

test('a booking is told in Bangla: its details, its history and where it is looked for', async ({
  page,
  request,
}) => {
  const person = await register(request, { ...newcomer(), name }, 'bn');
  const { _id: id, reference } = await bookWithPassport(page, request, person.token, {
    name,
    address: 'সিলেট',
  });
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const ofBooking = `/api/admin/bookings/${id}`;
  const confirmed = { status: 'confirmed', note: 'রবিবার দুটি ছবি আনুন।' };
  const asked = { document: 'passport', note: 'ছবিটি ঝাপসা। আবার তুলুন।' };
  for (const answer of [
    await request.put(ofBooking, { headers, data: confirmed }),
    await request.post(`${ofBooking}/document-requests`, { headers, data: asked }),
  ]) {
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await signInPage(page, person.token);
  await open(page, '/bn/my-bookings');
  await expect(page.getByRole('article')).toContainText('আপনার কিছু করতে হবে');
  await expectOneLanguage(page);
  await page.getByRole('button', { name: 'বিস্তারিত' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(confirmed.note);
  await expect(dialog).toContainText(asked.note);
  await expect(dialog).toContainText('এখনও কেউ খোলেননি');
  await expectOneLanguage(page);

  await open(page, '/bn/notifications');
  await expect(page.getByRole('main')).toContainText('নিশ্চিত');
  await expectOneLanguage(page);

  await open(page, '/bn/track');
  await page.getByRole('textbox', { name: 'বুকিং নম্বর' }).fill(reference);
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill('০১৭১২৩৪৫৬৭৮');
  await page.getByRole('button', { name: 'বুকিং খুঁজুন' }).click();
  await expect(page.getByRole('article')).toContainText(reference);
  await expectOneLanguage(page);
});

test('going on on another phone is told in Bangla, there and here, also where it is over', async ({
  page,
}) => {
  const panel = await openChatInBangla(page);
  await panel.getByRole('textbox', { name: 'নাম' }).fill(name);
  await panel.getByRole('textbox', { name: 'ফোন' }).fill('০১৭১২৩৪৫৬৭৮');
  await panel.getByRole('button', { name: 'চ্যাট শুরু করুন' }).click();
  await panel.getByRole('button', { name: 'অন্য ফোনে চালিয়ে যান' }).click();
  const dialog = page.getByRole('dialog', { name: 'অন্য ফোনে চালিয়ে যান' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectOneLanguage(page);
  await open(page, '/bn/continue#worth-nothing');
  await expectOneLanguage(page);
  await page.getByRole('button', { name: 'এখানে চালিয়ে যান' }).click();
  await expect(page.getByText('দশ মিনিট শেষ')).toBeVisible();
  await expectOneLanguage(page);
});

test('a chat is in Bangla: outside the hours, while it waits, with staff, and when it has ended', async ({
  page,
  request,
}) => {
  const closed = { isOpen: false, awayText: 'We are back on Sunday at nine.' };
  await page.route('**/api/settings/chat/public', (route) =>
    route.fulfill({ json: { success: true, data: closed } }),
  );
  await openChatInBangla(page);
  await expectOneLanguage(page);
  await page.unroute('**/api/settings/chat/public');

  const panel = await openChatInBangla(page);
  await panel.getByRole('textbox', { name: 'নাম' }).fill(name);
  await panel.getByRole('textbox', { name: 'ফোন' }).fill('০১৭১২৩৪৫৬৭৮');
  await panel.getByRole('textbox', { name: 'বার্তা (ইচ্ছা হলে)' }).fill('কত টাকা লাগবে?');
  await panel.getByRole('button', { name: 'চ্যাট শুরু করুন' }).click();
  const talk = panel.getByRole('log', { name: 'কথোপকথন' });
  await expect(talk).toContainText('কত টাকা লাগবে?');
  await expectOneLanguage(page);

  const id = await page.evaluate(() => localStorage.getItem('liveChatId') ?? '');
  const staff = await Staff.signIn(request);
  await staff.join(id);
  await staff.send(id, 'মোট ৳১,৬৫,০০০ লাগবে।');
  await expect(talk).toContainText('মোট ৳১,৬৫,০০০ লাগবে।');
  await expectOneLanguage(page);

  await staff.close(id);
  await expect(panel).toContainText('এই চ্যাট শেষ হয়েছে।');
  await expectOneLanguage(page);
});
