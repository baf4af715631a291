import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const draft = {
  ...{ _id: '1', name: 'Eid tour', serviceType: 'other', isActive: false, featured: false },
  ...{ updatedAt: '2026-11-25T08:00:00.000Z', version: 2, translations: { bn: 'missing' } },
};
const nextYear = String(new Date().getFullYear() + 1);
const [publishAt, unpublishAt] = [
  `${nextYear}-12-03T03:00:00.000Z`,
  `${nextYear}-12-10T12:30:00.000Z`,
];
const refusal =
  'This job costs Tk 1,70,000, above the cap for Oman of Tk 1 (Ministry). An owner can allow it.';

async function serve() {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/categories', { data: [] });
  api.answers.set('GET /api/admin/service-changes', { changes: [], data: { changes: [] } });
  return api;
}

async function openService(more: object = {}) {
  const api = await serve();
  api.answers.set('GET /api/admin/services/1', { data: { ...draft, ...more } });
  const opened = open(api, { path: '/catalogue/services/1' });
  await screen.findByLabelText('Name');
  return { api, ...opened };
}
/** The fields of the service that were sent; its editor sends who looks at it as well. */
const sent = (api: Awaited<ReturnType<typeof serve>>) =>
  api.bodies.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
const publishField = () => screen.getByLabelText<HTMLInputElement>('Publish at (Dhaka)');
const takeBackField = () => screen.getByLabelText<HTMLInputElement>('Take back at (Dhaka)');

async function openList(service: object) {
  const api = await serve();
  api.answers.set('GET /api/admin/services', {
    data: [{ ...draft, ...service }],
    pagination: { page: 1, limit: 25, total: 1, hasNext: false },
  });
  const opened = open(api, { path: '/catalogue' });
  const row = within(await screen.findByRole('row', { name: /Eid tour/ }));
  return { api, row, ...opened };
}

describe('the moments of a service', () => {
  it('are written and sent as Dhaka has them, and given up', async () => {
    const { api, person } = await openService({ publishAt });
    expect(publishField().value).toBe(`${nextYear}-12-03T09:00`);
    expect(takeBackField().value).toBe('');
    await person.clear(publishField());
    await person.type(takeBackField(), `${nextYear}-12-10T18:30`);
    api.answers.set('PUT /api/admin/services/1', { data: { ...draft, unpublishAt, version: 3 } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(api)).toEqual([{ publishAt: null, unpublishAt, version: 2 }]));
  });

  it('have none to be published at what is visible, and the save uses it up', async () => {
    const { api, person } = await openService({ publishAt });
    await person.click(screen.getByLabelText('Visible to visitors'));
    expect(screen.queryByLabelText('Publish at (Dhaka)')).toBeNull();
    api.answers.set('PUT /api/admin/services/1', {
      data: { ...draft, isActive: true, version: 3 },
    });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors see it now.');
    expect(sent(api)).toEqual([{ isActive: true, publishAt: null, version: 2 }]);
  });

  it('are refused beside their field, with all that is typed', async () => {
    const { api, person } = await openService();
    await person.type(takeBackField(), '2020-01-01T09:00');
    const message = 'Choose a moment that is still to come';
    api.refusals.set('PUT /api/admin/services/1', {
      ...{ status: 400, message, code: 'validation_failed' },
      fields: { unpublishAt: message },
    });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(takeBackField().value).toBe('2020-01-01T09:00');
  });

  it('tell in the editor why it could not be published', async () => {
    await openService({ publishAt: '2026-11-20T03:00:00.000Z', publishRefusal: refusal });
    expect(screen.getByText(`Could not be published: ${refusal}`)).toBeDefined();
    expect(publishField().value).toBe('2026-11-20T09:00');
  });

  it('stand in the list in words', async () => {
    const { row } = await openList({ publishAt, unpublishAt });
    expect(row.getByText(new RegExp(`^Goes out on 3\\sDec\\s${nextYear}, 09:00$`))).toBeDefined();
    expect(
      row.getByText(new RegExp(`^Taken back on 10\\sDec\\s${nextYear}, 18:30$`)),
    ).toBeDefined();
    cleanup();
    const { row: refused } = await openList({ publishAt, publishRefusal: refusal });
    expect(refused.getByText(`Could not be published: ${refusal}`)).toBeDefined();
    expect(refused.queryByText(/Goes out/)).toBeNull();
  });

  it('are a filter of the list', async () => {
    const { api, person } = await openList({});
    await person.selectOptions(screen.getByLabelText('State'), 'Scheduled');
    await waitFor(() =>
      expect(api.calls.some((call) => call.includes('state=scheduled'))).toBe(true),
    );
  });
});
