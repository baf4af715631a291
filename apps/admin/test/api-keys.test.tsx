import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dayFromNow } from '../src/features/people/day-from-now.ts';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const secret = `ptk_${'k'.repeat(43)}`;
const exportJob = {
  _id: 'k1',
  name: 'Export job',
  role: 'agent',
  readsOnly: true,
  issuedBy: { _id: 'u1', name: 'Nasrin Akter' },
  createdAt: '2026-11-01T08:00:00.000Z',
  endsAt: '2036-11-30T18:00:00.000Z',
};
const panel = {
  ...exportJob,
  _id: 'k2',
  name: 'Partner panel',
  role: 'editor',
  readsOnly: false,
  endsAt: '2026-11-02T18:00:00.000Z',
  lastUsedAt: '2026-11-02T10:00:00.000Z',
};
const list = 'GET /api/admin/api-keys';
const issuing = 'POST /api/admin/api-keys';

async function openKeys(keys: object[] = []) {
  const api = await serveApi();
  withSession(api);
  api.answers.set(list, { keys });
  api.answers.set('GET /api/admin/second-factor', { isDemanded: false, recoveryCodesLeft: 0 });
  return { api, ...open(api, { path: '/people/keys' }) };
}

it('lists what each key may, who issued it, when it ends and when it was used', async () => {
  await openKeys([exportJob, panel]);
  const region = await screen.findByRole('region', { name: 'API keys' });
  const [first, second] = within(region).getAllByRole('listitem');
  const textsOf = (line: HTMLElement | undefined) =>
    [...(line?.firstElementChild?.children ?? [])].map(({ textContent }) =>
      // Spaces at which lines do not break are spaces.
      textContent.normalize('NFKC'),
    );
  expect(textsOf(first)).toEqual([
    'Export job',
    'Agent, read only',
    'Last day 30 Nov 2036. Never used',
    'Issued by Nasrin Akter, 1 Nov 2026, 14:00',
  ]);
  expect(textsOf(second)).toEqual([
    'Partner panel',
    'Editor, read and write',
    'It ended after 2 Nov 2026. Last used 2 Nov 2026, 16:00',
    'Issued by Nasrin Akter, 1 Nov 2026, 14:00',
  ]);
  expect(within(region).getAllByText('Ended')).toHaveLength(1);
  const areas = screen.getByRole('navigation', { name: 'Parts of people' });
  expect(within(areas).getByRole('link', { current: 'page' }).textContent).toBe('API keys');
});

it('says so where there is none', async () => {
  await openKeys();
  await screen.findByRole('heading', { name: 'No API keys yet' });
});

it('says that the list could not be loaded, and loads it again', async () => {
  const api = await serveApi();
  withSession(api);
  api.refusals.set(list, { status: 500, message: 'Oh', code: 'internal' });
  const { person } = open(api, { path: '/people/keys' });
  await screen.findByRole('alert');
  api.refusals.clear();
  api.answers.set(list, { keys: [exportJob] });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: 'Revoke Export job' });
});

