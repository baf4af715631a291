import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionExpired } from '../src/features/session/session-slice.ts';
import { passkeyObstacle } from '../src/shared/second-factor/ask-for-passkey.ts';
import { passkeyOptions, serveApi, staff, type ApiServer } from './api-server.ts';
import { open, withSession } from './open-console.tsx';
import { refusal, withPasskeys } from './passkey-browser.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-${String(index)}`);
const creation = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Pothik' },
  user: { id: 'dTE', name: staff.email, displayName: staff.name },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const phone = {
  ...{ _id: 'p1', name: 'Chrome on Android', createdAt: '2026-11-20T08:00:00.000Z' },
  lastUsedAt: '2026-11-21T08:00:00.000Z',
};

/** A server that lets passkeys be added, to somebody who has these. */
function letAdd(api: ApiServer, passkeys: object[] = [], factors: object = {}) {
  api.answers.set('GET /api/admin/sessions', { sessions: [] });
  api.answers.set('GET /api/admin/passkeys', { passkeys });
  api.answers.set('GET /api/admin/second-factor', {
    ...{ isDemanded: false, recoveryCodesLeft: passkeys.length > 0 ? 10 : 0 },
    ...factors,
  });
  api.answers.set('POST /api/admin/passkeys/options', { options: creation });
  api.answers.set('POST /api/admin/passkeys', { recoveryCodes: codes });
  api.answers.set('POST /api/admin/passkeys/proof-options', { options: passkeyOptions });
}

const sentTo = (api: ApiServer, call: string) =>
  api.bodies.filter((one) => one.call === call).at(-1)?.body;

async function ownPasskeys(api: ApiServer) {
  withSession(api);
  const { person } = open(api, { path: '/sessions' });
  const region = await screen.findByRole('region', { name: 'Passkeys' });
  return { person, here: within(region) };
}

describe('signing in with a passkey', () => {
  const press = { name: 'Sign in with a passkey' };

  it('takes neither an address nor a password', async () => {
    withPasskeys();
    const api = await serveApi();
    const { person } = open(api);
    await person.click(await screen.findByRole('button', press));
    await screen.findByRole('navigation', { name: 'Console' });
    expect(localStorage.getItem('consoleSession')).toContain(staff._id);
  });

  it('leaves the page as it is when the person has put it off, and tells what else is wrong', async () => {
    const browser = withPasskeys();
    const api = await serveApi();
    const { person } = open(api);
    const button = await screen.findByRole('button', press);
    browser.get.mockRejectedValueOnce(refusal('NotAllowedError'));
    await person.click(button);
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(browser.get).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();

    browser.get.mockRejectedValueOnce(refusal('SecurityError'));
    await person.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('public address');

    const message = 'This passkey is not known here, or took too long. Please try again.';
    const code = 'invalid_credentials';
    api.refusals.set('POST /api/auth/passkey', { status: 401, message, code });
    await person.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    api.refusals.clear();
    await person.click(button);
    await screen.findByRole('navigation', { name: 'Console' });
  });

  it('is offered to who has entered the password of an account with a second factor', async () => {
    withPasskeys();
    const api = await serveApi();
    api.code = 'a-recovery-code';
    const { person } = open(api);
    await person.type(await screen.findByLabelText('Email'), staff.email);
    await person.type(screen.getByLabelText('Password'), 'secret');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByLabelText('Code');
    expect(screen.getByText('Please enter the code.')).toBeDefined();
    await person.click(screen.getByRole('button', press));
    await screen.findByRole('navigation', { name: 'Console' });
  });

  it('goes on where a session has ended', async () => {
    withPasskeys();
    const api = await serveApi();
    withSession(api);
    const { person, store } = open(api);
    await screen.findByRole('navigation', { name: 'Console' });
    store.dispatch(sessionExpired());
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await person.click(within(dialog).getByRole('button', press));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered where there can be none', async () => {
    open(await serveApi());
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', press)).toBeNull();
  });
});

