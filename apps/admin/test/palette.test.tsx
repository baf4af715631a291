import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rahima = {
  kind: 'booking',
  _id: 'b1',
  title: 'PTK-7K4M-2Q',
  details: ['Rahima Khatun', 'Work visa'],
  status: 'pending',
};
const chat = {
  kind: 'chat',
  _id: 'h1',
  title: 'Rahima',
  details: ['01712345678'],
  status: 'waiting',
};

async function openAt(path: string, user = staff) {
  const api = await serveApi();
  withSession(api, user);
  const records = { records: [rahima, chat] };
  api.answers.set('GET /api/admin/records', { ...records, data: records });
  const opened = { records: [chat] };
  api.answers.set('POST /api/admin/records/look-up', { ...opened, data: opened });
  const console = open(api, { path });
  await screen.findByRole('navigation', { name: 'Console' });
  return { api, ...console };
}

const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
const field = (dialog: HTMLElement) => within(dialog).getByRole('combobox');
/** Expects these words below the found records. */
const expectTold = (dialog: HTMLElement, words: string) =>
  waitFor(() => expect(within(dialog).getByRole('status').textContent).toContain(words), {
    timeout: 10_000,
  });
const optionsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the palette', () => {
  it('finds records by a few letters, and opens the first by Enter', async () => {
    const { api, person, router } = await openAt('/nowhere');
    await person.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await person.type(field(dialog), 'rahima');
    await within(dialog).findByRole('group', { name: 'Bookings' });
    expect(optionsOf(dialog)).toEqual([
      'PTK-7K4M-2Q Rahima Khatun · Work visa · Pending',
      'Rahima 01712345678 · Waiting',
      'Bookings: “rahima”',
      'Inbox: “rahima”',
      'Customers: “rahima”',
      'Services: “rahima”',
    ]);
    const asked = api.calls.filter((call) => call.includes('/records?'));
    expect(asked).toEqual(['GET /api/admin/records?search=rahima']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'));
  });

  it('is opened by a button, and begins with what was opened lately', async () => {
    localStorage.setItem(`consoleRecent:${staff._id}`, '[{"kind":"chat","_id":"h1"}]');
    const { api, person } = await openAt('/bookings');
    await person.click(screen.getByRole('button', { name: 'Search, or do something' }));
    const dialog = await palette();
    await within(dialog).findByRole('group', { name: 'Opened recently' });
    expect(optionsOf(dialog)[0]).toBe('Rahima Chats · 01712345678 · Waiting');
    expect(api.bodies.at(-1)?.body).toEqual({ records: [{ kind: 'chat', _id: 'h1' }] });
    // What this page can do comes next, with its keys.
    const here = within(within(dialog).getByRole('group', { name: 'On this page' }));
    expect(here.getByRole('option', { name: /^Search bookings/ })).toBeDefined();
    await person.type(field(dialog), 'search book{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  it('leads nowhere that a role does not reach', async () => {
    const { person } = await openAt('/nowhere', { ...staff, staffRole: 'agent' });
    await person.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    expect(optionsOf(dialog).join()).toContain('Go to Bookings');
    expect(optionsOf(dialog).join()).not.toMatch(/Catalogue|Settings|New service|API keys|Log/);
    await person.type(field(dialog), 'zzz');
    await within(dialog).findByRole('option', { name: 'Bookings: “zzz”' });
    expect(within(dialog).queryByRole('option', { name: 'Services: “zzz”' })).toBeNull();
  });

  it('says that the search failed, and still does what can be done', async () => {
    const { api, person, router } = await openAt('/nowhere');
    api.refusals.set('GET /api/admin/records', { status: 500, message: '', code: 'internal' });
    await person.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await person.type(field(dialog), 'inbox');
    await expectTold(dialog, 'The search did not answer');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
  });
});

describe('a search that had no time for every kind', () => {
  const part = { records: [chat], leftOut: ['booking'] };

  it('is asked again, and finds the rest', async () => {
    const { api, person } = await openAt('/nowhere');
    const whole = api.answers.get('GET /api/admin/records') ?? {};
    api.answers.set('GET /api/admin/records', { ...part, data: part });
    await person.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await person.type(field(dialog), 'rahima');
    await within(dialog).findByRole('option', { name: /^Rahima 01712345678/ });
    expect(within(dialog).getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    api.answers.set('GET /api/admin/records', whole);
    await within(dialog).findByRole('option', { name: /^PTK-7K4M-2Q/ });
    await waitFor(() =>
      expect(within(dialog).getByRole('listbox').getAttribute('aria-busy')).toBeNull(),
    );
    expect(within(dialog).getByRole('status').textContent).not.toContain('busy');
  });

  it('tells so in the end, beside what it has found', async () => {
    const { api, person } = await openAt('/nowhere');
    api.answers.set('GET /api/admin/records', { ...part, data: part });
    await person.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await person.type(field(dialog), 'rahima');
    await expectTold(dialog, 'has not looked through everything');
    expect(api.calls.filter((call) => call.includes('/records?'))).toHaveLength(4);
    within(dialog).getByRole('option', { name: /^Rahima 01712345678/ });
  }, 20_000);
});

describe('single keys', () => {
  it('lead from place to place, and are told by a question mark', async () => {
    const { person, router } = await openAt('/nowhere');
    await person.keyboard('gb');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bookings'));
    await screen.findByRole('searchbox', { name: 'Search bookings' });
    await person.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const here = within(keys).getByRole('heading', { name: 'On this page' }).closest('section');
    expect(here?.textContent).toContain('ESearch bookings'.slice(1));
    expect(keys.textContent).toContain('GthenBGo to Bookings');
  });

  it('leave nothing of what was opened on the device of who signs out', async () => {
    const { person } = await openAt('/bookings/b1');
    await waitFor(() => expect(localStorage.getItem(`consoleRecent:${staff._id}`)).toContain('b1'));
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem(`consoleRecent:${staff._id}`)).toBeNull());
  });
});
