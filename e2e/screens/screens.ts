import type { APIRequestContext, Page } from '@playwright/test';
import { bookWithPassport, jobAddress } from '../tests/booking.ts';
import { Staff } from '../tests/chat.ts';
import { openConsole, staffToken } from '../tests/console.ts';
import { open } from '../tests/page.ts';
import { register, signInPage } from '../tests/person.ts';

/** A screen that is drawn: how one comes to it. */
export interface Screen {
  name: string;
  /** In Bangla as well. */
  inBangla?: true;
  go: (page: Page, request: APIRequestContext, base: string) => Promise<unknown>;
}

const at =
  (path: string): Screen['go'] =>
  (page, _request, base) =>
    open(page, base + path);

const signedInAt =
  (path: string): Screen['go'] =>
  async (page, request, base) => {
    const { token } = await register(request);
    await bookWithPassport(page, request, token);
    await signInPage(page, token);
    await open(page, base + path);
  };

const consoleAt =
  (path: string): Screen['go'] =>
  async (page, request, base) => {
    const language = base === '' ? 'en' : 'bn';
    await page.addInitScript((code) => localStorage.setItem('consoleLanguage', code), language);
    await openConsole(page, request, path);
    await page.getByRole('navigation').first().waitFor();
  };

/** A booking that was confirmed and for which a paper is asked, and its customer at a page. */
const withRequestAt =
  (path: string, goOn: (page: Page, reference: string) => Promise<unknown>): Screen['go'] =>
  async (page, request, base) => {
    const { token } = await register(request);
    const { _id: id, reference } = await bookWithPassport(page, request, token);
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const ofBooking = `/api/admin/bookings/${id}`;
    const note = 'রবিবার দুটি ছবি আনুন।';
    await request.put(ofBooking, { headers, data: { status: 'confirmed', note } });
    const asked = { document: 'passport', note: 'ছবিটি ঝাপসা। আবার তুলুন।' };
    await request.post(`${ofBooking}/document-requests`, { headers, data: asked });
    await signInPage(page, token);
    await open(page, base + path);
    await goOn(page, reference);
  };

/** A chat that has begun, and what staff do in it. */
const inChat =
  (goOn: (id: string, staff: Staff) => Promise<unknown>): Screen['go'] =>
  async (page, request, base) => {
    await open(page, `${base}/about`);
    await page.getByRole('button', { name: /^(?:Open live chat|লাইভ চ্যাট খুলুন)$/ }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: /^(?:Name|নাম)$/ }).fill('রহিমা খাতুন');
    await panel.getByRole('textbox', { name: /^(?:Phone|ফোন)$/ }).fill('01712345678');
    await panel.getByRole('button', { name: /^(?:Start Chat|চ্যাট শুরু করুন)$/ }).click();
    await panel.getByRole('log').waitFor();
    const id = await page.evaluate(() => localStorage.getItem('liveChatId') ?? '');
    await goOn(id, await Staff.signIn(request));
  };

/** Every screen of the storefront and the console, in the order in which people meet them. */
export const screens: readonly Screen[] = [
  { name: 'home', inBangla: true, go: at('/') },
  { name: 'listing', inBangla: true, go: at('/service') },
  { name: 'category', inBangla: true, go: at('/service/jobs-abroad') },
  { name: 'nothing-found', inBangla: true, go: at('/service?search=zzzzzz') },
  { name: 'service-job', inBangla: true, go: at(jobAddress) },
  {
    name: 'booking-form',
    inBangla: true,
    go: async (page, _request, base) => {
      await open(page, base + jobAddress);
      await page.getByRole('button', { name: /^(?:Instant Booking|এখনই বুকিং)$/ }).click();
      await page.getByRole('form').first().waitFor();
    },
  },
  { name: 'track', inBangla: true, go: at('/track') },
  { name: 'login', inBangla: true, go: at('/login') },
  { name: 'register', inBangla: true, go: at('/register') },
  { name: 'forgot-password', inBangla: true, go: at('/forgot-password') },
  { name: 'profile', inBangla: true, go: signedInAt('/profile') },
  { name: 'my-bookings', inBangla: true, go: signedInAt('/my-bookings') },
  {
    name: 'booking-details',
    inBangla: true,
    go: withRequestAt('/my-bookings', async (page) => {
      await page.getByRole('button', { name: /^(?:Details|বিস্তারিত)$/ }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'track-found',
    inBangla: true,
    go: withRequestAt('/track', async (page, reference) => {
      await page.getByRole('textbox', { name: /^(?:Booking reference|বুকিং নম্বর)/ }).fill(reference);
      await page.getByRole('textbox', { name: /^(?:Phone Number|ফোন নম্বর)/ }).fill('01712345678');
      await page.getByRole('button', { name: /^(?:Find booking|বুকিং খুঁজুন)$/ }).click();
      await page.getByRole('article').waitFor();
    }),
  },
  { name: 'notifications', inBangla: true, go: signedInAt('/notifications') },
  { name: 'blog', inBangla: true, go: at('/blog') },
  { name: 'article', inBangla: true, go: at('/blog/fake-job-offers') },
  { name: 'support', inBangla: true, go: at('/support') },
  { name: 'unknown-page', inBangla: true, go: at('/no-such-page') },
  {
    name: 'live-chat',
    inBangla: true,
    go: async (page, _request, base) => {
      await open(page, `${base}/`);
      await page.getByRole('button', { name: /^(?:Open live chat|লাইভ চ্যাট খুলুন)$/ }).click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
  { name: 'chat-waiting', inBangla: true, go: inChat(() => Promise.resolve()) },
  {
    name: 'chat-joined',
    inBangla: true,
    go: inChat(async (id, staff) => {
      await staff.join(id);
      await staff.send(id, 'মোট ৳১,৬৫,০০০ লাগবে।');
    }),
  },
  { name: 'console-overview', inBangla: true, go: consoleAt('/') },
  { name: 'console-inbox', inBangla: true, go: consoleAt('/inbox') },
  { name: 'console-bookings', inBangla: true, go: consoleAt('/bookings') },
  { name: 'console-catalogue', inBangla: true, go: consoleAt('/catalogue') },
  { name: 'console-insights', inBangla: true, go: consoleAt('/insights') },
  { name: 'console-people', inBangla: true, go: consoleAt('/people') },
  { name: 'console-settings', inBangla: true, go: consoleAt('/settings') },
];
