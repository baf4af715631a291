import type { Overview, PeriodOverview } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, staff, type ApiServer } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const overview: Overview = {
  today: '2026-11-22',
  bookings: {
    today: 7,
    byStatus: [
      { status: 'pending', count: 1_200 },
      { status: 'new_status', count: 3 },
    ],
    weeks: [
      { from: '2026-11-15', to: '2026-11-21', count: 40 },
      { from: '2026-11-22', to: '2026-11-28', count: 7 },
    ],
  },
  overdue: {
    pendingTo: '2026-11-20',
    pending: { count: 10_000, isMinimum: true },
    answered: { count: 4 },
  },
  chats: { waiting: 9 },
  views: [{ _id: 's1', title: 'Umrah Package', views: 31 }],
};

const periodOf = (from: string, to: string): PeriodOverview => ({
  from,
  to,
  bookings: {
    made: 1_234,
    madeBefore: 987,
    spans: [
      { from, to: from, count: 1_200 },
      { from: to, to, count: 34 },
    ],
    waits: { of: 1_234, answered: 1_000, half: 95.4, mostly: 4_400 },
  },
  chats: {
    waits: { of: 0, answered: 0 },
    ratings: {
      good: 6,
      okay: 1,
      bad: 1,
      comments: [
        {
          chatId: 'c1',
          name: 'Karim Mia',
          score: 'bad',
          comment: 'Nobody came',
          ratedAt: '2026-11-21T04:00:00.000Z',
        },
      ],
    },
  },
  services: [{ _id: 's2', title: 'Welder', views: 40, bookings: 0 }],
  forms: [
    {
      form: 'booking',
      steps: [
        { step: 'begun', visits: 200 },
        { step: 'contact', visits: 150 },
        { step: 'sent', visits: 151 },
      ],
      refusals: [{ refusal: 'passport', visits: 12 }],
    },
    { form: 'booking', serviceType: 'visa', steps: [{ step: 'begun', visits: 80 }], refusals: [] },
    { form: 'register', steps: [{ step: 'begun', visits: 9 }], refusals: [] },
  ],
});

async function openOverview(prepare: (api: ApiServer) => void = () => undefined, user = staff) {
  const api = await serveApi();
  withSession(api, user);
  api.answers.set('GET /api/admin/overview', { data: overview });
  api.answers.set('GET /api/admin/overview/period', {
    data: periodOf('2026-10-24', '2026-11-22'),
  });
  api.answers.set('GET /api/admin/overview/daily-mail', { data: { isWanted: false } });
  prepare(api);
  const world = createDeskWorld();
  return { api, world, ...open(api, { world }) };
}

const table = (name: string) => screen.findByRole('table', { name });
const linkIn = (element: HTMLElement, name: string | RegExp) =>
  within(element).getByRole('link', { name }).getAttribute('href');

it('shows how things stand, and each number leads to what was counted', async () => {
  await openOverview();
  const today = await screen.findByRole('link', { name: 'New bookings today' });
  expect(today.getAttribute('href')).toBe('/bookings?from=2026-11-22&to=2026-11-22');
  expect(today.closest('li')?.textContent).toContain('7');
  const statuses = await table('Bookings by status');
  expect(within(statuses).getByRole('row', { name: 'Pending 1,200' })).toBeDefined();
  expect(within(statuses).getByRole('row', { name: 'new_status 3' })).toBeDefined();
  expect(linkIn(statuses, 'Pending')).toBe('/bookings?status=pending');
  expect(linkIn(await table('Most opened services'), 'Umrah Package')).toBe(
    '/catalogue/services/s1',
  );
});

it('tells how visitors found the chat, and leads to those who said why', async () => {
  await openOverview();
  const share = (await screen.findByText('Chats rated good')).closest('li');
  expect(share?.textContent).toContain('75%');
  expect(share?.textContent).toContain('of 8 rated');
  const ratings = await table('How visitors found the chat');
  expect(within(ratings).getByRole('row', { name: 'Good 6' })).toBeDefined();
  const comments = await table('Latest comments');
  expect(within(comments).getByRole('row', { name: /^Nobody came Bad Karim Mia/ })).toBeDefined();
  expect(linkIn(comments, 'Karim Mia')).toBe('/inbox/c1?list=closed');
});

