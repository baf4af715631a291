import type { ServiceImportPlan } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const inFields = (fields: object) => ({ ...fields, data: fields });

const plan: ServiceImportPlan = {
  plan: 'a-plan',
  created: [
    { row: 3, name: 'Ferry', changes: [{ column: 'Country', from: '', to: 'Bangladesh' }] },
  ],
  changed: [
    {
      ...{ row: 2, _id: '1', name: 'Visa' },
      changes: [{ column: 'Kind', from: '', to: 'Quick' }],
    },
  ],
  unchanged: 4,
  refused: [],
};

const done = {
  _id: 'i1',
  count: 2,
  created: 1,
  by: { _id: staff._id, name: staff.name },
  at: '2026-11-25T08:00:00.000Z',
  undoableUntil: '2026-11-25T08:10:00.000Z',
};

const csv = () => new File(['Name\nFerry'], 'services.csv', { type: 'text/csv' });

async function openPage(path: string, answered: ServiceImportPlan = plan) {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/services', {
    data: [],
    pagination: { page: 1, limit: 25, total: 0, hasNext: false },
  });
  api.answers.set('GET /api/admin/categories', { data: [] });
  api.answers.set('GET /api/admin/service-changes', inFields({ changes: [] }));
  api.answers.set('GET /api/admin/service-imports', inFields({ imports: [] }));
  api.answers.set('POST /api/admin/service-imports/plan', inFields(answered));
  return { api, ...open(api, { path }) };
}

describe('a file of services', () => {
  it('asks which day a date is, and imports with the answer', async () => {
    const unsettledDate = {
      ...{ row: 2, column: 'Licence checked on', text: '1/2/2026' },
      ...{ dayMonth: '2026-02-01', monthDay: '2026-01-02' },
    };
    const { api, person } = await openPage('/catalogue/import', {
      ...{ plan: '', created: [], changed: [], unchanged: 0, refused: [], unsettledDate },
    });
    await person.upload(await screen.findByLabelText('File of services'), csv());
    await screen.findByText('Which day is 1/2/2026?');
    api.answers.set('POST /api/admin/service-imports/plan', inFields(plan));
    await person.click(screen.getByRole('button', { name: /^2\sJan\s2026: month first$/ }));
    await screen.findByText('1 new · 1 changed · 4 unchanged');
    expect(api.bodies.at(-1)?.body).toMatch(/name="dateOrder"\s+month-day\s/);
    api.answers.set('POST /api/admin/service-imports', inFields({ import: done }));
    await person.click(screen.getByRole('button', { name: 'Import 2 services' }));
    await waitFor(() => expect(api.bodies.at(-1)?.call).toBe('POST /api/admin/service-imports'));
    expect(api.bodies.at(-1)?.body).toMatch(/name="dateOrder"\s+month-day\s/);
  });

  it('shows what it does before it is imported, and is undone by one press', async () => {
    const { api, person } = await openPage('/catalogue/import');
    await person.upload(await screen.findByLabelText('File of services'), csv());
    await screen.findByText('1 new · 1 changed · 4 unchanged');
    const changed = within(screen.getByRole('region', { name: 'Services that change' }));
    expect(changed.getByRole('listitem').textContent).toBe(
      'Visa Row 2Kindbefore: emptyafter: Quick',
    );
    const created = within(screen.getByRole('region', { name: 'New services' }));
    expect(created.getByRole('listitem').textContent).toBe('Ferry Row 3CountryBangladesh');

    api.answers.set('POST /api/admin/service-imports', inFields({ import: done }));
    api.answers.set('GET /api/admin/service-imports', inFields({ imports: [done] }));
    await person.click(screen.getByRole('button', { name: 'Import 2 services' }));
    await screen.findByText('You imported 2 services, 1 of them new.');
    const { call, body } = api.bodies.at(-1) ?? {};
    expect(call).toBe('POST /api/admin/service-imports');
    expect(body).toMatch(/name="plan"\s+a-plan\s/);

    api.answers.set('POST /api/admin/service-imports/i1/undo', inFields({ count: 2, refused: [] }));
    api.answers.set('GET /api/admin/service-imports', inFields({ imports: [] }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 services are as before.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('is not imported with a row that is refused, whose faults are told', async () => {
    const faults = [{ column: 'Salary from', message: 'Please enter a number' }];
    const refused = [{ row: 7, name: 'Welder', faults }];
    const { person } = await openPage('/catalogue/import', { ...plan, refused });
    await person.upload(await screen.findByLabelText('File of services'), csv());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('1 row is refused, so nothing can be imported yet')).toBeDefined();
    expect(alert.getByText('Row 7')).toBeDefined();
    expect(alert.getByText('Salary from').closest('li')?.textContent).toBe(
      'Salary from: Please enter a number',
    );
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('is looked at again where somebody has changed the services meanwhile', async () => {
    const { api, person } = await openPage('/catalogue/import');
    await person.upload(await screen.findByLabelText('File of services'), csv());
    const message = 'The services are not any more as you saw them.';
    const code = 'version_conflict';
    api.refusals.set('POST /api/admin/service-imports', { status: 409, message, code });
    await person.click(await screen.findByRole('button', { name: 'Import 2 services' }));
    await screen.findByText(message);
    const other = { ...plan, created: [], plan: 'another' };
    api.answers.set('POST /api/admin/service-imports/plan', inFields(other));
    await person.click(screen.getByRole('button', { name: 'Look again' }));
    await screen.findByText('0 new · 1 changed · 4 unchanged');
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole('button', { name: 'Import 1 service' })).toBeDefined();
  });

  it('says why it is no such file', async () => {
    const { api, person } = await openPage('/catalogue/import');
    const refusal = { status: 400, message: 'This file has no rows.', code: 'validation_failed' };
    api.refusals.set('POST /api/admin/service-imports/plan', refusal);
    const field = await screen.findByLabelText('File of services');
    await person.upload(field, csv());
    await screen.findByText('This file has no rows.');
  });

  it('of a thousand rows shows the first ones, and all when asked', async () => {
    const created = Array.from({ length: 60 }, (_, index) => ({
      row: index + 2,
      name: `Ferry ${String(index)}`,
      changes: [],
    }));
    const { person } = await openPage('/catalogue/import', { ...plan, created });
    await person.upload(await screen.findByLabelText('File of services'), csv());
    const region = within(await screen.findByRole('region', { name: 'New services' }));
    expect(region.getAllByRole('listitem')).toHaveLength(50);
    await person.click(region.getByRole('button', { name: 'Show all 60' }));
    expect(region.getAllByRole('listitem')).toHaveLength(60);
  });

  it('is made of what the list was narrowed to', async () => {
    const { api, person } = await openPage('/catalogue?search=visa&state=draft');
    api.answers.set('POST /api/admin/services/export', inFields({ address: '/nowhere.csv' }));
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(api.bodies.at(-1)).toEqual({
        call: 'POST /api/admin/services/export',
        body: { search: 'visa', state: 'draft' },
      }),
    );
  });
});
