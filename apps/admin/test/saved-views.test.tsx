import type { SavedView } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const own = { _id: staff._id, name: staff.name };
const view = (more: Partial<SavedView> = {}): SavedView => ({
  ...{ _id: 'v1', list: 'bookings', name: 'Waiting', query: 'status=pending' },
  ...{ isShared: false, isDefault: false, by: own },
  ...more,
});

const inFields = (fields: object) => ({ ...fields, data: fields });

const agent = { ...staff, staffRole: 'agent' as const };

async function openList(views: SavedView[], path = '/bookings', user = staff) {
  const api = await serveApi();
  withSession(api, user);
  api.answers.set('GET /api/admin/bookings', {
    data: [],
    pagination: { page: 1, limit: 25, total: 0, hasNext: false },
  });
  api.answers.set('GET /api/admin/booking-changes', inFields({ changes: [] }));
  api.answers.set('GET /api/admin/views', inFields({ views }));
  for (const call of ['POST /api/admin/views', 'PUT /api/admin/views/v1']) {
    api.answers.set(call, { data: view() });
  }
  api.answers.set('PUT /api/admin/views/default', inFields({ message: 'Saved' }));
  api.answers.set('DELETE /api/admin/views/v1', inFields({ message: 'View removed' }));
  const opened = open(api, { path });
  await screen.findByText('0 bookings');
  const search = () => opened.router.state.location.search;
  return { api, search, ...opened };
}

const views = () => screen.findByRole('navigation', { name: 'Views' });

describe('the views of a list', () => {
  it('narrow and sort it, and the one that is open is marked', async () => {
    const { person, search } = await openList([view()], '/bookings?search=rahima');
    await person.click(within(await views()).getByRole('link', { name: 'Waiting' }));
    expect(search()).toBe('?status=pending');
    const link = within(await views()).getByRole('link', { name: 'Waiting' });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await person.click(within(await views()).getByRole('link', { name: 'All' }));
    expect(search()).toBe('');
  });

  it('are not there where nothing is saved and nothing narrows the list', async () => {
    await openList([]);
    expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
  });

  it('get another one of what is open, by a key', async () => {
    const { api, person } = await openList([view()], '/bookings?search=rahima&page=2');
    await views();
    await person.keyboard('v');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a name')).toBeDefined();
    await person.type(dialog.getByLabelText('Name'), ' Rahima ');
    await person.click(dialog.getByRole('checkbox', { name: 'All of the staff see it' }));
    await person.click(dialog.getByRole('checkbox', { name: 'The list opens with it, for me' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('View saved.');
    expect(api.bodies).toEqual([
      {
        call: 'POST /api/admin/views',
        body: { list: 'bookings', name: 'Rahima', query: 'search=rahima', isShared: true },
      },
      { call: 'PUT /api/admin/views/default', body: { list: 'bookings', viewId: 'v1' } },
    ]);
  });

  it('are replaced under the name that one has given already, after saying so', async () => {
    const { api, person } = await openList([view()], '/bookings?status=confirmed');
    await person.click(within(await views()).getByRole('button', { name: /Save view/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Name'), 'Waiting');
    expect(dialog.getByText('Replaces your view of this name.')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('View saved.');
    expect(api.bodies.map(({ call }) => call)).toEqual(['PUT /api/admin/views/v1']);
  });

  it('keep which columns are hidden', async () => {
    await openList([view()], '/bookings?hide=departureDate&page=2');
    expect(screen.queryByRole('columnheader', { name: /Departure/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /Status/ })).toBeDefined();
    expect(within(await views()).getByRole('button', { name: /Save view/ })).toBeDefined();
  });

  it('are removed by who saved them', async () => {
    const { person, api } = await openList([view()], '/bookings?status=pending');
    await person.click(within(await views()).getByRole('button', { name: /View settings/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'View ‘Waiting’' }));
    await person.click(dialog.getByRole('button', { name: 'Remove view' }));
    await screen.findByText('View removed.');
    expect(api.calls).toContain('DELETE /api/admin/views/v1');
  });

  it('of colleagues can be chosen to open the list, and not changed', async () => {
    const shared = view({ isShared: true, by: { _id: 'u9', name: 'Shirin' } });
    const { api, person } = await openList([shared], '/bookings?status=pending', agent);
    await person.click(within(await views()).getByRole('button', { name: /View settings/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Shared by Shirin')).toBeDefined();
    expect(dialog.queryByLabelText('Name')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Remove view' })).toBeNull();
    await person.click(dialog.getByRole('checkbox', { name: 'The list opens with it, for me' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('View saved.');
    expect(api.bodies.map(({ call }) => call)).toEqual(['PUT /api/admin/views/default']);
  });

  it('open no list that somebody has narrowed', async () => {
    const { search } = await openList([view({ isDefault: true })], '/bookings?status=confirmed');
    await views();
    expect(search()).toBe('?status=confirmed');
  });

  it('open the list with the one that was chosen, and not again when one asks for all', async () => {
    const { person, search } = await openList([view({ isDefault: true })]);
    await waitFor(() => expect(search()).toBe('?status=pending'));
    await person.click(within(await views()).getByRole('link', { name: 'All' }));
    expect(search()).toBe('');
    await waitFor(async () =>
      expect(
        within(await views())
          .getByRole('link', { name: 'All' })
          .getAttribute('aria-current'),
      ).toBe('true'),
    );
    expect(search()).toBe('');
  });
});
