import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, staff, type ApiServer } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

const person = {
  _id: 'u9',
  name: 'Rahima Begum',
  email: 'rahima@example.com',
  emailVerified: true,
  bookingCount: 0,
  createdAt: '2026-01-02T03:04:05.000Z',
  signedInAt: '2026-01-02T03:04:05.000Z',
};

const theirCase = {
  customer: person,
  name: person.name,
  email: person.email,
  language: 'bn',
  bookings: [],
  chats: [],
  entries: [],
  hasMore: false,
};

/** The case of somebody with an account, as the server answers it. */
const setCase = (api: ApiServer, changes: object = {}) =>
  api.answers.set('GET /api/admin/cases/u9', { case: { ...theirCase, ...changes } });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('says of an account that is no customer’s any more where their bookings and chats are', async () => {
  const api = await serveApi();
  withSession(api);
  open(api, { path: '/people/customers/u9' });
  await screen.findByRole('heading', { name: 'This is no customer’s account' });
  expect(screen.getByText(/stands with the bookings and in the inbox/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All customers' })).toBeDefined();
});

it('signs a customer out everywhere, once that was confirmed', async () => {
  const api = await serveApi();
  setCase(api);
  api.answers.set('DELETE /api/admin/customers/u9/sessions', { message: 'Signed out everywhere' });
  withSession(api);
  const { person: owner } = open(api, { path: '/people/customers/u9' });
  await owner.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Sign Rahima Begum out everywhere?',
  });
  expect(api.calls).not.toContain('DELETE /api/admin/customers/u9/sessions');
  await owner.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText('Rahima Begum is signed out everywhere.');
  expect(api.calls).toContain('DELETE /api/admin/customers/u9/sessions');
});

it('offers that to nobody but owners', async () => {
  const api = await serveApi();
  setCase(api);
  withSession(api, { ...staff, staffRole: 'agent' });
  open(api, { path: '/people/customers/u9' });
  await screen.findByRole('heading', { name: 'Rahima Begum' });
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});

const booking = {
  _id: 'b1',
  reference: 'PTK-7K4M-2Q',
  serviceType: 'visa',
  status: 'action_required',
  isGuest: true,
  version: 3,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  request: { document: 'nidBack', at: '2026-01-03T03:04:05.000Z' },
  handling: { tags: [], version: 1, waitingFor: 'embassy' },
};

const noted = (number: number) => ({
  _id: `n${String(number)}`,
  at: '2026-01-04T03:04:05.000Z',
  kind: 'note',
  by: 'Tanvir Hasan',
  booking: { _id: 'b1', reference: 'PTK-7K4M-2Q' },
  text: `Note ${String(number)}`,
});

it('shows for what bookings wait, what only has the same number, and what happened', async () => {
  const api = await serveApi();
  const mail = { _id: 'm1', at: '2026-01-04T03:04:05.000Z', kind: 'mail', about: 'asked' };
  const claimed = { phone: '+8801712345678', bookings: [booking], chats: [] };
  setCase(api, { bookings: [booking], claimed, entries: [noted(1), { ...mail, mail: 'failed' }] });
  withSession(api);
  open(api, { path: '/people/customers/u9' });
  const bookings = await screen.findByRole('region', { name: 'Bookings' });
  expect(bookings.textContent).toMatch(/Asked for NID back, 3\sJan/);
  expect(bookings.textContent).toContain('Waiting for: The embassy');
  expect(within(bookings).getByText('Typed, not verified')).toBeDefined();
  expect(bookings.textContent.match(/PTK-7K4M-2Q/g)).toHaveLength(1);
  const entries = within(screen.getByRole('region', { name: 'What happened' }));
  const [note, asked] = entries.getAllByRole('listitem');
  expect(note?.textContent).toMatch(/^NotedNote 1Tanvir Hasan/);
  expect(asked?.textContent).toMatch(/^Mail: something is neededNot sent/);
  expect(screen.getByText('Bangla')).toBeDefined();
});

it('shows older entries when asked for them', async () => {
  const api = await serveApi();
  setCase(api, { entries: [noted(2)], hasMore: true });
  withSession(api);
  const { person: agent } = open(api, { path: '/people/customers/u9' });
  const more = await screen.findByRole('button', { name: 'Show older' });
  setCase(api, { entries: [noted(2), noted(1)] });
  await agent.click(more);
  await screen.findByText('Note 1');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  expect(screen.getByText('Note 2')).toBeDefined();
});

it('leads from a booking to the account of whoever made it', async () => {
  const api = await serveApi();
  setCase(api);
  api.answers.set('GET /api/admin/cases/b1', { case: theirCase });
  withSession(api);
  const { router } = open(api, { path: '/people/of-booking/b1' });
  await screen.findByRole('heading', { name: 'Rahima Begum' });
  expect(router.state.location.pathname).toBe('/people/customers/u9');
});

it('sends a note again as the same one after the line broke', async () => {
  const api = await serveApi();
  const { customer: _account, ...guests } = theirCase;
  api.answers.set('GET /api/admin/cases/b1', { case: { ...guests, bookings: [booking] } });
  api.answers.set('GET /api/admin/bookings/b1', {
    booking: { ...booking, history: [], toldBy: [] },
  });
  withSession(api);
  const { person: agent } = open(api, { path: '/people/of-booking/b1' });
  await screen.findByText(/No account/);
  await agent.click(screen.getByRole('button', { name: 'Status and documents: PTK-7K4M-2Q' }));
  const drawer = within(
    await screen.findByRole('dialog', { name: 'Status and documents: PTK-7K4M-2Q' }),
  );
  await agent.click(await drawer.findByRole('button', { name: 'Add note' }));
  await drawer.findByText('Write the note first');
  await agent.type(drawer.getByLabelText('Note'), 'Called; no answer.');
  const call = 'POST /api/admin/bookings/b1/notes';
  api.refusals.set(call, { status: 503, message: 'Please try again later.', code: 'unavailable' });
  await agent.click(drawer.getByRole('button', { name: 'Add note' }));
  await drawer.findByText('Please try again later.');
  api.refusals.clear();
  api.answers.set(call, { message: 'Noted' });
  await agent.click(drawer.getByRole('button', { name: 'Add note' }));
  await screen.findByText('The note is added.');
  const sent = api.bodies.filter((one) => one.call === call);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
