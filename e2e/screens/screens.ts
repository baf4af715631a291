import type { APIRequestContext, Page } from '@playwright/test';
import { book, bookWithPassport, jobAddress } from '../tests/booking.ts';
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
    const { token } = await register(request, undefined, base === '' ? 'en' : 'bn');
    await book(request, token);
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

/** A booking that was confirmed, and for which a paper is asked in the language of the page. */
async function bookingWithRequest(page: Page, request: APIRequestContext, base: string) {
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

/** Its customer at a page. */
const withRequestAt =
  (path: string, goOn: (page: Page, reference: string) => Promise<unknown>): Screen['go'] =>
  async (page, request, base) => {
    const { reference, token } = await bookingWithRequest(page, request, base);
    await signInPage(page, token);
    await open(page, base + path);
    await goOn(page, reference);
  };

/** A visitor who waits in the chat. @returns the chat's id. */
async function waitInChat(page: Page, base: string): Promise<string> {
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
async function answeredChat(page: Page, request: APIRequestContext, base: string) {
  const id = await waitInChat(page, base);
  const staff = await Staff.signIn(request);
  await staff.join(id);
  const answer = base === '' ? 'Tk 1,65,000 in all.' : 'মোট ৳১,৬৫,০০০ লাগবে।';
  await staff.send(id, answer);
  await page.getByRole('log').getByText(answer).waitFor();
  return id;
}

/** Every screen of the storefront and the console, in the order in which people meet them. */
export const screens: readonly Screen[] = [
  { name: 'home', inBangla: true, go: at('/') },
  { name: 'listing', inBangla: true, go: at('/service') },
  { name: 'category', inBangla: true, go: at('/service/jobs-abroad') },
  { name: 'nothing-found', inBangla: true, go: at('/service?search=zzzzzz') },
  { name: 'service-job', inBangla: true, go: at(jobAddress) },
  { name: 'service-visa', inBangla: true, go: at('/service/visa-services/thailand-tourist-visa') },
  { name: 'service-flight', inBangla: true, go: at('/service/air-tickets/flight-dhaka-dubai') },
  { name: 'service-hotel', inBangla: true, go: at('/service/hotels/hotel-coxs-bazar-sea-view') },
  { name: 'service-tour', inBangla: true, go: at('/service/tour-packages/tour-sundarbans') },
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
  { name: 'continue', inBangla: true, go: at('/continue#token') },
  { name: 'login', inBangla: true, go: at('/login') },
  { name: 'register', inBangla: true, go: at('/register') },
  { name: 'forgot-password', inBangla: true, go: at('/forgot-password') },
  { name: 'profile', inBangla: true, go: signedInAt('/profile') },
  { name: 'my-bookings', inBangla: true, go: signedInAt('/my-bookings') },
  {
    name: 'my-bookings-asked',
    inBangla: true,
    go: withRequestAt('/my-bookings', (page) => page.getByRole('article').first().waitFor()),
  },
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
  { name: 'about', inBangla: true, go: at('/about') },
  { name: 'privacy', inBangla: true, go: at('/privacy') },
  {
    name: 'live-chat',
    inBangla: true,
    go: async (page, _request, base) => {
      await open(page, `${base}/`);
      await page.getByRole('button', { name: /^(?:Open live chat|লাইভ চ্যাট খুলুন)$/ }).click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
  {
    name: 'chat-waiting',
    inBangla: true,
    go: (page, _request, base) => waitInChat(page, base),
  },
  { name: 'chat-joined', inBangla: true, go: answeredChat },
  { name: 'console-overview', inBangla: true, go: consoleAt('/') },
  { name: 'console-inbox', inBangla: true, go: consoleAt('/inbox') },
  {
    name: 'console-conversation',
    inBangla: true,
    go: async (page, request, base) => {
      const id = await answeredChat(page, request, base);
      await consoleAt(`/inbox/${id}`)(page, request, base);
      await page.getByRole('log').waitFor();
    },
  },
  { name: 'console-bookings', inBangla: true, go: consoleAt('/bookings') },
  {
    name: 'console-booking',
    inBangla: true,
    go: async (page, request, base) => {
      const { _id: id } = await bookingWithRequest(page, request, base);
      await consoleAt(`/bookings/${id}`)(page, request, base);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'console-catalogue', inBangla: true, go: consoleAt('/catalogue') },
  {
    name: 'console-service',
    inBangla: true,
    go: consoleAt('/catalogue/services/electrician-riyadh'),
  },
  {
    name: 'console-translation',
    inBangla: true,
    go: consoleAt('/catalogue/services/electrician-riyadh/bn'),
  },
  { name: 'console-search-words', inBangla: true, go: consoleAt('/catalogue/search-words') },
  { name: 'console-insights', inBangla: true, go: consoleAt('/insights') },
  { name: 'console-people', inBangla: true, go: consoleAt('/people') },
  { name: 'console-staff', inBangla: true, go: consoleAt('/people/staff') },
  { name: 'console-log', inBangla: true, go: consoleAt('/people/log') },
  { name: 'console-settings', inBangla: true, go: consoleAt('/settings') },
];
