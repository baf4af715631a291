import { pothikApi } from '@pothik/api-client/rtk-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from '../src/features/session/follow-other-tabs.ts';
import { routes } from '../src/routes.tsx';
import { customer, serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

async function signIn(
  person: ReturnType<typeof userEvent.setup>,
  email: string,
  password = 'secret',
) {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
}

const navigation = () => screen.findByRole('navigation', { name: 'Console' });

describe('who has no session', () => {
  it('signs in and finds the places of the console', async () => {
    const api = await serveApi();
    const { person } = open(api);
    await signIn(person, staff.email);
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Inbox',
      'Bookings',
      'Catalogue',
      'Insights',
      'People',
      'Settings',
    ]);
    expect(localStorage.getItem('consoleSession')).toMatch(/^u1 \d+$/);
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(screen.getByText('Nasrin Akter')).toBeDefined();
    expect(screen.getByText('Owner')).toBeDefined();
  });

  it('is told of a wrong password, and can look at it', async () => {
    const { person } = open(await serveApi());
    await signIn(person, staff.email, 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.');
    expect(localStorage.getItem('consoleSession')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
  });

  it('is told when the server is in trouble', async () => {
    const api = await serveApi();
    api.trouble = 500;
    const { person } = open(api);
    await signIn(person, staff.email);
    await screen.findByText('Login failed. Please try again.');
    expect(screen.getByText(/Server error/).textContent).toContain('Please try again later.');
  });

  it('does not get in as a customer, and is told so', async () => {
    const { person } = open(await serveApi());
    await signIn(person, customer.email);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This account is not a staff account. Sign in with one that is.',
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    await person.clear(screen.getByLabelText('Email'));
    await person.clear(screen.getByLabelText('Password'));
    await signIn(person, staff.email);
    await navigation();
  });
});

describe('who has a session', () => {
  it('finds the page of the address, and goes on to another', async () => {
    const api = await serveApi();
    withSession(api);
    const { person } = open(api, { path: '/people' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('People');
    expect(document.title).toBe('People · Console');
    await person.click(screen.getByRole('link', { name: 'Bookings' }));
    // A page is loaded when one goes there.
    await screen.findByRole('heading', { level: 1, name: 'Bookings' });
    expect(screen.getByRole('link', { name: 'Bookings' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('sees the places that are open to their role, and is told of one that is not', async () => {
    const api = await serveApi();
    withSession(api, { ...staff, staffRole: 'agent' });
    open(api, { path: '/settings' });
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Inbox',
      'Bookings',
      'People',
    ]);
    await screen.findByRole('heading', { level: 1, name: 'This is not open to you' });
    expect(api.calls.filter((call) => call.includes('/admin/settings'))).toEqual([]);
  });

  it('sees that the session is being looked at', async () => {
    const api = await serveApi();
    withSession(api);
    open(api);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await navigation();
  });

  it('signs out', async () => {
    const api = await serveApi();
    withSession(api);
    const { person } = open(api);
    await person.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(localStorage.getItem('consoleSession')).toBeNull();
    expect(api.user).toBeUndefined();
  });

  it('signs out even when the server is in trouble', async () => {
    const api = await serveApi();
    withSession(api);
    const { person } = open(api);
    const button = await screen.findByRole('button', { name: 'Sign out' });
    api.trouble = 503;
    await person.click(button);
    await screen.findByRole('button', { name: 'Sign In' });
    expect(localStorage.getItem('consoleSession')).toBeNull();
  });

  it('is asked to sign in again when the server has ended it', async () => {
    const api = await serveApi();
    withSession(api);
    api.answers.set('GET /api/admin/sessions', { sessions: [] });
    const { store, person } = open(api, { path: '/sessions' });
    await person.type(await screen.findByLabelText('New password'), 'river');
    api.user = undefined;
    store.dispatch(pothikApi.util.invalidateTags(['User']));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^Your session has ended/);
    expect(within(dialog).getByLabelText('Email')).toHaveProperty('value', staff.email);
    await person.type(within(dialog).getByLabelText('Password'), 'secret');
    await person.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'river');
  });

  it('leaves nothing to somebody else who signs in after its end', async () => {
    const api = await serveApi();
    withSession(api, { ...staff, _id: 'u7' });
    api.answers.set('GET /api/admin/sessions', { sessions: [] });
    const { store, person } = open(api, { path: '/sessions' });
    await person.type(await screen.findByLabelText('New password'), 'river');
    api.user = undefined;
    store.dispatch(pothikApi.util.invalidateTags(['User']));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await person.type(within(dialog).getByLabelText('Password'), 'secret');
    await person.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByLabelText('New password')).toHaveProperty('value', '');
  });

  it('is told that it has ended meanwhile, and can leave', async () => {
    const api = await serveApi();
    withSession(api);
    api.user = undefined;
    open(api);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your session has ended/);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('keeps it while the server can not be reached', async () => {
    const api = await serveApi();
    withSession(api);
    api.trouble = 503;
    const { person } = open(api);
    await screen.findByRole('heading', { name: 'The console can’t be reached' });
    expect(localStorage.getItem('consoleSession')).toBe('u1 1');
    api.trouble = undefined;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await navigation();
  });

  it('leaves with another tab, and stays when somebody signs in there again', async () => {
    const api = await serveApi();
    withSession(api);
    const { store } = open(api);
    followOtherTabs(store);
    await navigation();
    const tell = (oldValue: string, newValue: string | null) =>
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'consoleSession', oldValue, newValue }),
      );
    tell('u1 1', 'u1 2');
    expect(store.getState().session.userId).toBe('u1');
    await navigation();
    tell('u1 2', null);
    await screen.findByRole('button', { name: 'Sign In' });
  });
});

describe('inside the console', () => {
  it('an unknown address is told, with the navigation at hand', async () => {
    const api = await serveApi();
    withSession(api);
    const { person } = open(api, { path: '/nowhere' });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await person.click(screen.getByRole('link', { name: 'Go to the overview' }));
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
  });

  it('a page that fails can be tried again, and the others still work', async () => {
    const api = await serveApi();
    withSession(api);
    // React reports what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    const Failing = () => {
      if (isBroken) throw new Error('broken page');
      return <h1>Mended</h1>;
    };
    const [root] = routes;
    const boundary = root?.children?.[0];
    if (!root || !boundary) throw new Error('The routes have another shape');
    const page = { path: '/broken', element: <Failing /> };
    const { person } = open(api, {
      path: '/broken',
      shown: [
        { ...root, index: false, children: [{ ...boundary, index: false, children: [page] }] },
      ],
    });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeDefined();
    await navigation();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { name: 'Mended' });
  });
});
