import type { Overview } from '@pothik/contract';
import { cleanup, screen, within } from '@testing-library/react';
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
  chats: { waiting: 9 },
  views: [{ _id: 's1', title: 'Umrah Package', views: 31 }],
};

async function openOverview(prepare: (api: ApiServer) => void = () => undefined, user = staff) {
  const api = await serveApi();
  withSession(api, user);
  api.answers.set('GET /api/admin/overview', { data: overview });
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
  const weeks = await table('New bookings by week');
  expect(linkIn(weeks, /^15\s*–\s*21\sNov$/)).toBe('/bookings?from=2026-11-15&to=2026-11-21');
  expect(linkIn(await table('Most opened services'), 'Umrah Package')).toBe(
    '/catalogue/services/s1',
  );
});

it('counts who waits by itself', async () => {
  const { world } = await openOverview();
  const waiting = async () =>
    (await screen.findByRole('link', { name: 'Visitors waiting in the chat' })).closest('li');
  await screen.findByText('Nobody waits');
  expect((await waiting())?.textContent).toContain('0');
  world.start('Rahima Khatun', 'Hello', { unansweredSince: new Date().toISOString() });
  await screen.findByText('less than a minute');
  expect((await waiting())?.textContent).toContain('1');
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
