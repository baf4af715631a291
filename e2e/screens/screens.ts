import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { bookWithPassport, jobAddress } from '../tests/booking.ts';
import { Staff, startChat } from '../tests/chat.ts';
import { openConsole, staffToken } from '../tests/console.ts';
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

/** A booking for which staff need something. @returns who has made it, and its reference. */
async function askedBooking(page: Page, request: APIRequestContext) {
  const { token } = await register(request);
  const booking = await bookWithPassport(page, request, token);
  const asked = await request.post(`/api/admin/bookings/${booking._id}/document-requests`, {
    headers: { authorization: `Bearer ${await staffToken(request)}` },
    data: { note: 'The photo is blurred. Please take it by daylight.', document: 'passport' },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  return { ...booking, token };
}

const openChatPanel: Screen['go'] = async (page, _request, base) => {
  await open(page, `${base}/`);
  await page.getByRole('button', { name: /^(?:Open live chat|লাইভ চ্যাট খুলুন)$/ }).click();
  await page.getByRole('dialog').first().waitFor();
};

/** A visitor who waits in the chat, in English. @returns the chat's id. */
async function waitInChat(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open live chat' }).click();
  return startChat(page, { message: 'How long does the visa for Saudi Arabia take?' });
}

/** The same, answered by staff. */
async function answeredChat(page: Page, request: APIRequestContext) {
  const id = await waitInChat(page);
  const staff = await Staff.signIn(request);
  await staff.join(id);
  await staff.send(id, 'Six to ten weeks, once your papers are complete.');
  await page.getByText('Six to ten weeks').first().waitFor();
  return id;
}

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
  {
    name: 'track-asked',
    inBangla: true,
    go: async (page, request, base) => {
      const { reference } = await askedBooking(page, request);
      await open(page, `${base}/track`);
      await page.locator('[name=reference]').fill(reference);
      await page.locator('[name=phone]').fill('01712345678');
      await page.locator('[name=phone]').press('Enter');
      await page.getByRole('article').waitFor();
    },
  },
  { name: 'login', inBangla: true, go: at('/login') },
  { name: 'register', inBangla: true, go: at('/register') },
  { name: 'forgot-password', inBangla: true, go: at('/forgot-password') },
  { name: 'profile', inBangla: true, go: signedInAt('/profile') },
  { name: 'my-bookings', inBangla: true, go: signedInAt('/my-bookings') },
  {
    name: 'my-bookings-asked',
    inBangla: true,
    go: async (page, request, base) => {
      const { token } = await askedBooking(page, request);
      await signInPage(page, token);
      await open(page, `${base}/my-bookings`);
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'notifications', inBangla: true, go: signedInAt('/notifications') },
  { name: 'blog', inBangla: true, go: at('/blog') },
  { name: 'article', inBangla: true, go: at('/blog/fake-job-offers') },
  { name: 'support', inBangla: true, go: at('/support') },
  { name: 'unknown-page', inBangla: true, go: at('/no-such-page') },
  { name: 'about', inBangla: true, go: at('/about') },
  { name: 'privacy', inBangla: true, go: at('/privacy') },
  { name: 'live-chat', inBangla: true, go: openChatPanel },
  { name: 'live-chat-waiting', go: waitInChat },
  { name: 'live-chat-answered', go: answeredChat },
  { name: 'console-overview', go: consoleAt('/') },
  { name: 'console-inbox', go: consoleAt('/inbox') },
  {
    name: 'console-conversation',
    go: async (page, request) => {
      const id = await answeredChat(page, request);
      await openConsole(page, request, `/inbox/${id}`);
      await page.getByRole('log').waitFor();
    },
  },
  { name: 'console-bookings', go: consoleAt('/bookings') },
  {
    name: 'console-booking',
    go: async (page, request) => {
      const { _id: id } = await askedBooking(page, request);
      await openConsole(page, request, `/bookings/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'console-catalogue', go: consoleAt('/catalogue') },
  { name: 'console-service', go: consoleAt('/catalogue/services/electrician-riyadh') },
  { name: 'console-translation', go: consoleAt('/catalogue/services/electrician-riyadh/bn') },
  { name: 'console-search-words', go: consoleAt('/catalogue/search-words') },
  { name: 'console-insights', go: consoleAt('/insights') },
  { name: 'console-people', go: consoleAt('/people') },
  { name: 'console-staff', go: consoleAt('/people/staff') },
  { name: 'console-log', go: consoleAt('/people/log') },
  { name: 'console-settings', go: consoleAt('/settings') },
];
