import type { ServiceVersion } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const service = {
  ...{ _id: '1', name: 'Visa', serviceType: 'visa', isActive: true, featured: true },
  updatedAt: '2026-11-25T08:00:00.000Z',
  version: 2,
  translations: { bn: 'missing' },
};

const featured = { field: 'featured', from: 'no', to: 'yes' };
const versions: ServiceVersion[] = [
  {
    ...{ version: 2, at: service.updatedAt, by: { _id: staff._id, name: staff.name } },
    changes: [featured, { field: 'salary.min', from: '', to: '5' }],
    since: [],
  },
  { version: 1, at: '2026-11-24T08:00:00.000Z', since: [featured] },
];

async function openPage(kept = versions) {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/services/1', { data: service });
  api.answers.set('GET /api/admin/categories', { data: [] });
  api.answers.set('GET /api/admin/services/1/versions', { data: { versions: kept } });
  return { api, ...open(api, { path: '/catalogue/services/1/versions' }) };
}

it('versions of a service tell what each has changed, and what is otherwise now', async () => {
  await openPage();
  const second = within(await screen.findByRole('region', { name: 'Version 2' }));
  expect(second.getByText('Now')).toBeDefined();
  expect(second.getByText(/by Nasrin Akter$/)).toBeDefined();
  expect(second.getByText('Featured on the home page').parentElement?.textContent).toBe(
    'Featured on the home pagebefore: Noafter: Yes',
  );
  expect(second.getByText('Salary from').parentElement?.textContent).toBe(
    'Salary frombefore: emptyafter: 5',
  );
  expect(second.queryByRole('button')).toBeNull();
  const first = within(screen.getByRole('region', { name: 'Version 1' }));
  expect(first.getByText('What is otherwise now')).toBeDefined();
});

it('a version of a service is restored over the one that is on the screen, once confirmed', async () => {
  const { api, person, router } = await openPage();
  api.answers.set('POST /api/admin/services/1/versions/1/restore', { data: service });
  await person.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Restore version 1?' }));
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await screen.findByText('Version 1 is restored.');
  expect(api.bodies.at(-1)).toEqual({
    call: 'POST /api/admin/services/1/versions/1/restore',
    body: { version: 2 },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/services/1'));
});

it('a version of a service is not restored over what a colleague has saved meanwhile', async () => {
  const { api, person } = await openPage();
  const message = 'Somebody else has changed this service since you opened it.';
  const refusal = { status: 409, message, code: 'version_conflict' };
  api.refusals.set('POST /api/admin/services/1/versions/1/restore', refusal);
  await person.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await person.click(screen.getByRole('button', { name: 'Restore this version' }));
  await screen.findAllByText(message);
});

it('a service without versions says from when on they are kept', async () => {
  await openPage([]);
  await screen.findByText('No versions yet');
});