it('is nobody’s but an owner’s', async () => {
  const api = await serveApi();
  withSession(api, { ...staff, staffRole: 'editor' });
  open(api, { path: '/people/keys' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Issue a key' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'API keys' })).toBeNull();
});

it('issues a key with the password, shows it once and lets it be copied', async () => {
  const { api, person } = await openKeys();
  await person.click(await screen.findByRole('button', { name: 'Issue a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue an API key' }));
  const submit = dialog.getByRole('button', { name: 'Issue key', hidden: true });
  await person.click(submit);
  expect(dialog.getByText('Please enter a name.')).toBeDefined();
  expect(dialog.getByText('Please enter your password.')).toBeDefined();
  expect(api.calls).not.toContain('POST /api/admin/api-keys');

  await person.type(dialog.getByLabelText('Name'), 'Export job');
  await person.type(dialog.getByLabelText('Current password'), 'secret');
  const message = 'Your current password is not correct.';
  api.refusals.set(issuing, { status: 401, message, code: 'invalid_credentials' });
  await person.click(submit);
  await dialog.findByText(message);

  api.refusals.clear();
  api.answers.set(issuing, { apiKey: exportJob, key: secret });
  api.answers.set(list, { keys: [exportJob] });
  await person.click(submit);
  const region = within(await screen.findByRole('region', { name: 'The key of Export job' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The key of Export job'));
  expect(region.getByText(secret)).toBeDefined();
  expect(region.getByText(/won’t be shown again/)).toBeDefined();
  expect(api.bodies.at(-1)).toEqual({
    call: issuing,
    body: {
      name: 'Export job',
      role: 'agent',
      readsOnly: true,
      endsOn: dayFromNow(90),
      password: 'secret',
    },
  });
  await person.click(region.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(secret);
  await person.click(region.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText(secret)).toBeNull();
  await screen.findByRole('button', { name: 'Revoke Export job' });
});

it('issues one that ends on a day, for an editor who writes', async () => {
  const { api, person } = await openKeys();
  api.answers.set(issuing, { apiKey: panel, key: secret });
  await person.click(await screen.findByRole('button', { name: 'Issue a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Partner panel');
  await person.selectOptions(dialog.getByLabelText('Role'), 'Editor');
  await person.selectOptions(dialog.getByLabelText('Access'), 'Read and write');
  await person.selectOptions(dialog.getByLabelText('Ends'), 'On a date');
  await person.type(dialog.getByLabelText('Current password'), 'secret');
  const submit = dialog.getByRole('button', { name: 'Issue key', hidden: true });
  await person.click(submit);
  expect(dialog.getByText('Please choose a day.')).toBeDefined();
  const day = dialog.getByLabelText('Last day');
  expect(day.getAttribute('min')).toBe(dayFromNow(0));
  expect(day.getAttribute('max')).toBe(dayFromNow(365));
  await person.type(day, dayFromNow(10));
  await person.click(submit);
  await screen.findByRole('region', { name: 'The key of Partner panel' });
  expect(api.bodies.at(-1)?.body).toMatchObject({
    role: 'editor',
    readsOnly: false,
    endsOn: dayFromNow(10),
  });
});

it('asks for a code where one signs in with one, and says what else is wrong', async () => {
  const { api, person } = await openKeys();
  api.answers.set('GET /api/admin/second-factor', {
    since: '2026-11-20T08:00:00.000Z',
    isDemanded: true,
    recoveryCodesLeft: 9,
  });
  const message = 'There are 50 API keys already. Revoke one first.';
  api.refusals.set(issuing, { status: 409, message, code: 'conflict' });
  await person.click(await screen.findByRole('button', { name: 'Issue a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText('Code'), '123456');
  await person.type(dialog.getByLabelText('Name'), 'Export job');
  await person.type(dialog.getByLabelText('Current password'), 'secret');
  await person.click(dialog.getByRole('button', { name: 'Issue key', hidden: true }));
  await dialog.findByText(message);
  expect(api.bodies.at(-1)?.body).toMatchObject({ code: '123456' });
  // Neither proof is left for the next one to press the button.
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('button', { name: 'Issue a key' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Name')).toHaveProperty('value', 'Export job');
  expect(again.getByLabelText('Current password')).toHaveProperty('value', '');
});

it('revokes a key once that was confirmed with the password', async () => {
  const { api, person } = await openKeys([exportJob]);
  const revoking = 'DELETE /api/admin/api-keys/k1';
  api.answers.set(revoking, { message: 'API key revoked' });
  await person.click(await screen.findByRole('button', { name: 'Revoke Export job' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Revoke the key of Export job?' }),
  );
  await person.click(dialog.getByRole('button', { name: 'Revoke key' }));
  expect(dialog.getByText('Please enter your password.')).toBeDefined();
  expect(api.calls).not.toContain(revoking);
  await person.type(dialog.getByLabelText('Current password'), 'secret');
  api.answers.set(list, { keys: [] });
  await person.click(dialog.getByRole('button', { name: 'Revoke key' }));
  await screen.findByText('The key of Export job is revoked.');
  await screen.findByText('No API keys yet');
  expect(api.bodies.at(-1)).toEqual({ call: revoking, body: { password: 'secret' } });
});

it('is named in the log as who did something', async () => {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/staff', { staff: [] });
  const by = { _id: 'u1', name: 'Nasrin Akter' };
  const at = '2026-11-20T08:00:00.000Z';
  api.answers.set('GET /api/admin/log', {
    data: [
      { _id: 'a1', at, by, key: 'Export job', kind: 'booking', deed: 'export', subject: 'b' },
      { _id: 'a2', at, by, kind: 'key', deed: 'issue', subject: 'k1', name: 'Export job' },
    ],
    pagination: { page: 1, limit: 50, hasNext: false, total: 2 },
  });
  open(api, { path: '/people/log' });
  await screen.findByText('API key Export job, issued by Nasrin Akter');
  expect(screen.getByText('Issued an API key')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Export job' });
  expect(link.getAttribute('href')).toMatch(/\/people\/keys$/);
});