describe('one’s own passkeys', () => {
  it('begin with a first one, which brings recovery codes', async () => {
    withPasskeys();
    const api = await serveApi();
    letAdd(api);
    const { person, here } = await ownPasskeys(api);
    expect(await here.findByText('You have none yet.')).toBeDefined();
    await person.click(here.getByRole('button', { name: 'Add a passkey' }));
    const name = here.getByLabelText('Name of the passkey');
    expect(name).not.toHaveProperty('value', '');
    await person.clear(name);
    await person.type(name, 'My laptop');
    await person.click(here.getByRole('button', { name: 'Next' }));
    expect(here.getByText('Please enter your password.')).toBeDefined();
    expect(here.queryByLabelText('Code')).toBeNull();
    await person.type(here.getByLabelText('Current password'), 'secret');
    // It is asked for again as soon as the passkey is added.
    letAdd(api, [phone]);
    await person.click(here.getByRole('button', { name: 'Next' }));
    const heading = await here.findByRole('heading', { name: 'Your recovery codes' });
    expect(document.activeElement).toBe(heading);
    expect(sentTo(api, 'POST /api/admin/passkeys')).toMatchObject({
      name: 'My laptop',
      passkey: { id: 'AQID', type: 'public-key', response: { transports: ['internal'] } },
    });
    await person.click(here.getByRole('button', { name: 'I have kept them' }));
    expect(await here.findByText(phone.name)).toBeDefined();
  });

  it('are not added while the person puts it off, and can be tried again', async () => {
    const browser = withPasskeys();
    const api = await serveApi();
    letAdd(api);
    const { person, here } = await ownPasskeys(api);
    await person.click(await here.findByRole('button', { name: 'Add a passkey' }));
    await person.type(here.getByLabelText('Current password'), 'secret');
    browser.create.mockRejectedValueOnce(refusal('NotAllowedError'));
    await person.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('No passkey was made.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    browser.create.mockRejectedValueOnce(refusal('InvalidStateError'));
    await person.click(here.getByRole('button', { name: 'Ask the browser again' }));
    expect(await here.findByText('This device has a passkey of yours already.')).toBeDefined();
    await person.click(here.getByRole('button', { name: 'Cancel' }));
    await here.findByRole('button', { name: 'Add a passkey' });
    expect(sentTo(api, 'POST /api/admin/passkeys')).toBeUndefined();
  });

  it('are not added by a browser that answers after one has left it', async () => {
    const browser = withPasskeys();
    const api = await serveApi();
    letAdd(api);
    const { person, here } = await ownPasskeys(api);
    await person.click(await here.findByRole('button', { name: 'Add a passkey' }));
    await person.type(here.getByLabelText('Current password'), 'secret');
    const aborted = Promise.withResolvers<undefined>();
    browser.create.mockImplementationOnce(({ signal }) => {
      signal.addEventListener('abort', () => aborted.reject(signal.reason));
      return aborted.promise;
    });
    await person.click(here.getByRole('button', { name: 'Next' }));
    await here.findByText('Follow what your browser asks.');
    await waitFor(() => expect(browser.create).toHaveBeenCalledOnce());
    await person.click(here.getByRole('button', { name: 'Cancel' }));
    await expect(aborted.promise).rejects.toThrow();
    await here.findByText('You have none yet.');
    expect(sentTo(api, 'POST /api/admin/passkeys')).toBeUndefined();
  });

  it('begin anew where the server refuses one', async () => {
    withPasskeys();
    const api = await serveApi();
    letAdd(api);
    const message = 'This passkey could not be added. Please begin again.';
    api.refusals.set('POST /api/admin/passkeys', { status: 409, message, code: 'conflict' });
    const { person, here } = await ownPasskeys(api);
    await person.click(await here.findByRole('button', { name: 'Add a passkey' }));
    await person.type(here.getByLabelText('Current password'), 'secret');
    await person.click(here.getByRole('button', { name: 'Next' }));
    expect((await here.findByRole('alert')).textContent).toBe(message);
    expect(here.getByLabelText('Current password')).toBeDefined();
  });

  it('are removed with the password and a passkey, or a recovery code', async () => {
    const browser = withPasskeys();
    const api = await serveApi();
    letAdd(api, [phone]);
    const { person, here } = await ownPasskeys(api);
    expect(await here.findByText(/^Since 20 Nov 2026.*last used 21 Nov 2026/)).toBeDefined();
    await person.click(here.getByRole('button', { name: 'Remove: Chrome on Android' }));
    expect(here.getByText('One of your recovery codes')).toBeDefined();
    await person.click(here.getByRole('button', { name: 'Remove' }));
    expect(here.getByText('Please enter a code.')).toBeDefined();
    await person.type(here.getByLabelText('Current password'), 'secret');

    const prove = here.getByRole('button', { name: 'Use a passkey instead of a code' });
    browser.get.mockRejectedValueOnce(refusal('NotAllowedError'));
    await person.click(prove);
    await waitFor(() => expect(browser.get).toHaveBeenCalledOnce());
    expect(here.queryByRole('alert')).toBeNull();
    expect(sentTo(api, 'DELETE /api/admin/passkeys/p1')).toBeUndefined();

    api.answers.set('DELETE /api/admin/passkeys/p1', { message: 'Passkey removed' });
    letAdd(api);
    await waitFor(() => expect(prove).toHaveProperty('disabled', false));
    await person.click(prove);
    await screen.findByText('The passkey is removed.');
    expect(sentTo(api, 'DELETE /api/admin/passkeys/p1')).toMatchObject({
      password: 'secret',
      passkey: { id: 'AQID' },
    });
    expect(await here.findByText('You have none yet.')).toBeDefined();
  });

  it('that can’t be loaded say so, and are asked for once more', async () => {
    withPasskeys();
    const api = await serveApi();
    letAdd(api);
    api.answers.delete('GET /api/admin/passkeys');
    const { person, here } = await ownPasskeys(api);
    expect((await here.findByRole('alert')).textContent).toContain('could not be loaded');
    letAdd(api);
    await person.click(here.getByRole('button', { name: 'Try again' }));
    await here.findByText('You have none yet.');
  });

  it('are a second factor to which an app can be added, and have recovery codes of their own', async () => {
    withPasskeys();
    const api = await serveApi();
    letAdd(api, [phone]);
    withSession(api);
    open(api, { path: '/sessions' });
    const region = await screen.findByRole('region', { name: 'Second factor' });
    expect(await within(region).findByText(/10 recovery codes are left/)).toBeDefined();
    expect(within(region).getByRole('button', { name: 'New recovery codes' })).toBeDefined();
    expect(within(region).getByRole('button', { name: 'Set it up' })).toBeDefined();
  });

  it('can’t be added by a browser without them, which the place says', async () => {
    const api = await serveApi();
    letAdd(api);
    const { here } = await ownPasskeys(api);
    expect(await here.findByText(/^This browser can’t use passkeys here/)).toBeDefined();
    expect(here.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it.each([
    ['127.0.0.1', 'address'],
    ['[::1]', 'address'],
    ['pothik.example', undefined],
    ['localhost', undefined],
  ])('need the name of a host: %s', (hostname, obstacle) => {
    withPasskeys();
    vi.stubGlobal('location', { hostname });
    expect(passkeyObstacle()).toBe(obstacle);
  });
});

describe('who has to have a second factor', () => {
  it('may choose a passkey', async () => {
    withPasskeys();
    const api = await serveApi();
    withSession(api, { ...staff, needsSecondFactor: true });
    letAdd(api);
    const { person } = open(api);
    await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' });
    await person.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await person.type(await screen.findByLabelText('Current password'), 'secret');
    api.user = staff;
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    await person.click(screen.getByRole('button', { name: 'I have kept them' }));
    await screen.findByRole('navigation', { name: 'Console' });
  });
});
