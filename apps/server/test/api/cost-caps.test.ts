import type { CostCap, LoggedAction, StaffService } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { costCapExceptions } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('caps on the cost of jobs', (get) => {
  let editor: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = (by: Person, method: Method, path: string, payload?: object) =>
    callApi(get(), method, `/admin${path}`, { token: by.token, ...(payload ? { payload } : {}) });
  const data = async <Data>(answer: ReturnType<typeof callApi>) => {
    const given = await answer;
    expect(given.statusCode, given.body).toBe(200);
    return given.json<{ data: Data }>().data;
  };
  const caps = async () =>
    (await call(editor, 'GET', '/cost-caps')).json<{ caps: CostCap[]; rates: object[] }>();
  const source = { sourceName: 'Ministry' };
  const addCap = (form: object) =>
    data<CostCap>(call(owner, 'POST', '/cost-caps', { ...source, ...form }));
  const log = async (kind: string) =>
    (await call(owner, 'GET', `/log?kind=${kind}&limit=3`)).json<{ data: LoggedAction[] }>().data;

  it('are there from the start for the two countries that are known, to be checked', async () => {
    const { caps: known } = await caps();
    expect(known.map(({ country, amount, appliesTo }) => [country, amount, appliesTo])).toEqual([
      ['Malaysia', 160_000, 'Agriculture, plantations and the like'],
      ['Saudi Arabia', 165_000, 'Men'],
    ]);
    for (const { checkedOn, sourceName } of known) {
      expect(checkedOn).toBeUndefined();
      expect(sourceName).toMatch(/Expatriates' Welfare/);
    }
  });

  it('are added, changed and removed by owners, and stand in the log', async () => {
    const form = {
      country: ' Jordan ',
      amount: 102_780,
      appliesTo: 'women',
      sourceAddress: 'https://example.gov.bd/notice',
      checkedOn: '2026-11-20',
    };
    const cap = await addCap(form);
    expect(cap).toMatchObject({ ...form, country: 'Jordan', version: 1 });
    const path = `/cost-caps/${cap._id}`;
    const changed = await data<CostCap>(
      call(owner, 'PUT', path, { amount: 90_000, checkedOn: '', appliesTo: '', version: 1 }),
    );
    expect(changed).toMatchObject({ country: 'Jordan', amount: 90_000, version: 2 });
    expect([changed.checkedOn, changed.appliesTo]).toEqual([undefined, undefined]);
    expect((await call(owner, 'DELETE', path)).statusCode).toBe(200);
    expect((await call(owner, 'DELETE', path)).statusCode).toBe(404);
    expect((await log('cap')).map(({ deed, name }) => [deed, name])).toEqual([
      ['delete', 'Jordan'],
      ['update', 'Jordan'],
      ['create', 'Jordan'],
    ]);
  });

  it('are not written over by who has not seen the latest', async () => {
    const { _id: id } = await addCap({ country: 'Iraq', amount: 1 });
    const write = (amount: number) =>
      call(owner, 'PUT', `/cost-caps/${id}`, { amount, version: 1 });
    const both = await Promise.all([write(2), write(3)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await write(4)).json()).toMatchObject({ code: 'version_conflict' });
  });

  it('are one for each country, however it is written', async () => {
    const again = { ...source, country: ' saudi  ARABIA', amount: 1 };
    const answer = await call(owner, 'POST', '/cost-caps', again);
    expect(answer.json()).toMatchObject({ code: 'conflict' });
    const { _id: id } = await addCap({ country: 'Kuwait', amount: 106_780 });
    const moved = await call(owner, 'PUT', `/cost-caps/${id}`, { country: 'MALAYSIA' });
    expect(moved.json()).toMatchObject({ code: 'conflict' });
    expect(await data(call(owner, 'PUT', `/cost-caps/${id}`, { country: 'KUWAIT' }))).toMatchObject(
      { country: 'KUWAIT' },
    );
  });

  it.each([
    ['half a taka', { country: 'A', amount: 0.5 }],
    ['less than nothing', { country: 'A', amount: -1 }],
    ['no country', { country: ' ', amount: 1 }],
    ['no source', { country: 'A', amount: 1, sourceName: ' ' }],
    ['an address without encryption', { country: 'A', amount: 1, sourceAddress: 'http://a.bd' }],
  ])('are refused with %s', async (_what, form) => {
    const answer = await call(owner, 'POST', '/cost-caps', { ...source, ...form });
    expect(answer.statusCode).toBe(400);
  });

  const dear = {
    jobTitle: 'Mason',
    country: 'Saudi Arabia',
    isActive: false,
    fees: [{ label: 'Service charge', amount: 170_000, currency: 'BDT', per: 'booking' }],
  };
  const made = (form: object = {}) =>
    data<StaffService>(call(editor, 'POST', '/services', { ...dear, ...form }));
  const read = ({ _id: id }: StaffService) =>
    data<StaffService>(call(editor, 'GET', `/services/${id}`));
  const publish = ({ _id: id }: StaffService) =>
    call(editor, 'PUT', `/services/${id}`, { isActive: true });
  const allow = ({ _id: id }: StaffService, word: object, by = owner) =>
    call(by, 'PUT', `/services/${id}/allowed-cost`, word);
  const withdraw = ({ _id: id }: StaffService) =>
    call(owner, 'DELETE', `/services/${id}/allowed-cost`);
  const reason = 'The employer pays it back.';

  it('let an owner allow one job more, with a reason, who and when', async () => {
    const job = await made();
    expect(job.cost).toBe('above');
    expect((await publish(job)).statusCode).toBe(409);
    const allowed = await data<StaffService>(allow(job, { amount: 170_000, reason }));
    expect(allowed).toMatchObject({ cost: 'allowed', version: job.version });
    expect(allowed.allowedCost).toMatchObject({
      ...{ amount: 170_000, reason },
      by: { _id: owner.id },
    });
    expect((await publish(job)).statusCode).toBe(200);
    const [logged] = await log('service');
    expect(logged).toMatchObject({ deed: 'update', subject: job._id });
    const [, word] = await log('service');
    expect(word).toMatchObject({ deed: 'allow-cost', amount: 170_000, words: reason });
  });

  it('take an owner at their word, up to its amount and until it is withdrawn', async () => {
    const job = await made();
    await data(allow(job, { amount: 169_999, reason }));
    expect((await read(job)).cost).toBe('above');
    expect((await publish(job)).statusCode).toBe(409);
    await data(allow(job, { amount: 175_000, reason: 'Again' }));
    expect((await publish(job)).statusCode).toBe(200);
    expect((await withdraw(job)).statusCode).toBe(200);
    expect(await read(job)).toMatchObject({ isActive: true, cost: 'above' });
    expect((await read(job)).allowedCost).toBeUndefined();
    expect((await publish(job)).statusCode).toBe(409);
    expect((await withdraw(job)).statusCode).toBe(404);
    const [word] = await log('service');
    expect(word).toMatchObject({ deed: 'withdraw-cost', subject: job._id });
  });

  it.each([
    ['no reason', { amount: 1, reason: ' ' }],
    ['no amount', { reason }],
    ['half a taka', { amount: 0.5, reason }],
  ])('take no word with %s', async (_what, word) => {
    const job = await made();
    expect((await allow(job, word)).statusCode).toBe(400);
  });

  it('take no word of editors, nor on a service that is not there', async () => {
    const job = await made();
    const word = { amount: 200_000, reason };
    expect((await allow(job, word, editor)).statusCode).toBe(403);
    expect((await allow({ ...job, _id: 'gone' }, word)).statusCode).toBe(404);
  });

  it('forget a word with its service', async () => {
    const job = await made();
    await data(allow(job, { amount: 200_000, reason }));
    await call(editor, 'DELETE', `/services/${job._id}`);
    const words = await get().database.db.select().from(costCapExceptions);
    expect(words.map(({ serviceId }) => serviceId)).not.toContain(job._id);
  });

  it('leave a job published that a new cap catches, shown as above it, until it is saved', async () => {
    const job = await made({ country: 'Oman', isActive: true });
    expect(job.cost).toBeUndefined();
    await addCap({ country: 'OMAN', amount: 100_000 });
    expect(await read(job)).toMatchObject({ isActive: true, cost: 'above' });
    const listed = await call(editor, 'GET', '/services?search=mason&limit=100');
    const lines = listed.json<{ data: StaffService[] }>().data;
    expect(lines.find(({ _id }) => _id === job._id)?.cost).toBe('above');
    const saved = await call(editor, 'PUT', `/services/${job._id}`, { featured: true });
    expect(saved.json()).toMatchObject({ code: 'above_cost_cap' });
    const hidden = await call(editor, 'PUT', `/services/${job._id}`, { isActive: false });
    expect(hidden.statusCode).toBe(200);
  });
});
