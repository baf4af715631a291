import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

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
