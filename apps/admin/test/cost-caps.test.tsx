import type { CostCap, User } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const editor: User = { ...staff, staffRole: 'editor' };
const updatedAt = '2026-11-25T08:00:00.000Z';
const saudi: CostCap = {
  ...{
    _id: 'c1',
    country: 'Saudi Arabia',
    amount: 165_000,
    appliesTo: 'men',
    version: 4,
    updatedAt,
  },
  sourceName: 'Ministry',
};
const jordan: CostCap = {
  ...{ _id: 'c2', country: 'Jordan', amount: 102_780, version: 1, updatedAt },
  ...{ sourceName: 'Notice', sourceAddress: 'https://example.gov.bd/notice' },
  ...{ note: 'For a year', checkedOn: '2026-11-20' },
};

const inFields = (fields: object) => ({ ...fields, data: fields });

async function serve(user = staff, caps = [jordan, saudi]) {
  const api = await serveApi();
  withSession(api, user);
  const rates = [{ currency: 'SAR', taka: 32.5, on: '2026-11-20' }];
  api.answers.set('GET /api/admin/cost-caps', inFields({ caps, rates }));
  api.answers.set('GET /api/admin/categories', { data: [] });
  return api;
}

describe('the caps', () => {
  it('tell for each country how much, for whom, from where, and what is to be checked', async () => {
    open(await serve(), { path: '/catalogue/cost-caps' });
    const table = within(await screen.findByRole('table', { name: 'Cost caps' }));
    const rows = table
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(rows[1]).toBe('JordanTk 1,02,780All workersNoticeFor a year20 Nov 2026');
    expect(rows[2]).toBe('Saudi ArabiaTk 1,65,000menMinistryTo be checked');
    expect(table.getByRole('link', { name: 'Notice' }).getAttribute('href')).toBe(
      'https://example.gov.bd/notice',
    );
    expect(screen.getByRole('link', { name: 'Add a cap' })).toBeDefined();
  });

  it('are read by editors and changed by owners alone', async () => {
    const api = await serve(editor);
    const { router } = open(api, { path: '/catalogue/cost-caps' });
    await screen.findByText(/Owners change them/);
    expect(screen.queryByRole('link', { name: 'Saudi Arabia' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add a cap' })).toBeNull();
    await router.navigate('/catalogue/cost-caps/c1');
    await waitFor(() => expect(screen.queryByLabelText('Country')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('say that there are none, and that they could not be loaded', async () => {
    const api = await serve(staff, []);
    const { person } = open(api, { path: '/catalogue/cost-caps' });
    await screen.findByText('No caps yet');
    cleanup();
    api.refusals.set('GET /api/admin/cost-caps', { status: 500, message: 'x', code: 'internal' });
    open(api, { path: '/catalogue/cost-caps' });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    api.refusals.clear();
    await person.click(again);
    await screen.findByText('No caps yet');
  });

  it('are changed over the version that was seen', async () => {
    const api = await serve();
    api.answers.set('PUT /api/admin/cost-caps/c1', { data: { ...saudi, amount: 1, version: 5 } });
    const { person } = open(api, { path: '/catalogue/cost-caps/c1' });
    const amount = await screen.findByLabelText('At most, in taka');
    await person.clear(amount);
    await person.type(amount, '1,70,000');
    await person.type(screen.getByLabelText('Checked on'), '2026-11-27');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(api.bodies.at(-1)).toEqual({
      call: 'PUT /api/admin/cost-caps/c1',
      body: { amount: 170_000, checkedOn: '2026-11-27', version: 4 },
    });
  });

  it('are added, with what is missing told at its field', async () => {
    const api = await serve();
    api.answers.set('POST /api/admin/cost-caps', { data: saudi });
    const { person, router } = open(api, { path: '/catalogue/cost-caps/new' });
    await person.type(await screen.findByLabelText('Country'), 'Oman');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter a number');
    await person.type(screen.getByLabelText('At most, in taka'), '90000');
    await person.type(screen.getByLabelText('Source'), 'Ministry');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/cost-caps/c1'));
    expect(api.bodies.at(-1)?.body).toMatchObject({
      ...{ country: 'Oman', amount: 90_000, sourceName: 'Ministry' },
      ...{ sourceAddress: '', checkedOn: '' },
    });
  });

  it('are removed once confirmed', async () => {
    const api = await serve();
    api.answers.set('DELETE /api/admin/cost-caps/c1', { message: 'Cap removed' });
    const { person, router } = open(api, { path: '/catalogue/cost-caps/c1' });
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this cap?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/cost-caps'));
    expect(api.calls).toContain('DELETE /api/admin/cost-caps/c1');
  });
});

const fee = (amount: number, currency = 'BDT') => ({
  ...{ label: 'Charge', amount, currency, per: 'booking' },
});
const job = {
  ...{ _id: '1', jobTitle: 'Mason', serviceType: 'other', isActive: false, featured: false },
  ...{ updatedAt, version: 2, translations: { bn: 'missing' } },
  location: { country: 'saudi arabia' },
  fees: [fee(170_000)],
};
const word = {
  amount: 170_000,
  reason: 'Paid back',
  by: { _id: 'u9', name: 'Salma' },
  at: updatedAt,
};

async function openJob(more: object = {}, user = staff) {
  const api = await serve(user);
  api.answers.set('GET /api/admin/services/1', { data: { ...job, ...more } });
  const opened = open(api, { path: '/catalogue/services/1' });
  await screen.findByLabelText('Job title');
  return { api, ...opened };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Cost of the job' }));

describe('the cost of a job in its editor', () => {
  it('stands beside the cap, in words, as it is typed', async () => {
    const { person } = await openJob();
    const cost = await panel();
    expect(cost.getByText('Above the cap')).toBeDefined();
    expect(cost.getByText('Tk 1,70,000')).toBeDefined();
    expect(cost.getByText('Tk 1,65,000 (men)')).toBeDefined();
    expect(cost.getByText('To be checked')).toBeDefined();
    const amount = screen.getByLabelText('Amount');
    await person.clear(amount);
    await person.type(amount, '165000');
    expect((await panel()).getByText('Within the cap')).toBeDefined();
    await person.type(amount, '.5');
    expect((await panel()).getByText('Tk 1,65,001')).toBeDefined();
    await person.clear(screen.getByLabelText('Country'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Cost of the job' })).toBeNull(),
    );
  });

  it('is told by the rates, and not known without one', async () => {
    await openJob({ fees: [fee(1_000, 'SAR')] });
    expect((await panel()).getByText('Tk 32,500')).toBeDefined();
    cleanup();
    await openJob({ fees: [fee(1_000, 'OMR')] });
    const cost = await panel();
    expect(cost.getByText('Cost not known')).toBeDefined();
    expect(cost.getByText(/no exchange rate for OMR/)).toBeDefined();
    expect(cost.queryByRole('button')).toBeNull();
  });

  it('tells editors that an owner can allow it, and the refusal at the form', async () => {
    const { api, person } = await openJob({}, editor);
    const cost = await panel();
    expect(cost.getByText(/An owner can allow it/)).toBeDefined();
    expect(cost.queryByRole('button')).toBeNull();
    const message = 'This job costs Tk 1,70,000, above the cap. An owner can allow it.';
    const refusal = { status: 409, message, code: 'above_cost_cap' };
    api.refusals.set('PUT /api/admin/services/1', refusal);
    await person.click(screen.getByLabelText('Visible to visitors'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('is allowed by an owner with a reason, up to an amount', async () => {
    const { api, person } = await openJob();
    api.answers.set('PUT /api/admin/services/1/allowed-cost', { data: job });
    await person.click((await panel()).getByRole('button', { name: 'Allow up to ...' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Allow a cost above the cap' }));
    const amount = dialog.getByLabelText<HTMLInputElement>('Allow up to, in taka');
    expect(amount.value).toBe('170000');
    await person.click(dialog.getByRole('button', { name: 'Allow' }));
    expect(dialog.getByText('Tell the reason')).toBeDefined();
    await person.type(dialog.getByLabelText('Reason'), 'Paid back');
    await person.clear(amount);
    await person.type(amount, '1,75,000');
    const allowed = { cost: 'allowed', allowedCost: { ...word, amount: 175_000 } };
    api.answers.set('GET /api/admin/services/1', { data: { ...job, ...allowed } });
    await person.click(dialog.getByRole('button', { name: 'Allow' }));
    await screen.findByText('Allowed up to Tk 1,75,000.');
    expect(api.bodies.at(-1)?.body).toEqual({ amount: 175_000, reason: 'Paid back' });
    await screen.findByText('Above the cap, allowed by an owner');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the word that was given, which an owner withdraws', async () => {
    const { api, person } = await openJob({ cost: 'allowed', allowedCost: word });
    const cost = await panel();
    expect(cost.getByText(/^Allowed up to Tk 1,70,000: Paid back/)).toBeDefined();
    expect(cost.getByText(/^Salma, 25\sNov\s2026, 14:00$/)).toBeDefined();
    expect(cost.queryByRole('button', { name: 'Allow up to ...' })).toBeNull();
    api.answers.set('DELETE /api/admin/services/1/allowed-cost', { message: 'Word withdrawn' });
    await person.click(cost.getByRole('button', { name: 'Withdraw' }));
    api.answers.set('GET /api/admin/services/1', { data: job });
    const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw this word?' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('The word is withdrawn.');
    await screen.findByText('Above the cap');
  });
});

it('a job above the cap is marked in the list of services', async () => {
  const api = await serve();
  api.answers.set('GET /api/admin/services', {
    data: [{ ...job, isActive: true, cost: 'above' }],
    pagination: { page: 1, limit: 25, total: 1, hasNext: false },
  });
  api.answers.set('GET /api/admin/service-changes', inFields({ changes: [] }));
  open(api, { path: '/catalogue' });
  const row = within(await screen.findByRole('row', { name: /Mason/ }));
  expect(row.getByText('Above the cap')).toBeDefined();
});
