import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff, type ApiServer } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-${String(index)}`);

/** A server that lets an app be set up. */
function letSetUp(api: ApiServer) {
  api.answers.set('POST /api/admin/second-factor', {
    secret: 'GEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Pothik:nasrin?secret=GEZDGNBVGY3TQOJQ',
  });
  api.answers.set('POST /api/admin/second-factor/confirm', { recoveryCodes: codes });
}

async function setUp(person: ReturnType<typeof open>['person'], place: HTMLElement) {
  const here = within(place);
  await person.type(await here.findByLabelText('Current password'), 'secret');
  await person.click(here.getByRole('button', { name: 'Next' }));
  await here.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(here.getByText('GEZD GNBV GY3T QOJQ')).toBeDefined();
  await person.type(here.getByLabelText('Code'), '123456');
  await person.click(here.getByRole('button', { name: 'Turn it on' }));
  const heading = await here.findByRole('heading', { name: 'Your recovery codes' });
  expect(document.activeElement).toBe(heading);
  expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await person.click(here.getByRole('button', { name: 'I have kept them' }));
}

describe('who has a second factor', () => {
  it('is asked for its code after the password, and may go back', async () => {
    const api = await serveApi();
    api.code = '123456';
    const { person } = open(api);
    await person.type(await screen.findByLabelText('Email'), staff.email);
    await person.type(screen.getByLabelText('Password'), 'secret');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(code, '000000');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This code is not right.'),
    );
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByLabelText('Code')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await person.type(await screen.findByLabelText('Code'), '123456');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('navigation', { name: 'Console' });
  });

  it('makes new recovery codes with the password and a code', async () => {
    const api = await serveApi();
    withSession(api);
    api.answers.set('GET /api/admin/sessions', { sessions: [] });
    api.answers.set('GET /api/admin/second-factor', {
      since: '2026-11-20T08:00:00.000Z',
      isDemanded: true,
      recoveryCodesLeft: 1,
    });
    const path = 'POST /api/admin/second-factor/recovery-codes';
    const message = 'This code is not right.';
    api.refusals.set(path, { status: 401, message, code: 'second_factor_required' });
    const { person } = open(api, { path: '/sessions' });
    const region = await screen.findByRole('region', { name: 'Second factor' });
    expect(await within(region).findByText(/One recovery code is left. Your role demands it./));
    await person.click(within(region).getByRole('button', { name: 'New recovery codes' }));
    await person.click(within(region).getByRole('button', { name: 'New recovery codes' }));
    expect(within(region).getByText('Please enter your password.')).toBeDefined();
    await person.type(within(region).getByLabelText('Current password'), 'secret');
    await person.type(within(region).getByLabelText('Code'), '123456');
    await person.click(within(region).getByRole('button', { name: 'New recovery codes' }));
    await within(region).findByText(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    api.refusals.clear();
    api.answers.set(path, { recoveryCodes: codes });
    await person.click(within(region).getByRole('button', { name: 'New recovery codes' }));
    await within(region).findByRole('heading', { name: 'Your recovery codes' });
  });
});

describe('who has none', () => {
  it('sets one up beside their sessions', async () => {
    const api = await serveApi();
    withSession(api);
    letSetUp(api);
    api.answers.set('GET /api/admin/sessions', { sessions: [] });
    const state = { isDemanded: false, recoveryCodesLeft: 0 };
    api.answers.set('GET /api/admin/second-factor', state);
    const { person } = open(api, { path: '/sessions' });
    const region = await screen.findByRole('region', { name: 'Second factor' });
    await person.click(await within(region).findByRole('button', { name: 'Set it up' }));
    const since = '2026-11-20T08:00:00.000Z';
    const set = { since, isDemanded: false, recoveryCodesLeft: 10 };
    api.answers.set('GET /api/admin/second-factor', set);
    await setUp(person, region);
    expect(await within(region).findByText(/10 recovery codes are left/)).toBeDefined();
  });

  it('finds nothing else where their role demands one', async () => {
    const api = await serveApi();
    withSession(api, { ...staff, needsSecondFactor: true });
    letSetUp(api);
    const { person } = open(api, { path: '/bookings' });
    await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' });
    expect(screen.queryByRole('navigation')).toBeNull();
    api.user = staff;
    await setUp(person, screen.getByRole('main'));
    await screen.findByRole('navigation', { name: 'Console' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Bookings',
    );
  });
});
