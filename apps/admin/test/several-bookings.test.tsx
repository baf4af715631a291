import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const booking = (id: string, status = 'pending') => ({
  _id: id,
  reference: `PTK-${id}`,
  name: `Customer ${id}`,
  serviceType: 'visa',
  status,
  isGuest: false,
  isInstant: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 3,
  handling: { waitingFor: 'us', tags: [], version: 1 },
});

const change = {
  _id: 'x1',
  status: 'confirmed',
  count: 2,
  by: { _id: staff._id, name: staff.name },
  at: '2026-11-25T08:00:00.000Z',
  undoableUntil: '2026-11-25T08:10:00.000Z',
};

const inFields = (fields: object) => ({ ...fields, data: fields });

async function openList() {
  const api = await serveApi();
  withSession(api);
  const bookings = [booking('1'), booking('2'), booking('3', 'completed')];
  api.answers.set('GET /api/admin/bookings', {
    data: bookings,
    pagination: { page: 1, limit: 25, total: 3, hasNext: false },
  });
  api.answers.set('GET /api/admin/booking-changes', inFields({ changes: [] }));
  api.answers.set('POST /api/admin/booking-changes', inFields({ change, refused: [] }));
  const opened = open(api, { path: '/bookings' });
  await screen.findByRole('checkbox', { name: 'Choose PTK-1' });
  return { api, ...opened };
}

describe('several bookings', () => {
  it('are changed at once, after one has seen what becomes of each', async () => {
    const { api, person } = await openList();
    await person.click(screen.getByRole('checkbox', { name: 'Choose PTK-1' }));
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('checkbox', { name: 'Choose PTK-3' }));
    await person.keyboard('{/Shift}');
    expect(screen.getByText('3 chosen')).toBeDefined();
    await person.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 bookings' }));
    await person.selectOptions(dialog.getByLabelText('New status'), 'Confirmed');
    await person.type(dialog.getByLabelText('Note to the customer'), ' Come on Sunday. ');
    const preview = within(dialog.getByRole('region', { name: 'What will change' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PTK-1 Customer 1from Pending to Confirmed',
      'PTK-2 Customer 2from Pending to Confirmed',
      'PTK-3 Customer 3stays Completed',
    ]);
    api.answers.set('GET /api/admin/booking-changes', inFields({ changes: [change] }));
    await person.click(dialog.getByRole('button', { name: 'Change 2 bookings' }));
    await screen.findByText('You changed 2 bookings to Confirmed.');
    expect(api.bodies.at(-1)).toEqual({
      call: 'POST /api/admin/booking-changes',
      body: {
        bookings: [
          { _id: '1', version: 3 },
          { _id: '2', version: 3 },
        ],
        status: 'confirmed',
        note: 'Come on Sunday.',
      },
    });
    expect(screen.queryByText('3 chosen')).toBeNull();
  });

  it('tell which of them were left as they are', async () => {
    const { api, person } = await openList();
    const message = 'Somebody else has changed this booking since you opened it.';
    const refused = [{ _id: '2', reference: 'PTK-2', code: 'version_conflict', message }];
    api.answers.set('POST /api/admin/booking-changes', inFields({ change, refused }));
    await person.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await person.click(screen.getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.selectOptions(dialog.getByLabelText('New status'), 'Processing');
    await person.click(dialog.getByRole('button', { name: 'Change 2 bookings' }));
    await dialog.findByText('1 booking was left as it is');
    expect(dialog.getByText('PTK-2').closest('li')?.textContent).toContain(message);
    await person.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are as before by one press, for who changed them', async () => {
    const { api, person } = await openList();
    api.answers.set('GET /api/admin/booking-changes', inFields({ changes: [change] }));
    api.answers.set('POST /api/admin/booking-changes/x1/undo', inFields({ count: 2, refused: [] }));
    cleanup();
    open(api, { path: '/bookings' });
    const button = await screen.findByRole('button', { name: 'Undo' });
    api.answers.set('GET /api/admin/booking-changes', inFields({ changes: [] }));
    await person.click(button);
    await screen.findByText('2 bookings are as before.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
