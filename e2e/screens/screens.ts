import type { APIRequestContext, Page } from '@playwright/test';
import { bookWithPassport, jobAddress } from '../tests/booking.ts';
import { openConsole } from '../tests/console.ts';
import { open } from '../tests/page.ts';
import { register, signInPage } from '../tests/person.ts';

/** A screen that is drawn: how one comes to it. */
export interface Screen {
  name: string;
  /** A page in Bangla as well. */
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
  async (page, request) => {
    await openConsole(page, request, path);
    await page.getByRole('navigation').first().waitFor();
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
  { name: 'console-overview', go: consoleAt('/') },
  { name: 'console-inbox', go: consoleAt('/inbox') },
  { name: 'console-bookings', go: consoleAt('/bookings') },
  { name: 'console-catalogue', go: consoleAt('/catalogue') },
  { name: 'console-insights', go: consoleAt('/insights') },
  { name: 'console-people', go: consoleAt('/people') },
  { name: 'console-settings', go: consoleAt('/settings') },
];