it('says that no chat was rated', async () => {
  const period = periodOf('2026-10-24', '2026-11-22');
  const ratings = { good: 0, okay: 0, bad: 0, comments: [] };
  await openOverview(({ answers }) =>
    answers.set('GET /api/admin/overview/period', {
      data: { ...period, chats: { ...period.chats, ratings } },
    }),
  );
  await screen.findByText('No chat was rated in this period.');
  expect(screen.getByText('None rated')).toBeDefined();
  expect(screen.getByText('Nobody has written a comment in this period.')).toBeDefined();
});

it('counts who waits by itself', async () => {
  const { world } = await openOverview();
  const waiting = async () =>
    (await screen.findByRole('link', { name: 'Visitors waiting in the chat' })).closest('li');
  await screen.findByText('Nobody');
  expect((await waiting())?.textContent).toContain('0');
  const id = world.start('Rahima Khatun', 'Hello', { unansweredSince: new Date().toISOString() });
  await screen.findByText('< 1 min');
  expect((await waiting())?.textContent).toContain('1');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  // The only one is opened; of several, the one that waits longest is.
  const only = `/inbox/${id}?list=waiting`;
  expect(addressOf('Visitors waiting in the chat')).toBe(only);
  world.start('Abdul Karim', 'Hello', { unansweredSince: new Date().toISOString() });
  await waitFor(() =>
    expect(addressOf('Visitors waiting in the chat')).toBe('/inbox?list=waiting'),
  );
  expect(addressOf('Longest wait')).toBe(only);
});

it('leads to no editor who may not edit', async () => {
  await openOverview(undefined, { ...staff, staffRole: 'agent' });
  const opened = await table('Most opened services');
  expect(within(opened).getByText('Umrah Package')).toBeDefined();
  expect(within(opened).queryByRole('link')).toBeNull();
});

it('says that there is nothing yet', async () => {
  const nothing = { ...overview, bookings: { ...overview.bookings, byStatus: [] }, views: [] };
  await openOverview(({ answers }) => answers.set('GET /api/admin/overview', { data: nothing }));
  await screen.findByText('There are no bookings yet.');
  expect(screen.getByText('No service has been opened yet.')).toBeDefined();
});

it('says that it could not be loaded, and loads when asked again', async () => {
  const refusal = { status: 503, message: 'Not now.', code: 'unavailable' };
  const { api, person } = await openOverview(({ refusals }) =>
    refusals.set('GET /api/admin/overview', refusal),
  );
  await screen.findByRole('heading', { name: 'The overview could not be loaded' });
  api.refusals.clear();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await table('Bookings by status');
  api.refusals.set('GET /api/admin/overview', refusal);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(/could not be loaded again/);
  expect(await table('Bookings by status')).toBeDefined();
});

it('leads to the bookings that have waited too long', async () => {
  await openOverview();
  const pending = await screen.findByRole('link', { name: 'Pending for more than two days' });
  expect(pending.getAttribute('href')).toBe(
    '/bookings?status=pending&to=2026-11-20&sort=createdAt',
  );
  expect(pending.closest('li')?.textContent).toContain('10,000+');
  const answered = screen.getByRole('link', { name: 'Customers’ answers older than a day' });
  expect(answered.getAttribute('href')).toBe('/bookings?answered=true');
  expect(answered.closest('li')?.textContent).toContain('4');
});

it('tells how a period went: what was made, how long people waited, and what is not booked', async () => {
  await openOverview();
  const made = await screen.findByRole('link', { name: 'New bookings' });
  expect(made.getAttribute('href')).toBe('/bookings?from=2026-10-24&to=2026-11-22');
  expect(made.closest('li')?.textContent).toContain('987 in as many days before');
  const decision = screen.getByText('First decision on a booking').closest('li');
  expect(decision?.textContent).toContain('1 h 35 min');
  expect(decision?.textContent).toContain('9 of 10 within 3 days 1 h · 1,000 of 1,234 decided');
  expect(screen.getByText('First answer in the chat').closest('li')?.textContent).toContain(
    'None yet',
  );
  const days = await table('New bookings in this period');
  expect(linkIn(days, /24\sOct\s2026/)).toBe('/bookings?from=2026-10-24&to=2026-10-24');
  expect(within(days).getByRole('row', { name: /1,200/ })).toBeDefined();
  const seldom = await table('Opened often, booked seldom');
  expect(linkIn(seldom, 'Welder')).toBe('/catalogue/services/s2');
  expect(within(seldom).getByRole('row', { name: 'Welder 40 0' })).toBeDefined();
});

