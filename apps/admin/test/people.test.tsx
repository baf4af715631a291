import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
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
  api.answers.set('GET /api/admin/customers/u9', { customer: person, bookings: [], chats: [] });
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
  api.answers.set('GET /api/admin/customers/u9', { customer: person, bookings: [], chats: [] });
  withSession(api, { ...staff, staffRole: 'agent' });
  open(api, { path: '/people/customers/u9' });
  await screen.findByRole('heading', { name: 'Rahima Begum' });
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});
