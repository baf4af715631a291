import type {
  RefusedService,
  ServiceChange,
  ServiceImport,
  ServiceImportPlan,
  StaffService,
} from '@pothik/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { costCaps } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';
import { sendServices } from './service-files.ts';

const cap = 165_000;

const fee = (amount: number, currency = 'BDT', per = 'booking') => ({
  ...{ label: 'Charge', amount, currency, per },
});

describeApp('a job above the cap of its country', (get) => {
  let editor: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });
  // A test that lowers a cap leaves the next one the usual.
  beforeEach(async () => {
    await get().database.db.update(costCaps).set({ amount: cap });
  });
  const lowerCap = (amount: number) => get().database.db.update(costCaps).set({ amount });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = editor) =>
    callApi(get(), method, `/admin${path}`, { token: by.token, ...(payload ? { payload } : {}) });
  const job = {
    jobTitle: 'Welder',
    country: ' saudi ARABIA',
    isActive: true,
    fees: [fee(cap - 1_000), fee(1_000, 'BDT', 'adult'), fee(90_000, 'BDT', 'child')],
  };
  const tooDear = [fee(cap), fee(1, 'BDT', 'adult')];
  const create = (form: object = {}) => call('POST', '/services', { ...job, ...form });
  const made = async (form: object = {}) => {
    const answer = await create(form);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: StaffService }>().data;
  };
  const read = async ({ _id: id }: { _id: string }) =>
    (await call('GET', `/services/${id}`)).json<{ data: StaffService }>().data;
  const update = ({ _id: id }: { _id: string }, form: object) =>
    call('PUT', `/services/${id}`, form);
  const refusal = {
    code: 'above_cost_cap',
    message:
      "This job costs Tk 1,65,001, above the cap for Saudi Arabia of Tk 1,65,000 (Ministry of Expatriates' Welfare and Overseas Employment (Bangladesh)). An owner can allow it.",
  };

  it('is refused when it is created active, and is not there then', async () => {
    const answer = await create({ name: 'Never there', fees: tooDear });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject(refusal);
    const found = await call('GET', '/services?search=never%20there');
    expect(found.json<{ data: object[] }>().data).toEqual([]);
  });

  it('is refused of owners too, until they have given their word', async () => {
    const answer = await call('POST', '/services', { ...job, fees: tooDear }, owner);
    expect(answer.json()).toMatchObject(refusal);
  });

  it('is taken at the cap, as a draft, in a country without one, and where it is no job', async () => {
    await made();
    await made({ fees: tooDear, isActive: false });
    await made({ fees: tooDear, country: 'Japan' });
    await made({ fees: tooDear, country: null });
    await made({ fees: tooDear, jobTitle: null, name: 'Umrah' });
  });

  it('is refused when it is published, made dearer, moved there or made a job', async () => {
    const draft = await made({ fees: tooDear, isActive: false });
    expect((await update(draft, { isActive: true })).json()).toMatchObject(refusal);
    const active = await made();
    expect((await update(active, { fees: tooDear })).json()).toMatchObject(refusal);
    const elsewhere = await made({ fees: tooDear, country: 'Japan' });
    const moved = await update(elsewhere, { country: 'Saudi Arabia' });
    expect(moved.json()).toMatchObject(refusal);
    const trip = await made({ fees: tooDear, jobTitle: null, name: 'Umrah' });
    expect((await update(trip, { jobTitle: 'Guide' })).json()).toMatchObject(refusal);
    expect(await read(active)).toEqual(active);
  });

  it('is told in taka by the rates that are set, and refused where one is missing', async () => {
    const fees = [fee(1_000, 'SAR'), fee(cap - 32_540)];
    const setRates = (rates: object[]) => call('PUT', '/settings/exchange-rates', { rates }, owner);
    await setRates([]);
    const unknown = await create({ fees });
    expect(unknown.statusCode).toBe(409);
    const message =
      'Set a rate for SAR first: the cost of this job has to be told in taka, as jobs in Saudi Arabia have a cap.';
    expect(unknown.json()).toMatchObject({ code: 'conflict', message });
    expect((await made({ fees, isActive: false })).cost).toBe('unknown');
    await setRates([{ currency: 'SAR', taka: 32.54, on: '2026-11-20' }]);
    expect((await made({ fees })).cost).toBe('within');
    const dearer = await create({ fees: [...fees, fee(0.01)] });
    expect(dearer.json()).toMatchObject(refusal);
  });

  interface Applied {
    change?: ServiceChange;
    refused: RefusedService[];
    count?: number;
  }
  const apply = async (services: StaffService[], set: object) =>
    (await call('POST', '/service-changes', { services, set })).json<Applied>();
  const undo = async (kind: string, { _id: id }: { _id: string } = { _id: '' }) =>
    (await call('POST', `/${kind}/${id}/undo`)).json<Applied>();

  it('is left out of a change of several that publishes or touches it', async () => {
    const [dear, cheap] = [
      await made({ fees: tooDear, isActive: false }),
      await made({ isActive: false }),
    ];
    const { change, refused } = await apply([dear, cheap], { isActive: true });
    expect(refused).toMatchObject([{ _id: dear._id, name: 'Welder', ...refusal }]);
    expect(change?.count).toBe(1);
    expect([(await read(dear)).isActive, (await read(cheap)).isActive]).toEqual([false, true]);
    await lowerCap(100);
    const featured = await apply([await read(cheap)], { featured: true });
    expect(featured.refused).toMatchObject([{ _id: cheap._id, code: 'above_cost_cap' }]);
    const hidden = await apply([await read(cheap)], { isActive: false });
    expect(hidden.refused).toEqual([]);
  });

  it('stays as it is when an undo would publish it', async () => {
    const one = await made();
    const { change } = await apply([one], { isActive: false });
    await lowerCap(100);
    const { count, refused } = await undo('service-changes', change);
    expect(count).toBe(0);
    expect(refused).toMatchObject([{ _id: one._id, code: 'above_cost_cap' }]);
    expect((await read(one)).isActive).toBe(false);
  });

  it('is not restored as a version that was active', async () => {
    const one = await made();
    await update(one, { isActive: false });
    await lowerCap(100);
    const restore = async (version: number) =>
      call('POST', `/services/${one._id}/versions/1/restore`, { version });
    const refused = await restore(2);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'above_cost_cap' });
    expect(await read(one)).toMatchObject({ isActive: false, version: 2 });
    await lowerCap(cap);
    expect((await restore(2)).statusCode).toBe(200);
  });

  const send = async <Answer>(path: string, csv: string, more?: Record<string, string>) =>
    (await sendServices(get(), editor, path, csv, more)).json<Answer>();
  const plan = (csv: string) => send<ServiceImportPlan>('/plan', csv);

  it('is a refused row of a file, new or changed', async () => {
    const draft = await made({ fees: tooDear, isActive: false });
    const csv = `ID,Active\n${draft._id},yes\n`;
    const planned = await plan(csv);
    const faults = [{ message: refusal.message }];
    expect(planned.refused).toMatchObject([{ row: 2, name: 'Welder', faults }]);
    const applied = await send<object>('', csv, { plan: planned.plan });
    expect(applied).toMatchObject({ success: false, code: 'conflict' });
    expect((await read(draft)).isActive).toBe(false);
    expect((await plan(`ID,Active,Featured\n${draft._id},no,yes\n`)).refused).toEqual([]);
  });

  it('stays as it is when the undo of an import would publish it', async () => {
    const one = await made();
    const csv = `ID,Active\n${one._id},no\n`;
    const planned = await plan(csv);
    const { import: made1 } = await send<{ import: ServiceImport }>('', csv, {
      plan: planned.plan,
    });
    await lowerCap(100);
    const { count, refused } = await undo('service-imports', made1);
    expect(count).toBe(0);
    expect(refused).toMatchObject([{ _id: one._id, code: 'above_cost_cap' }]);
    expect((await read(one)).isActive).toBe(false);
  });

  it('goes through every writer with an owner’s word', async () => {
    const one = await made({ fees: tooDear, isActive: false });
    const word = { amount: cap + 1, reason: 'Paid back by the employer' };
    await call('PUT', `/services/${one._id}/allowed-cost`, word, owner);
    expect((await apply([one], { isActive: true })).refused).toEqual([]);
    expect((await update(one, { featured: true })).statusCode).toBe(200);
    expect((await plan(`ID,Kind\n${one._id},Metal\n`)).refused).toEqual([]);
    const { version } = await read(one);
    const restored = await call('POST', `/services/${one._id}/versions/2/restore`, { version });
    expect(restored.statusCode).toBe(200);
  });
});
