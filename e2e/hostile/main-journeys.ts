import { expect } from '@playwright/test';
import { book, bookingsOf, jobAddress, photo } from '../tests/booking.ts';
import { Staff } from '../tests/chat.ts';
import { staffToken, stranger } from '../tests/console.ts';
import { newcomer, register as registerPast } from '../tests/person.ts';
import type { Stage } from './stage.ts';

const shown = (locator: { waitFor: () => Promise<void> }) => () => locator.waitFor();

/** Whoever books: nobody else has the name. */
function booker() {
  const { name, phone } = stranger();
  return { 'Full Name': name, 'Phone Number': phone, Address: 'Road 3, Sylhet', WhatsApp: phone };
}

/** Goes through the booking form to its end. */
async function sendBooking(
  stage: Stage,
  person: ReturnType<typeof booker>,
  success: string,
  account?: { email: string; password: string },
) {
  const { page } = stage;
  const form = page.getByRole('form', { name: 'Booking' });
  const file = await photo(page);
  await stage.step(
    async () => {
      await stage.fill(form, person);
      await form.getByLabel('Passport photo', { exact: true }).setInputFiles(file);
    },
    shown(form.getByText(file.name)),
  );
  const arrived = page
    .getByText(success)
    .or(page.getByText('Sent. We have your booking'))
    .or(page.getByText('What waited was sent'))
    .first();
  await stage.step(async () => {
    // A second time, it may have been sent already.
    if (await arrived.isVisible()) return;
    const signIn = page.getByRole('button', { name: 'Sign In' });
    if (account && (await signIn.isVisible())) {
      // The browser has lost the session: what was sent off goes out once the person is back.
      const main = page.getByRole('main');
      await stage.fill(main, { Email: account.email, Password: account.password });
      await signIn.click();
      return;
    }
    const button = form.getByRole('button', { name: 'Submit Booking' });
    if (await button.isVisible()) await button.click();
  }, shown(arrived));
}

/** The bookings that staff find by a name. */
async function bookingsBy({ request }: Stage, name: string): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const query = new URLSearchParams({ search: name });
  const answer = await request.get(`/api/admin/bookings?${query.toString()}`, { headers });
  return ((await answer.json()) as { data: unknown[] }).data;
}

async function signInOnPage(
  stage: Stage,
  person: { email: string; password: string; name: string },
) {
  const { page } = stage;
  const main = page.getByRole('main');
  await stage.step(
    async () => {
      const button = page.getByRole('button', { name: 'Sign In' });
      if (!(await button.isVisible())) return;
      await stage.fill(main, { Email: person.email, Password: person.password });
      await button.click();
    },
    shown(page.getByRole('button', { name: person.name })),
  );
}