it('tells where forms are left, and of which one stands in the address', async () => {
  const { person, router } = await openOverview();
  const steps = await table('Where forms are left');
  const rows = () =>
    within(steps)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows().slice(1)).toEqual([
    'Begun: name, phone, address20050 (25%)',
    'How to be reached1500 (0%)',
    'Sent151',
  ]);
  const refused = await table('What forms were not taken for');
  expect(within(refused).getByRole('row', { name: 'Passport photo 12' })).toBeDefined();
  const chosen = screen.getByRole('combobox', { name: 'Form' });
  await person.selectOptions(chosen, 'Bookings: Visa');
  await waitFor(() => expect(router.state.location.search).toBe('?form=booking%3Avisa'));
  expect(rows().slice(1)).toEqual(['Begun: name, phone, address80']);
  expect(screen.getByText(/Nothing in five visits or more/)).toBeDefined();
  await person.selectOptions(chosen, 'Registration');
  await waitFor(() => expect(rows().slice(1)).toEqual(['Begun9']));
});

it('says that no form was begun', async () => {
  await openOverview(({ answers }) =>
    answers.set('GET /api/admin/overview/period', {
      data: { ...periodOf('2026-10-24', '2026-11-22'), forms: [] },
    }),
  );
  expect(await screen.findByText('No form has been begun in this period.')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Form' })).toBeNull();
});

it('keeps the chosen period in the address', async () => {
  const { api, person, router } = await openOverview();
  const chosen = await screen.findByRole('combobox', { name: 'Period' });
  await person.selectOptions(chosen, 'Last month');
  await waitFor(() => expect(router.state.location.search).toBe('?period=lastMonth'));
  await waitFor(() =>
    expect(api.calls.join('\n')).toContain('/admin/overview/period?from=2026-10-01&to=2026-10-31'),
  );
  await person.selectOptions(chosen, 'Last 30 days');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('says that a period could not be loaded, and loads it when asked again', async () => {
  const { api, person } = await openOverview(({ refusals }) =>
    refusals.set('GET /api/admin/overview/period', {
      status: 503,
      message: 'Not now.',
      code: 'unavailable',
    }),
  );
  await screen.findByRole('heading', { name: 'The numbers of this period could not be loaded' });
  expect(await table('Bookings by status')).toBeDefined();
  api.refusals.clear();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await table('Opened often, booked seldom')).toBeDefined();
});

it('sends the overview by mail to whoever wants it, in the language of the page', async () => {
  const { api, person } = await openOverview();
  const wanted = await screen.findByRole('checkbox', {
    name: 'Mail me the day before each morning',
  });
  expect(wanted).toHaveProperty('checked', false);
  api.answers.set('PUT /api/admin/overview/daily-mail', { data: { isWanted: true } });
  api.answers.set('GET /api/admin/overview/daily-mail', { data: { isWanted: true } });
  await person.click(wanted);
  await waitFor(() =>
    expect(api.bodies.at(-1)).toEqual({
      call: 'PUT /api/admin/overview/daily-mail',
      body: { isWanted: true, language: 'en' },
    }),
  );
  await waitFor(() => expect(wanted).toHaveProperty('checked', true));
});

it('says that the mail could not be chosen, and leaves it as it was', async () => {
  const { api, person, toasts } = await openOverview();
  const wanted = await screen.findByRole('checkbox', {
    name: 'Mail me the day before each morning',
  });
  api.refusals.set('PUT /api/admin/overview/daily-mail', {
    status: 409,
    message: 'Not now.',
    code: 'conflict',
  });
  await person.click(wanted);
  await waitFor(() =>
    expect(toasts.getToasts().map(({ message }) => message)).toEqual([
      'This could not be saved. Please try again.',
    ]),
  );
  await waitFor(() => expect(wanted).toHaveProperty('checked', false));
});
