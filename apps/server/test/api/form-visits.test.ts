import type { PeriodOverview } from '@pothik/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepFormVisits } from '../../src/modules/form-visits/form-visits.ts';
import { formVisits } from '../../src/schema.ts';
import { dayInDhaka } from '../../src/platform/dhaka-time.ts';
import { describeApp } from './app.ts';
import { signInStaff } from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('visits of forms', (get) => {
  let token: string;
  beforeAll(async () => {
    token = await signInStaff(get());
  });
  beforeEach(() => get().database.db.delete(formVisits));

  const count = (payload: object, address = '10.1.2.3') =>
    callApi(get(), 'POST', '/form-visits', { payload, address });
  const stored = () => get().database.db.select().from(formVisits);
  const today = dayInDhaka(new Date());
  const read = async (from = today, to = today) =>
    (await callApi(get(), 'GET', `/admin/overview/period?from=${from}&to=${to}`, { token })).json<{
      data: PeriodOverview;
    }>().data.forms;

  it('are counted by day, form and type, with nothing of who it was', async () => {
    const visit = { form: 'booking', serviceType: 'visa', steps: ['begun', 'contact'] };
    expect((await count(visit)).statusCode).toBe(200);
    await count({ ...visit, steps: ['begun', 'begun'], refusals: ['phone', 'phone'] });
    expect(Object.keys((await stored())[0] ?? {})).toEqual([
      'day',
      'form',
      'serviceType',
      'kind',
      'name',
      'visits',
    ]);
    const told = (await stored()).map(
      ({ kind, name, visits }) => `${kind} ${name}: ${String(visits)}`,
    );
    expect(told.toSorted()).toEqual(['refusal phone: 1', 'step begun: 2', 'step contact: 1']);
  });

  it('are counted whole where many come at once, each in an order of its own', async () => {
    const steps = ['begun', 'contact', 'documents', 'submitted'];
    const refusals = ['phone', 'email', 'passport'];
    const visits = Array.from({ length: 40 }, (_, index) => ({
      form: 'booking',
      steps: index % 2 === 0 ? steps : steps.toReversed(),
      refusals: index % 3 === 0 ? refusals : refusals.toReversed(),
    }));
    const answers = await Promise.all(visits.map((visit) => count(visit)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await stored()).map((row) => row.visits)).toEqual(Array.from({ length: 7 }, () => 40));
  });

  it('take no words but those of forms, and no type that no service has', async () => {
    const visit = { form: 'booking', steps: ['begun'] };
    for (const wrong of [
      { ...visit, form: 'profile' },
      { ...visit, steps: ['01712345678'] },
      { ...visit, refusals: ['rahima@example.com'] },
      { form: 'booking' },
    ]) {
      expect((await count(wrong)).statusCode).toBe(400);
    }
    expect((await count({ ...visit, serviceType: 'my-own-word' })).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
    // Everything beside the words is left out.
    await count({ ...visit, name: 'Rahima', serviceType: 'hotel' });
    expect(JSON.stringify(await stored())).not.toContain('Rahima');
  });

  it('are counted no more than one address can make', async () => {
    await get().database.pool.query(
      `insert into rate_limits (key, count, window_ends_at)
        values ('form-visits:address:10.9.9.9', 599, now() + interval '1 hour')`,
    );
    const visit = { form: 'register', steps: ['begun'] };
    expect((await count(visit, '10.9.9.9')).statusCode).toBe(200);
    expect((await count(visit, '10.9.9.9')).statusCode).toBe(429);
    expect((await stored()).map(({ visits }) => visits)).toEqual([1]);
  });

  it('tell staff how far people got, in all and by type', async () => {
    await count({
      form: 'booking',
      serviceType: 'flight',
      steps: ['begun', 'contact', 'documents', 'travel'],
    });
    await count({ form: 'booking', serviceType: 'visa', steps: ['begun', 'contact'] });
    await count({ form: 'register', steps: ['begun', 'submitted', 'sent'] });
    const told = (await read()).map(({ form, serviceType, steps }) => [
      form,
      serviceType,
      steps.map(({ step, visits }) => `${step} ${String(visits)}`).join(', '),
    ]);
    expect(told).toEqual([
      [
        'booking',
        undefined,
        'begun 2, contact 2, documents 1, requirements 0, submitted 0, sent 0',
      ],
      [
        'booking',
        'flight',
        'begun 1, contact 1, documents 1, travel 1, requirements 0, submitted 0, sent 0',
      ],
      ['booking', 'visa', 'begun 1, contact 1, documents 0, requirements 0, submitted 0, sent 0'],
      ['register', undefined, 'begun 1, submitted 1, sent 1'],
    ]);
    expect(await read('2024-01-01', '2024-01-31')).toEqual([]);
  });

  it('tell a refusal once it is that of several', async () => {
    const visit = { form: 'booking', steps: ['begun'] };
    for (let times = 0; times < 4; times += 1) {
      await count({ ...visit, serviceType: 'visa', refusals: ['phone', 'passport'] });
    }
    expect((await read()).map(({ refusals }) => refusals)).toEqual([[], []]);
    await count({ ...visit, serviceType: 'hotel', refusals: ['passport'] });
    const refused = [{ refusal: 'passport', visits: 5 }];
    expect((await read()).map(({ refusals }) => refusals)).toEqual([refused, [], []]);
  });

  it('are forgotten after thirteen months', async () => {
    const { db } = get().database;
    const old = {
      form: 'booking',
      serviceType: '',
      kind: 'step',
      name: 'begun',
      visits: 3,
    } as const;
    await db.insert(formVisits).values([
      { ...old, day: '2020-01-01' },
      { ...old, day: today },
    ]);
    await sweepFormVisits(db);
    expect((await stored()).map(({ day }) => day)).toEqual([today]);
  });
});
