import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const mail = {
  _id: 'j1',
  kind: 'mail',
  attempts: 60,
  reason: '550 no such mailbox',
  createdAt: '2026-03-01T06:00:00.000Z',
  failedAt: '2026-03-03T06:00:00.000Z',
};
const unknown = { ...mail, _id: 'j2', kind: 'write-to-the-moon' };

async function openSettings(jobs: object[]) {
  const api = await serveApi();
  withSession(api);
  const settings = {
    branding: { version: 0 },
    contact: { version: 0 },
    exchangeRates: { version: 0 },
  };
  api.answers.set('GET /api/admin/settings', { ...settings, data: settings });
  api.answers.set('GET /api/admin/jobs', { jobs });
  const opened = open(api, { path: '/settings' });
  const section = within(await screen.findByRole('region', { name: 'Work that failed' }));
  return { api, section, ...opened };
}

it('tells owners what failed and why, also of a kind that it does not know', async () => {
  const { section } = await openSettings([mail, unknown]);
  const table = within(await section.findByRole('table'));
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Mail550 no such mailbox60');
  expect(second?.textContent).toContain('write-to-the-moon');
});

it('says that nothing has failed', async () => {
  const { section } = await openSettings([]);
  await section.findByText('Nothing has failed: every mail was sent.');
  expect(section.queryByRole('table')).toBeNull();
});

it('has it tried again, and takes it from the list', async () => {
  const { api, section, person } = await openSettings([mail]);
  api.answers.set('POST /api/admin/jobs/j1/retry', { message: 'It is tried again' });
  const button = await section.findByRole('button', { name: 'Try again: Mail' });
  api.answers.set('GET /api/admin/jobs', { jobs: [] });
  await person.click(button);
  await screen.findByText('It is tried again.');
  await section.findByText('Nothing has failed: every mail was sent.');
});

it('drops it once that was confirmed', async () => {
  const { api, section, person } = await openSettings([mail]);
  api.answers.set('DELETE /api/admin/jobs/j1', { message: 'Dropped' });
  await person.click(await section.findByRole('button', { name: 'Drop: Mail' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Drop this work?' }));
  expect(api.calls).not.toContain('DELETE /api/admin/jobs/j1');
  api.answers.set('GET /api/admin/jobs', { jobs: [] });
  await person.click(dialog.getByRole('button', { name: 'Drop' }));
  await screen.findByText('It is dropped.');
  await section.findByText('Nothing has failed: every mail was sent.');
  expect(api.calls).toContain('DELETE /api/admin/jobs/j1');
});
