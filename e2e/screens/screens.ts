import type { Page } from '@playwright/test';
import { book, jobAddress } from '../tests/booking.ts';
import { open } from '../tests/page.ts';
import { register, signInPage } from '../tests/person.ts';
import { consoleScreens } from './console-screens.ts';
import type { Screen } from './screen.ts';
import { answeredChat, bookingWithRequest, waitInChat } from './what-they-show.ts';

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

/** Its customer at a page. */
const withRequestAt =
  (path: string, goOn: (page: Page, reference: string) => Promise<unknown>): Screen['go'] =>
  async (page, request, base) => {
    const { reference, token } = await bookingWithRequest(page, request, base);
    await signInPage(page, token);
    await open(page, base + path);
    await goOn(page, reference);
  };

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
  ...consoleScreens,
];
