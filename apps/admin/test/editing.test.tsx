import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const category = {
  _id: 'k1',
  name: 'Visa',
  slug: 'visa',
  icon: 'plane',
  position: 0,
  isActive: true,
  showInNavigation: true,
  subcategories: [],
  translations: { bn: 'missing' },
  version: 3,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};
const one = '/catalogue/categories/k1';
const path = '/api/admin/categories';

async function openCatalogue(address: string, known: object = category) {
  const api = await serveApi();
  withSession(api);
  const know = (newer: object) => api.answers.set(`GET ${path}`, { data: [newer] });
  const sent = (call: string) => api.bodies.findLast((body) => body.call === call)?.body;
  know(known);
  return { api, know, sent, ...open(api, { path: address }) };
}

it('saves, and takes back what was saved last, each over the version it was begun at', async () => {
  const { api, know, sent, person } = await openCatalogue(one);
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await person.type(name, 's');
  const renamed = { ...category, name: 'Visas', version: 4 };
  know(renamed);
  api.answers.set(`PUT ${path}/k1`, { data: renamed });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(sent(`PUT ${path}/k1`)).toMatchObject({ name: 'Visas', version: 3 });
  await screen.findByRole('heading', { level: 1, name: 'Visas' });

  know({ ...category, version: 5 });
  await person.click(undo);
  await screen.findByText('The last change is undone.');
  expect(sent(`PUT ${path}/k1`)).toMatchObject({ name: 'Visa', version: 4 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('shows the icon of a category by its name where it is not drawn here', async () => {
  await openCatalogue(one, { ...category, icon: 'trees' });
  const icon = await screen.findByLabelText<HTMLSelectElement>('Icon');
  expect(icon.selectedOptions[0]?.label).toBe('trees');
});

it('goes to what it has made', async () => {
  const { api, know, router, person } = await openCatalogue('/catalogue/categories/new');
  await person.type(await screen.findByLabelText('Name'), 'Visa');
  api.answers.set(`POST ${path}`, { data: category });
  know(category);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(one));
});

it('removes only what was asked about, and stays where that is refused', async () => {
  const { api, router, person } = await openCatalogue(one);
  const message = 'There are services in this category.';
  api.refusals.set(`DELETE ${path}/k1`, { status: 409, message, code: 'conflict' });
  const remove = async () => {
    await person.click(await screen.findByRole('button', { name: /^Remove/ }));
    const ask = within(await screen.findByRole('alertdialog'));
    await person.click(ask.getByRole('button', { name: 'Remove' }));
  };
  await remove();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(router.state.location.pathname).toBe(one);
  api.refusals.clear();
  api.answers.set(`DELETE ${path}/k1`, { message: 'Removed.' });
  await remove();
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/categories'));
});

it('says what is wrong beside its field before anything is sent, and goes there', async () => {
  const { api, person } = await openCatalogue('/catalogue/categories/new');
  await person.type(await screen.findByLabelText('Name'), 'Visa{Tab}');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveProperty('value', 'visa');
  await person.clear(address);
  await person.type(address, 'details');
  await person.type(screen.getByLabelText('Description'), 'All about it');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Use small letters and figures with hyphens between/);
  expect(document.activeElement).toBe(address);
  expect(api.calls).not.toContain(`POST ${path}`);
  await person.type(address, '-of-it');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBeNull());
});

it('goes to the field that the server refused, and keeps what was written', async () => {
  const { api, person } = await openCatalogue(one);
  const name = await screen.findByLabelText('Name');
  await person.type(name, 's');
  const message = 'Choose a category that is there';
  const fields = { parentId: message };
  api.refusals.set(`PUT ${path}/k1`, { status: 400, message, code: 'validation_failed', fields });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const parent = screen.getByLabelText('Stands under');
  await waitFor(() => expect(parent.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(parent);
  expect(name).toHaveProperty('value', 'Visas');
});

it('keeps what was written and not saved over a reload, and drops it when asked to', async () => {
  const { person } = await openCatalogue(one);
  await person.type(await screen.findByLabelText('Name'), 's');
  cleanup();
  const again = await openCatalogue(one);
  const name = await screen.findByLabelText('Name');
  await screen.findByText('What you wrote before is still here, and not saved.');
  expect(name).toHaveProperty('value', 'Visas');
  await again.person.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Visa');
  cleanup();
  await openCatalogue(one);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Visa'));
  expect(screen.queryByRole('button', { name: 'Drop it' })).toBeNull();
});

it('tells of what was changed while a draft was kept, and forgets the draft once it is saved', async () => {
  const { person } = await openCatalogue(one);
  await person.type(await screen.findByLabelText('Name'), 's');
  cleanup();
  const theirs = { ...category, slug: 'visas', version: 4 };
  const { api, know, person: back } = await openCatalogue(one, theirs);
  await screen.findByText(/This has been changed meanwhile/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Visas');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'visas');
  await back.click(screen.getByRole('button', { name: 'Go on with mine' }));
  const saved = { ...category, name: 'Visas', slug: 'visas', version: 5 };
  know(saved);
  api.answers.set(`PUT ${path}/k1`, { data: saved });
  await back.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. Visitors see it now.');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('keeps the draft of one from everybody else', async () => {
  const { person } = await openCatalogue(one);
  await person.type(await screen.findByLabelText('Name'), 's');
  cleanup();
  const api = await serveApi();
  withSession(api, { ...staff, _id: 'u9' });
  api.answers.set(`GET ${path}`, { data: [category] });
  open(api, { path: one });
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Visa');
});
