import type { LoggedAction, ServiceChange, ServiceVersion, StaffService } from '@pothik/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { publishDue, publishRegularly } from '../../src/modules/catalogue-staff/publish-on-time.ts';
import { auditLog, services } from '../../src/schema.ts';
import { createLog } from '../../src/platform/log.ts';
import { describeApp, openSecondApp } from './app.ts';
import { daysFromNow } from './booking-forms.ts';
import { callApi, registerStaff, type Person } from './people.ts';

const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute);
const day = daysFromNow(30);
const log = createLog('silent');

describeApp('services that are published and taken back at a moment', (get) => {
  let editor: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });

  type Method = 'GET' | 'POST' | 'PUT';
  const call = (method: Method, path: string, payload?: object, by = editor) =>
    callApi(get(), method, `/admin${path}`, { token: by.token, ...(payload ? { payload } : {}) });
  const data = async <Data>(answer: ReturnType<typeof callApi>) => {
    const given = await answer;
    expect(given.statusCode, given.body).toBe(200);
    return given.json<{ data: Data }>().data;
  };
  const create = (form: object) =>
    data<StaffService>(call('POST', '/services', { name: 'Eid tour', isActive: false, ...form }));
  const update = ({ _id: id }: StaffService, form: object) => call('PUT', `/services/${id}`, form);
  const read = ({ _id: id }: StaffService) => data<StaffService>(call('GET', `/services/${id}`));
  const publish = vi.fn();
  /** Lets time go by. */
  const doDue = (now: Date) => publishDue(get().database.db, { publish, log }, now);

  it('become visible and drafts again, with a version, in the search and in the log', async () => {
    const [from, until] = [inMinutes(10), inMinutes(20)];
    const made = await create({
      name: 'Plumeria tour',
      publishAt: from.toISOString(),
      unpublishAt: until.toISOString(),
    });
    expect(made).toMatchObject({
      isActive: false,
      publishAt: from.toISOString(),
      unpublishAt: until.toISOString(),
    });
    publish.mockClear();
    expect(await doDue(new Date(from.getTime() - 1))).toEqual([]);
    expect(publish).not.toHaveBeenCalled();

    expect(await doDue(from)).toEqual([made._id]);
    expect(publish).toHaveBeenCalledOnce();
    const active = await read(made);
    expect(active).toMatchObject({
      isActive: true,
      version: made.version + 1,
      unpublishAt: until.toISOString(),
    });
    expect(active.publishAt).toBeUndefined();
    const found = await callApi(get(), 'GET', '/services?search=plumeria');
    expect(found.body).toContain(made._id);
    expect(found.body).not.toMatch(/publishAt|publishRefusal/i);
    expect((await callApi(get(), 'GET', `/services/${made._id}`)).body).not.toMatch(/publishAt/i);

    expect(await doDue(until)).toEqual([made._id]);
    expect(publish).toHaveBeenCalledTimes(2);
    const over = await read(made);
    expect([over.isActive, over.unpublishAt, over.version]).toEqual([false, undefined, 3]);
    const versions = await call('GET', `/services/${made._id}/versions`);
    const [last] = versions.json<{ versions: ServiceVersion[] }>().versions;
    expect(last?.by).toBeUndefined();
    expect(last?.changes).toEqual([
      { field: 'isActive', from: 'yes', to: 'no' },
      { field: 'unpublishAt', from: until.toISOString(), to: '' },
    ]);
    const logged = (await call('GET', '/log?kind=service&limit=2', undefined, owner)).json<{
      data: LoggedAction[];
    }>();
    expect(logged.data).toMatchObject([
      { deed: 'update', subject: made._id, name: 'Plumeria tour', status: 'unpublished' },
      { deed: 'update', subject: made._id, name: 'Plumeria tour', status: 'published' },
    ]);
    expect(logged.data.map(({ by }) => by)).toEqual([undefined, undefined]);
  });

  it('take moments with any zone, and give them up', async () => {
    const made = await create({ publishAt: `${day}T09:00:00+06:00` });
    expect(made.publishAt).toBe(`${day}T03:00:00.000Z`);
    const changed = await data<StaffService>(update(made, { name: 'Eid tours' }));
    expect(changed.publishAt).toBe(made.publishAt);
    const freed = await data<StaffService>(update(made, { publishAt: null }));
    expect(freed.publishAt).toBeUndefined();
    expect(await doDue(inMinutes(60 * 24 * 60))).toEqual([]);
  });

  it('are found among all others', async () => {
    const made = await create({ unpublishAt: `${day}T09:00:00Z` });
    const listed = await data<StaffService[]>(call('GET', '/services?state=scheduled&limit=100'));
    const line = listed.find(({ _id }) => _id === made._id);
    expect(line?.unpublishAt).toBe(`${day}T09:00:00.000Z`);
    expect(listed.every((one) => one.publishAt ?? one.unpublishAt)).toBe(true);
  });

  it('are refused with moments that can not be', async () => {
    const refusal = async (answer: ReturnType<typeof callApi>) => {
      const given = await answer;
      expect(given.statusCode).toBe(400);
      return given.json<{ fields: object }>().fields;
    };
    const later = inMinutes(10).toISOString();
    const made = await create({ isActive: true });
    const published =
      'This service is published already. Hide it first to have it published later.';
    expect(await refusal(update(made, { publishAt: later }))).toEqual({ publishAt: published });
    expect(
      await refusal(call('POST', '/services', { name: 'A', isActive: true, publishAt: later })),
    ).toEqual({ publishAt: published });
    const past = { unpublishAt: inMinutes(-1).toISOString() };
    expect(await refusal(update(made, past))).toEqual({
      unpublishAt: 'Choose a moment that is still to come',
    });
    expect(
      await refusal(update(made, { isActive: false, publishAt: later, unpublishAt: later })),
    ).toEqual({ unpublishAt: 'A service is taken back after it is published' });
    for (const publishAt of [
      `${day}T09:00:00`,
      'soon',
      '0000-01-01T00:00:00Z',
      '2126-12-03T09:00:00Z',
    ]) {
      await refusal(update(made, { isActive: false, publishAt }));
    }
    const hidden = await update(made, { isActive: false, publishAt: later });
    expect(hidden.statusCode).toBe(200);
  });

  it('are saved with a moment of the past that was there before', async () => {
    const made = await create({ isActive: true, unpublishAt: inMinutes(10).toISOString() });
    const unpublishAt = inMinutes(-10);
    await get().database.db.update(services).set({ unpublishAt }).where(eq(services.id, made._id));
    const saved = await update(made, { featured: true, unpublishAt: unpublishAt.toISOString() });
    expect(saved.statusCode, saved.body).toBe(200);
  });

  it('wait no more when somebody publishes them earlier, alone or with others', async () => {
    const publishAt = inMinutes(10).toISOString();
    const [one, other] = [await create({ publishAt }), await create({ publishAt })];
    const saved = await data<StaffService>(update(one, { isActive: true }));
    expect([saved.isActive, saved.publishAt]).toEqual([true, undefined]);
    await call('POST', '/service-changes', { services: [other], set: { isActive: true } });
    const changed = await read(other);
    expect([changed.isActive, changed.publishAt]).toEqual([true, undefined]);
    const done = await doDue(inMinutes(11));
    expect(done).not.toContain(one._id);
    expect(done).not.toContain(other._id);
  });

  it('wait again when a change that published several is undone', async () => {
    const publishAt = inMinutes(10).toISOString();
    const [planned, plain] = [await create({ publishAt }), await create({})];
    const { change } = (
      await call('POST', '/service-changes', {
        services: [planned, plain],
        set: { isActive: true },
      })
    ).json<{ change: ServiceChange }>();
    const undone = await call('POST', `/service-changes/${change._id}/undo`);
    expect(undone.json()).toMatchObject({ count: 2, refused: [] });
    const [again, draft] = [await read(planned), await read(plain)];
    expect([again.isActive, again.publishAt]).toEqual([false, publishAt]);
    expect([draft.isActive, draft.publishAt]).toEqual([false, undefined]);
    expect(await doDue(inMinutes(11))).toContain(planned._id);
  });

  it('keep a moment that is due when another change of several is undone', async () => {
    // Above the cap of its country: otherwise the app publishes it, every few seconds, before it is read.
    const planned = await create({
      ...{ jobTitle: 'Welder', country: 'Saudi Arabia' },
      fees: [{ label: 'Charge', amount: 200_000, currency: 'BDT', per: 'booking' }],
      publishAt: inMinutes(10).toISOString(),
    });
    const due = new Date(Date.now() - minute);
    const isPlanned = eq(services.id, planned._id);
    await get().database.db.update(services).set({ publishAt: due }).where(isPlanned);
    const { change } = (
      await call('POST', '/service-changes', {
        services: [await read(planned)],
        set: { featured: true },
      })
    ).json<{ change: ServiceChange }>();
    await call('POST', `/service-changes/${change._id}/undo`);
    expect((await read(planned)).publishAt).toBe(due.toISOString());
  });

  it('are restored with the moments that are still to come', async () => {
    const made = await create({
      publishAt: inMinutes(10).toISOString(),
      unpublishAt: inMinutes(20).toISOString(),
    });
    const plain = await data<StaffService>(update(made, { publishAt: null, unpublishAt: null }));
    const restore = (version: number) =>
      data<StaffService>(call('POST', `/services/${made._id}/versions/1/restore`, { version }));
    const restored = await restore(plain.version);
    expect(restored).toMatchObject({ publishAt: made.publishAt, unpublishAt: made.unpublishAt });
  });

  it('go out once, whoever of several processes looks', async () => {
    const made = await create({ name: 'Once only', publishAt: inMinutes(10).toISOString() });
    const looks = Array.from({ length: 4 }, () => doDue(inMinutes(11)));
    const done = (await Promise.all(looks)).flat().filter((id) => id === made._id);
    expect(done).toEqual([made._id]);
    expect((await read(made)).version).toBe(made.version + 1);
    const logged = await get()
      .database.db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, made._id), eq(auditLog.action, 'service.update')));
    expect(logged).toHaveLength(1);
  });

  it('go out at the start of a server where they fell due before, and later by themselves', async () => {
    const missed = await create({ name: 'Missed', publishAt: inMinutes(-5).toISOString() });
    const { app, close } = await openSecondApp(get());
    await app.ready();
    await vi.waitFor(async () => expect((await read(missed)).isActive).toBe(true), 5_000);
    await close();
    const next = await create({ publishAt: new Date(Date.now() + 300).toISOString() });
    const end = publishRegularly(get().database.db, { publish, log }, 50);
    await vi.waitFor(async () => expect((await read(next)).isActive).toBe(true), 5_000);
    await end();
  });

  it('are seen and gone within seconds where answers are kept', async () => {
    const path = '/services?search=cassowary';
    const found = async () => (await callApi(get(), 'GET', path)).body;
    const made = await create({
      name: 'Cassowary watching',
      publishAt: new Date(Date.now() + 1_000).toISOString(),
      unpublishAt: new Date(Date.now() + 1_500).toISOString(),
    });
    expect(await found()).not.toContain(made._id);
    // What is kept is forgotten after 15 seconds anyway.
    const soon = { timeout: 11_000, interval: 100 };
    await vi.waitFor(async () => expect((await read(made)).unpublishAt).toBeUndefined(), soon);
    expect(await found()).not.toContain(made._id);
    const next = { publishAt: new Date(Date.now() + 500).toISOString() };
    expect((await update(made, next)).statusCode).toBe(200);
    expect(await found()).not.toContain(made._id);
    await vi.waitFor(async () => expect(await found()).toContain(made._id), soon);
    const end = { unpublishAt: new Date(Date.now() + 500).toISOString() };
    expect((await update(made, end)).statusCode).toBe(200);
    expect(await found()).toContain(made._id);
    await vi.waitFor(async () => expect(await found()).not.toContain(made._id), soon);
  }, 40_000);

  it('stay drafts above the cap of their country, tell why, and go out once an owner allows it', async () => {
    const fee = { label: 'Charge', amount: 170_000, currency: 'BDT', per: 'booking' };
    const made = await create({
      ...{ name: null, jobTitle: 'Mason', country: 'Saudi Arabia', fees: [fee] },
      publishAt: inMinutes(10).toISOString(),
    });
    expect(made.publishRefusal).toBeUndefined();
    expect(await doDue(inMinutes(11))).not.toContain(made._id);
    const publishAt = inMinutes(-1);
    await get().database.db.update(services).set({ publishAt }).where(eq(services.id, made._id));
    expect(await doDue(new Date())).toEqual([]);
    const refused = await read(made);
    expect(refused).toMatchObject({ isActive: false, publishAt: publishAt.toISOString() });
    expect(refused.publishRefusal).toMatch(/^This job costs Tk 1,70,000, above the cap/);
    const listed = await data<StaffService[]>(call('GET', '/services?state=scheduled&limit=100'));
    expect(listed.find(({ _id }) => _id === made._id)?.publishRefusal).toBe(refused.publishRefusal);
    const word = { amount: 170_000, reason: 'Paid back' };
    await call('PUT', `/services/${made._id}/allowed-cost`, word, owner);
    expect(await doDue(new Date())).toEqual([made._id]);
    expect((await read(made)).publishRefusal).toBeUndefined();
  });
});
