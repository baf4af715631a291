import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi } from './api-server.ts';
import { open, withSession } from './open-console.tsx';
import { page } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const entry = {
  _id: 'l1',
  at: '2026-11-20T08:00:00.000Z',
  by: { _id: 'u1', name: 'Nasrin Akter' },
  kind: 'service',
  deed: 'update',
  subject: 's1',
  name: 'Visa for Chile',
};

async function openLog(...entries: object[]) {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/log', page(entries));
  api.answers.set('GET /api/admin/staff', { staff: [] });
  const opened = open(api, { path: '/people/log' });
  await screen.findByRole('table', { name: 'Log' });
  return { api, ...opened };
}

it('opens an entry to each field as it was and as it became, in the words of its form', async () => {
  const { person } = await openLog({
    ...entry,
    changes: [
      { field: 'name', from: 'Visa for Peru', to: 'Visa for Chile' },
      { field: 'featured', from: 'no', to: 'yes' },
      { field: 'providerName', from: '', to: 'Sonali Travels' },
    ],
  });
  const summary = await screen.findByText(/^Changed: Name, .+ and 1 more$/);
  await person.click(summary);
  const row = screen.getByRole('row', { name: /Visa for Chile/ });
  const terms = within(row).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Name',
    expect.any(String),
    'Company',
  ]);
  const told = within(row)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    'before: Visa for Peruafter: Visa for Chile',
    'before: Noafter: Yes',
    'before: emptyafter: Sonali Travels',
  ]);
});

it('tells a status and a role by their names', async () => {
  const { person } = await openLog(
    {
      ...{ ...entry, _id: 'l2', kind: 'booking', deed: 'status', name: 'PTK-1' },
      changes: [{ field: 'status', from: 'pending', to: 'action_required' }],
    },
    {
      ...{ ...entry, _id: 'l3', kind: 'staff', deed: 'role', name: 'Tanvir' },
      changes: [{ field: 'role', from: 'agent', to: 'owner' }],
    },
  );
  for (const summary of await screen.findAllByText(/^Changed: /)) await person.click(summary);
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told).toEqual(['before: Pendingafter: Action required', 'before: Agentafter: Owner']);
});

it('shows nothing to open where nothing is noted', async () => {
  await openLog(entry);
  expect(screen.getByRole('link', { name: 'Visa for Chile' })).toBeTruthy();
  expect(screen.queryByText(/^Changed: /)).toBeNull();
});

it('is searched as one types, which the address keeps', async () => {
  const { api, person } = await openLog(entry);
  await person.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'chile');
  await waitFor(() =>
    expect(
      api.calls.some(
        (call) => call.startsWith('GET /api/admin/log?') && call.includes('search=chile'),
      ),
    ).toBe(true),
  );
});
