import type { APIRequestContext, Page } from '@playwright/test';
import { bookWithPassport } from '../tests/booking.ts';
import { Staff } from '../tests/chat.ts';
import { staffToken } from '../tests/console.ts';
import { open } from '../tests/page.ts';
import { register } from '../tests/person.ts';

/** A booking that was confirmed, and for which a paper is asked in the language of the page. */
export async function bookingWithRequest(page: Page, request: APIRequestContext, base: string) {
  const { token } = await register(request, undefined, base === '' ? 'en' : 'bn');
  const booking = await bookWithPassport(page, request, token);
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const ofBooking = `/api/admin/bookings/${booking._id}`;
  const [confirmed, asked] =
    base === ''
      ? ['Please bring two photos on Sunday.', 'The photo is blurred. Please take it by daylight.']
      : ['রবিবার দুটি ছবি আনুন।', 'ছবিটি ঝাপসা। আবার তুলুন।'];
  await request.put(ofBooking, { headers, data: { status: 'confirmed', note: confirmed } });
  const data = { document: 'passport', note: asked };
  await request.post(`${ofBooking}/document-requests`, { headers, data });
  return { ...booking, token };
}

/** A visitor who waits in the chat. @returns the chat's id. */
export async function waitInChat(page: Page, base: string): Promise<string> {
  await open(page, `${base}/about`);
  await page.getByRole('button', { name: /^(?:Open live chat|লাইভ চ্যাট খুলুন)$/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: /^(?:Name|নাম)$/ }).fill('রহিমা খাতুন');
  await panel.getByRole('textbox', { name: /^(?:Phone|ফোন)$/ }).fill('01712345678');
  await panel
    .getByRole('textbox', { name: /^(?:Message|বার্তা)/ })
    .fill(base === '' ? 'How long does it take?' : 'কত দিন লাগবে?');
  await panel.getByRole('button', { name: /^(?:Start Chat|চ্যাট শুরু করুন)$/ }).click();
  await panel.getByRole('log').waitFor();
  return page.evaluate(() => localStorage.getItem('liveChatId') ?? '');
}

/** The same, answered by staff. @returns the chat's id. */
export async function answeredChat(page: Page, request: APIRequestContext, base: string) {
  const id = await waitInChat(page, base);
  const staff = await Staff.signIn(request);
  await staff.join(id);
  const answer = base === '' ? 'Tk 1,65,000 in all.' : 'মোট ৳১,৬৫,০০০ লাগবে।';
  await staff.send(id, answer);
  await page.getByRole('log').getByText(answer).waitFor();
  return id;
}
