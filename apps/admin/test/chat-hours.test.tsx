import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, type ApiServer } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const known = {
  hours: [{ day: 0, opens: '09:00', closes: '18:00' }],
  awayText: 'Back on Sunday',
  awayTextBn: '',
  returnAfter: 10,
  version: 4,
};

async function openSettings(prepare: (api: ApiServer) => void = () => undefined) {
  const api = await serveApi();
  withSession(api);
  const settings = {
    branding: { version: 0 },
    contact: { version: 0 },
    exchangeRates: { version: 0 },
  };
  api.answers.set('GET /api/admin/settings', { ...settings, data: settings });
  api.answers.set('GET /api/admin/settings/chat', { data: known });
  prepare(api);
  return { api, ...open(api, { path: '/settings' }) };
}

const form = async () => within(await screen.findByRole('form', { name: 'Hours of the chat' }));
const path = 'PUT /api/admin/settings/chat';

it('are written line by line, and a wrong one is told before anything is sent', async () => {
  const { api, person } = await openSettings();
  const hours = await form();
  await person.click(hours.getByRole('button', { name: 'Add hours' }));
  const [, closes] = hours.getAllByLabelText('To');
  if (!closes) throw new Error('There is no second line');
  await person.clear(closes);
  await person.type(closes, '08:00');
  await person.type(hours.getByLabelText('What visitors read meanwhile, in Bangla'), 'রবিবার ফিরব');
  await person.click(hours.getByRole('button', { name: 'Save' }));
  await hours.findByText(/It must be later than the beginning/);
  expect(document.activeElement).toBe(closes);
  expect(api.bodies.some(({ call }) => call === path)).toBe(false);

  await person.clear(closes);
  await person.type(closes, '24:00');
  api.answers.set(path, { data: { ...known, version: 5 } });
  await person.click(hours.getByRole('button', { name: 'Save' }));
  await hours.findByRole('button', { name: /Undo/ });
  expect(api.bodies.find(({ call }) => call === path)?.body).toEqual({
    hours: [known.hours[0], { day: 1, opens: '09:00', closes: '24:00' }],
    awayText: 'Back on Sunday',
    awayTextBn: 'রবিবার ফিরব',
    returnAfter: 10,
    version: 4,
  });
});

it('that a colleague has changed meanwhile are not written over unasked', async () => {
  const { api, person } = await openSettings();
  const hours = await form();
  await person.click(hours.getByRole('button', { name: /^Remove Sunday/ }));
  await hours.findByText(/staff answer at any time/);
  api.refusals.set(path, { status: 409, message: 'Changed.', code: 'version_conflict' });
  api.answers.set('GET /api/admin/settings/chat', { data: { ...known, version: 5 } });
  await person.click(hours.getByRole('button', { name: 'Save' }));
  expect((await hours.findByRole('alert')).textContent).toMatch(/changed/i);
  await hours.findByText(/staff answer at any time/);
  api.refusals.clear();
  api.answers.set(path, { data: { ...known, hours: [], version: 6 } });
  await person.click(hours.getByRole('button', { name: 'Go on with mine' }));
  await person.click(hours.getByRole('button', { name: 'Save' }));
  await hours.findByRole('button', { name: /Undo/ });
  expect(api.bodies.findLast(({ call }) => call === path)?.body).toMatchObject({
    hours: [],
    version: 5,
  });
});

it('that could not be loaded leave the other settings alone', async () => {
  const { api, person } = await openSettings(({ refusals }) =>
    refusals.set('GET /api/admin/settings/chat', {
      status: 503,
      message: 'Not now.',
      code: 'unavailable',
    }),
  );
  await screen.findByText('The hours could not be loaded.');
  expect(screen.getByRole('form', { name: 'Contact' })).toBeDefined();
  api.refusals.clear();
  const failed = within(screen.getByRole('region', { name: 'Hours of the chat' }));
  await person.click(failed.getByRole('button'));
  await form();
});