/** What people come for, each to the screen that says that it has worked. */
export const mainJourneys: Record<string, (stage: Stage) => Promise<void>> = {
  async find(stage) {
    const { page } = stage;
    await stage.open('/service');
    const card = page.getByRole('article', { name: 'Building Electrician' });
    await stage.step(async () => {
      const field = page.getByRole('searchbox', { name: 'Search services' });
      await field.fill('electrician riyadh');
      await field.press('Enter');
    }, shown(card));
    await stage.step(
      () => card.getByRole('link').first().click(),
      shown(page.getByRole('heading', { level: 1, name: 'Building Electrician' })),
    );
  },

  async read(stage) {
    const { page } = stage;
    await stage.open('/blog');
    const title = 'Seven Signs of a Fake Job Offer';
    const article = page.getByRole('article', { name: title });
    await stage.step(
      () => page.getByRole('link', { name: title }).first().click(),
      shown(article.getByText('numbered receipt').first()),
    );
    await stage.step(
      () => page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView()),
      shown(page.getByRole('region', { name: 'Services that go with it' })),
    );
  },

  async 'book as a guest'(stage) {
    const { page } = stage;
    const person = booker();
    await stage.open(jobAddress);
    const form = page.getByRole('form', { name: 'Booking' });
    await stage.step(
      async () => {
        const button = page.getByRole('button', { name: 'Instant Booking' });
        if (await button.isVisible()) await button.click();
      },
      shown(form.getByLabel('Address', { exact: true })),
    );
    await sendBooking(stage, person, 'Booking Successful!');
    expect(await bookingsBy(stage, person['Full Name'])).toHaveLength(1);
  },

  async 'book signed in'(stage) {
    const { page, request } = stage;
    const person = await registerPast(request);
    await stage.open(`/login?redirect=${encodeURIComponent(jobAddress)}`);
    await signInOnPage(stage, person);
    await page.getByRole('form', { name: 'Booking' }).waitFor();
    await sendBooking(stage, booker(), 'Booking submitted successfully!', person);
    expect(await bookingsOf(request, person.token)).toHaveLength(1);
  },

  async track(stage) {
    const { page, request } = stage;
    const { token } = await registerPast(request);
    const { reference } = await book(request, token);
    await stage.open('/track');
    await stage.step(
      async () => {
        await stage.fill(page.getByRole('main'), {
          'Booking reference': reference,
          'Phone Number': '01712345678',
        });
        await page.getByRole('button', { name: 'Find booking' }).click();
      },
      shown(page.getByRole('article', { name: 'Building Electrician' })),
    );
  },

  async answer(stage) {
    const { page, request } = stage;
    const { _id: id } = await book(request);
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const at = `/api/admin/bookings/${id}`;
    const told = await request.get(at, { headers });
    const { version } = ((await told.json()) as { booking: { version: number } }).booking;
    const data = { note: 'When can we call you?', version };
    await request.post(`${at}/document-requests`, { headers, data });
    const made = await request.post(`${at}/links`, { headers });
    const { address } = (await made.json()) as { address: string };
    const { pathname, hash } = new URL(address);
    await stage.open(pathname + hash);
    const form = page.getByRole('form', { name: 'We need something from you' });
    const answered = page.getByText('You answered').first();
    await stage.step(async () => {
      await form.or(answered).first().waitFor();
      if (await answered.isVisible()) return;
      await stage.fill(form, { 'Your answer': 'In the evening.' });
      await form.getByRole('button', { name: 'Send' }).click();
    }, shown(answered));
    const { booking } = (await (await request.get(at, { headers })).json()) as {
      booking: object;
    };
    expect(JSON.stringify(booking).split('In the evening.')).toHaveLength(2);
  },

  async chat(stage) {
    const { page, request } = stage;
    const staff = await Staff.signIn(request);
    const { name, phone } = stranger();
    await stage.open('/about');
    const panel = page.getByRole('dialog', { name: 'Live chat' });
    await stage.step(
      async () => {
        if (!(await panel.isVisible())) {
          await page.getByRole('button', { name: 'Open live chat' }).click();
        }
      },
      shown(panel.getByLabel('Name')),
    );
    await stage.step(
      async () => {
        const button = panel.getByRole('button', { name: 'Start Chat' });
        if (!(await button.isVisible())) return;
        await stage.fill(panel, { Name: name, Phone: phone });
        await button.click();
      },
      shown(panel.getByRole('log', { name: 'Conversation' })),
    );
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const found = await request.get(
      `/api/admin/chats?${new URLSearchParams({ search: phone }).toString()}`,
      { headers },
    );
    const chats = ((await found.json()) as { data: { _id: string }[] }).data;
    expect(chats).toHaveLength(1);
    const id = chats[0]?._id ?? '';
    await staff.join(id);
    const words = `How long does it take? ${name}`;
    await stage.step(
      async () => {
        if (await panel.getByText(words).isVisible()) return;
        const field = panel.getByRole('textbox', { name: 'Type your message' });
        await field.fill(words);
        await field.press('Enter');
      },
      () => expect.poll(() => staff.contents(id)).toContain(words),
    );
    const contents = await staff.contents(id);
    expect(contents.filter((content) => content === words)).toHaveLength(1);
  },

  async 'sign in'(stage) {
    const person = await registerPast(stage.request);
    await stage.open('/login');
    await signInOnPage(stage, person);
  },

  async register(stage) {
    const { page } = stage;
    const { name, email, phone, password } = newcomer();
    await stage.open('/register');
    await stage.step(
      async () => {
        const button = page.getByRole('button', { name: 'Create Account' });
        if (!(await button.isVisible())) return;
        await stage.fill(page.getByRole('main'), {
          ...{ 'Full Name': name, Email: email, Phone: phone, Password: password },
          'Confirm Password': password,
        });
        await button.click();
      },
      shown(page.getByRole('button', { name })),
    );
  },
};
