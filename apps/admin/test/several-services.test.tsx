import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const service = (id: string, more: object = {}) => ({
  _id: id,
  name: `Visa ${id}`,
  serviceType: 'visa',
  isActive: false,
  featured: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 3,
  translations: { bn: 'missing' },
  ...more,
});

const by = { _id: staff._id, name: staff.name };
const at = '2026-11-25T08:00:00.000Z';
const undoableUntil = '2026-11-25T08:10:00.000Z';
const change = { _id: 'x1', set: { isActive: true }, count: 2, by, at, undoableUntil };

const inFields = (fields: object) => ({ ...fields, data: fields });

async function openList(changes: object[] = []) {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/services', {
    data: [service('1'), service('2'), service('3', { isActive: true })],
    pagination: { page: 1, limit: 25, total: 3, hasNext: false },
  });
  api.answers.set('GET /api/admin/categories', {
    data: [{ _id: 'c1', name: 'Visas', slug: 'visas', translations: { bn: 'missing' } }],
  });
  api.answers.set('GET /api/admin/service-changes', inFields({ changes }));
  api.answers.set('POST /api/admin/service-changes', inFields({ change, refused: [] }));
  const opened = open(api, { path: '/catalogue' });
  await screen.findByRole('checkbox', { name: 'Choose Visa 1' });
  return { api, ...opened };
}

async function chooseAll({ person }: Awaited<ReturnType<typeof openList>>) {
  await person.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await person.keyboard('s');
  return within(await screen.findByRole('dialog', { name: 'Change 3 services' }));
}

describe('several services', () => {
  it('are published at once, after one has seen what becomes of each', async () => {
    const opened = await openList();
    const { api, person } = opened;
    const dialog = await chooseAll(opened);
    await person.selectOptions(dialog.getByLabelText('What to do'), 'Publish');
    const preview = within(dialog.getByRole('region', { name: 'What will change' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Visa 1 from Draft to Active',
      'Visa 2 from Draft to Active',
      'Visa 3 stays Active',
    ]);
    expect(preview.getByRole('heading', { name: '1 service is so already' })).toBeDefined();
    api.answers.set('GET /api/admin/service-changes', inFields({ changes: [change] }));
    await person.click(dialog.getByRole('button', { name: 'Change 2 services' }));
    await screen.findByText('You changed 2 services to Active.');
    expect(api.bodies.at(-1)).toEqual({
      call: 'POST /api/admin/service-changes',
      body: {
        services: [
          { _id: '1', version: 3 },
          { _id: '2', version: 3 },
        ],
        set: { isActive: true },
      },
    });
    expect(screen.queryByText('3 chosen')).toBeNull();
  });

  it('are moved to a category', async () => {
    const opened = await openList();
    const { api, person } = opened;
    const dialog = await chooseAll(opened);
    await person.selectOptions(dialog.getByLabelText('What to do'), 'Move to a category');
    await dialog.findByRole('option', { name: 'Visas' });
    // None of them by itself: nothing is moved out of its category by a press too many.
    expect(dialog.getByRole('button', { name: 'Change 0 services' })).toHaveProperty(
      'disabled',
      true,
    );
    await person.selectOptions(dialog.getByLabelText('Category'), 'No category');
    expect(dialog.getByText('3 services are so already')).toBeDefined();
    await person.selectOptions(dialog.getByLabelText('Category'), 'Visas');
    expect(dialog.getAllByText('from No category to Visas')).toHaveLength(3);
    await person.click(dialog.getByRole('button', { name: 'Change 3 services' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.bodies.at(-1)?.body).toMatchObject({ set: { categoryId: 'c1' } });
  });

  it('tell which of them were left as they are', async () => {
    const opened = await openList();
    const { api, person } = opened;
    const message = 'Somebody else has changed this service since you opened it.';
    const refused = [{ _id: '2', name: 'Visa 2', code: 'version_conflict', message }];
    api.answers.set('POST /api/admin/service-changes', inFields({ change, refused }));
    const dialog = await chooseAll(opened);
    await person.selectOptions(dialog.getByLabelText('What to do'), 'Feature');
    await person.click(dialog.getByRole('button', { name: 'Change 3 services' }));
    await dialog.findByText('1 service was left as it is');
    expect(dialog.getByText('Visa 2').closest('li')?.textContent).toContain(message);
    await person.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are as before by one press, which tells who changed them', async () => {
    const colleague = { _id: 'u9', name: 'Shirin' };
    const moved = { ...change, by: colleague, set: { categoryId: 'c1' }, category: 'Visas' };
    const { api, person } = await openList([moved]);
    await screen.findByText('Shirin changed 2 services to Visas.');
    api.answers.set('POST /api/admin/service-changes/x1/undo', inFields({ count: 2, refused: [] }));
    api.answers.set('GET /api/admin/service-changes', inFields({ changes: [] }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 services are as before.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
