import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staff } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { openInbox, page } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const booking = {
  _id: 'b1',
  reference: 'PTK-7K4M-2Q',
  serviceType: 'visa',
  status: 'pending',
  isGuest: false,
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  handling: { tags: [], version: 1 },
};
const claimed = {
  phone: '+8801712345678',
  bookings: [{ serviceType: 'visa', status: 'pending', createdAt: booking.createdAt }],
  chats: [{ _id: 'c9', status: 'closed', createdAt: booking.createdAt }],
};

/** Opens one's own chat, whose case has this. */
async function openChat(provenBy: 'account' | undefined, found: object) {
  const world = createDeskWorld();
  const id = world.start('Rahima Khatun', 'Is it ready?', provenBy ? { provenBy } : {});
  world.colleagueGives(id, staff);
  const empty = { language: 'en', bookings: [], chats: [], entries: [], hasMore: false };
  const opened = await openInbox(world, `/inbox/${id}?list=mine`, ({ answers }) => {
    answers.set(`GET /api/admin/cases/${id}`, { case: { ...empty, ...found } });
    // What a search for the typed number would find.
    answers.set('GET /api/admin/bookings', page([booking]));
  });
  return { id, ...opened, details: within(await screen.findByRole('complementary')) };
}

describe('who writes, next to a chat', () => {
  it('shows the bookings of the chat’s case, openly linked, when the identity is proven', async () => {
    const { details } = await openChat('account', { bookings: [booking] });
    const link = await details.findByRole('link', { name: booking.reference });
    expect(link.getAttribute('href')).toMatch(/\/bookings\/b1$/);
    expect(details.getByText('Verified: account')).toBeDefined();
    expect(details.queryByRole('button', { name: 'Ask to verify' })).toBeNull();
  });

  it('marks what matches the typed number and never looks up bookings by it', async () => {
    const { api, details } = await openChat(undefined, { claimed });
    const marked = within(await details.findByRole('region', { name: 'Under the same number' }));
    expect(marked.getByText('Typed, not verified')).toBeDefined();
    expect(marked.getAllByRole('listitem')[0]?.textContent).toMatch(/^Visa, Pending/);
    expect(marked.getByRole('link', { name: 'Search for this number' })).toBeDefined();
    expect(details.getByText('Not verified')).toBeDefined();
    expect(screen.queryByText(booking.reference)).toBeNull();
    expect(api.calls.filter((call) => call.includes('/admin/bookings'))).toEqual([]);
  });

  it('asks the visitor to prove who they are', async () => {
    const { api, id, details, person } = await openChat(undefined, {});
    const call = `POST /api/admin/chats/${id}/identity-requests`;
    api.answers.set(call, { message: { _id: 'm1' } });
    await person.click(await details.findByRole('button', { name: 'Ask to verify' }));
    await screen.findByText('The visitor has been asked to verify who they are.');
    await waitFor(() => expect(api.calls).toContain(call));
  });
});
