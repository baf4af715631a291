import type { BookingHandling, ListedBooking, LoggedAction, StaffBooking } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookings, users } from '../../src/schema.ts';
import { addDays, dayInDhaka } from '../../src/platform/dhaka-time.ts';
import { describeApp } from './app.ts';
import { bookAs, registerBookingPeople } from './booking-people.ts';
import { daysFromNow } from './booking-forms.ts';
import { callApi, registerStaff, type Person } from './people.ts';

const dueOn = daysFromNow(21);

describeApp('how staff deal with a booking', (get) => {
  let customer: Person;
  let agent: Person;
  let colleague: Person;
  let owner: Person;
  beforeAll(async () => {
    ({ customer, agent, colleague, owner } = await registerBookingPeople(get()));
  });

  const today = dayInDhaka(new Date());
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const made = () => bookAs(get(), customer);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = agent) =>
    callApi(get(), method, `/admin${path}`, { token: by.token, ...(payload ? { payload } : {}) });
  const read = async (id: string) =>
    (await call('GET', `/bookings/${id}`)).json<{ booking: StaffBooking }>().booking;
  const put = (id: string, fields: object, by = agent) =>
    call('PUT', `/bookings/${id}/handling`, fields, by);
  const set = async (id: string, fields: object, by = agent): Promise<BookingHandling> => {
    const answer = await put(id, fields, by);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ booking: StaffBooking }>().booking.handling;
  };
  const found = async (query: string, by = agent) => {
    const answer = await call('GET', `/bookings?limit=100&${query}`, undefined, by);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: ListedBooking[] }>().data.map(({ _id }) => _id);
  };
  const move = (id: string, status: string) => call('PUT', `/bookings/${id}`, { status });

  it('begins as nobody’s that waits for us, and tells neither its customer nor anybody else', async () => {
    const id = await made();
    const { handling, createdAt } = await read(id);
    expect(handling).toMatchObject({ waitingFor: 'us', tags: [], version: 1 });
    expect(Date.parse(handling.waitingSince ?? '') - Date.parse(createdAt)).toBeLessThan(5_000);
    expect(handling.assignee).toBeUndefined();
    await set(id, { assigneeId: agent.id, dueOn: today, tags: ['Kingfisher'] });
    for (const path of [`/bookings/${id}`, '/bookings/my-bookings', `/bookings/${id}/status`]) {
      const { body } = await callApi(get(), 'GET', path, customer);
      expect(body).toContain('"success":true');
      expect(body).not.toMatch(/handling|assignee|dueOn|waiting|kingfisher|nasrin/i);
    }
  });

  it('is changed field by field, over the version that was seen', async () => {
    const id = await made();
    const remindAt = inMinutes(60);
    const first = await set(id, {
      assigneeId: colleague.id,
      dueOn,
      remindAt,
      waitingFor: 'embassy',
      tags: ['Visa', 'visa', ' Urgent '],
      version: 1,
    });
    expect(first).toMatchObject({
      assignee: { _id: colleague.id, name: 'Nasrin Akter' },
      dueOn,
      remindAt,
      waitingFor: 'embassy',
      tags: ['Visa', 'Urgent'],
      version: 2,
    });
    const second = await set(id, { dueOn: null, tags: ['urgent'], version: 2 });
    expect(second.dueOn).toBeUndefined();
    expect(second).toMatchObject({ remindAt, waitingFor: 'embassy', version: 3 });
    const late = await put(id, { waitingFor: 'us', version: 2 }, colleague);
    expect(late.json()).toMatchObject({ code: 'version_conflict' });
    // Repeating a state changes nothing.
    expect((await set(id, { waitingFor: 'embassy', remindAt })).version).toBe(3);
  });

  it('changes nothing of the booking itself, for which somebody may be writing a note', async () => {
    const id = await made();
    const before = await read(id);
    await set(id, { assigneeId: agent.id });
    const { version, updatedAt, history } = await read(id);
    expect({ version, updatedAt, history }).toEqual({
      version: before.version,
      updatedAt: before.updatedAt,
      history: before.history,
    });
  });

  it('is refused where nobody would be reminded, or somebody who is none of the staff would have it', async () => {
    const id = await made();
    const nobodys = await put(id, { remindAt: inMinutes(5) });
    expect(nobodys.statusCode).toBe(400);
    expect(nobodys.body).toContain('Assign the booking first');
    const past = await put(id, { assigneeId: agent.id, remindAt: inMinutes(-1) });
    expect(past.statusCode).toBe(400);
    expect(past.body).toContain('still to come');
    expect((await put(id, { assigneeId: customer.id })).statusCode).toBe(404);
    expect((await put('gone', { tags: [] })).statusCode).toBe(404);
    expect((await read(id)).handling.version).toBe(1);
  });

  it('follows from what is asked, answered and decided', async () => {
    const id = await made();
    await set(id, { assigneeId: agent.id, dueOn: today, remindAt: inMinutes(9) });
    await call('POST', `/bookings/${id}/document-requests`, { note: 'A sharper photo, please.' });
    expect((await read(id)).handling).toMatchObject({ waitingFor: 'customer', dueOn: today });
    const answer = await callApi(get(), 'POST', `/bookings/${id}/answers`, {
      ...customer,
      payload: { words: 'Here it is' },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await read(id)).handling.waitingFor).toBe('us');
    await set(id, { waitingFor: 'embassy' });
    await move(id, 'processing');
    expect((await read(id)).handling.waitingFor).toBe('embassy');
    await move(id, 'completed');
    const { handling } = await read(id);
    expect(handling).toMatchObject({ assignee: { _id: agent.id } });
    expect([handling.waitingFor, handling.dueOn, handling.remindAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const fields of [{ dueOn: today }, { remindAt: inMinutes(9) }, { waitingFor: 'us' }]) {
      expect((await put(id, fields)).json()).toMatchObject({ code: 'conflict' });
    }
    expect((await set(id, { tags: ['Done well'], dueOn: null })).tags).toEqual(['Done well']);
  });

  it('stands in the log, field by field', async () => {
    const id = await made();
    await set(id, { assigneeId: colleague.id, dueOn, waitingFor: 'embassy' });
    await set(id, { tags: ['Visa'], remindAt: inMinutes(9) });
    await set(id, { assigneeId: null, tags: [], remindAt: null });
    const log = await call('GET', '/log?kind=booking&limit=8', undefined, owner);
    const { reference } = await read(id);
    const deeds = log
      .json<{ data: LoggedAction[] }>()
      .data.filter(({ subject }) => subject === id)
      .map(({ deed, status, words, name }) => [deed, status ?? words, name]);
    expect(deeds).toHaveLength(8);
    expect(new Set(deeds.map(([deed, told]) => `${String(deed)} ${String(told)}`))).toEqual(
      new Set([
        'assign Nasrin Akter',
        `due ${dueOn}`,
        'wait embassy',
        'tag Visa',
        'remind undefined',
        'unassign undefined',
        'untag Visa',
        'forget-reminder undefined',
      ]),
    );
    expect(new Set(deeds.map(([, , name]) => name))).toEqual(new Set([reference]));
  });

  it('lets the open bookings of whoever is deactivated be nobody’s', async () => {
    const leaving = await registerStaff(get(), 'agent');
    const [open, ended] = [await made(), await made()];
    for (const id of [open, ended]) await set(id, { assigneeId: leaving.id });
    await move(ended, 'cancelled');
    await call('PUT', `/staff/${leaving.id}`, { isActive: false }, owner);
    expect((await read(open)).handling.assignee).toBeUndefined();
    expect((await read(ended)).handling.assignee?._id).toBe(leaving.id);
    expect((await put(open, { assigneeId: leaving.id })).statusCode).toBe(404);
  });

  describe('in the list', () => {
    let own = { overdue: '', today: '', soon: '', later: '' };
    let others = '';
    beforeAll(async () => {
      const { db } = get().database;
      await db.update(bookings).set({ assigneeId: null, dueOn: null, tags: [], tagKeys: [] });
      own = { overdue: await made(), today: await made(), soon: await made(), later: await made() };
      others = await made();
      const assigneeId = agent.id;
      await set(own.overdue, { assigneeId, dueOn: addDays(today, -1), tags: ['ভিসা'] });
      await set(own.today, { assigneeId, dueOn: today, tags: ['Visa'] });
      await set(own.soon, { assigneeId, dueOn: addDays(today, 6), waitingFor: 'embassy' });
      await set(own.later, { assigneeId, dueOn: addDays(today, 7), remindAt: inMinutes(60) });
      await set(others, { assigneeId: colleague.id, tags: ['VISA'] });
    });

    it('is narrowed by whose it is', async () => {
      expect(new Set(await found('assignee=me'))).toEqual(new Set(Object.values(own)));
      expect(await found('assignee=me', colleague)).toEqual([others]);
      expect(await found(`assignee=${colleague.id}`)).toEqual([others]);
      const nobodys = await found('assignee=nobody');
      expect(nobodys).not.toContain(others);
      expect(nobodys.length).toBeGreaterThan(0);
    });

    it('is narrowed by what is due, by whom it waits for and by a tag', async () => {
      const mine = (query: string) => found(`assignee=me&sort=dueOn&${query}`);
      expect(await mine('due=overdue')).toEqual([own.overdue]);
      expect(await mine('due=today')).toEqual([own.overdue, own.today]);
      expect(await mine('due=week')).toEqual([own.overdue, own.today, own.soon]);
      expect(await mine('waitingFor=embassy')).toEqual([own.soon]);
      expect(new Set(await found('tag=visa'))).toEqual(new Set([own.today, others]));
      expect(await found(`tag=${encodeURIComponent('ভিসা')}`)).toEqual([own.overdue]);
    });

    it('has those last of which nothing is due, whichever day comes first', async () => {
      const inOrder = [own.overdue, own.today, own.soon, own.later];
      expect((await found('sort=dueOn')).slice(0, 4)).toEqual(inOrder);
      expect((await found('sort=-dueOn')).slice(0, 4)).toEqual(inOrder.toReversed());
    });

    it('counts what wants somebody now: what is due and what they wanted to be reminded of', async () => {
      const mine = async (by = agent) =>
        (await call('GET', '/handling/mine', undefined, by)).json<{ data: object }>().data;
      expect(await mine()).toEqual({ due: 2, reminded: 0, total: 2 });
      expect(await mine(colleague)).toEqual({ due: 0, reminded: 0, total: 0 });
      const { db } = get().database;
      const remindAt = new Date(Date.now() - 1_000);
      for (const id of [own.later, own.today]) {
        await db.update(bookings).set({ remindAt }).where(eq(bookings.id, id));
      }
      expect(await mine()).toEqual({ due: 2, reminded: 2, total: 3 });
      expect(new Set(await found('assignee=me&reminded=true'))).toEqual(
        new Set([own.later, own.today]),
      );
      expect(await found('assignee=me&reminded=false')).not.toContain(own.later);
    });

    it('is exported as it is narrowed, with whoever asks in the place of “me”', async () => {
      const answer = await call('POST', '/bookings/export', { assignee: 'me', due: 'overdue' });
      const { address } = answer.json<{ address: string }>();
      const file = await get().app.inject({ url: address });
      const [head = '', ...lines] = file.body.trim().split(/\r?\n/);
      expect(head).toMatch(/Assignee,Due,Waiting for,Tags$/);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`Nasrin Akter,${addDays(today, -1)},us,ভিসা`);
    });
  });

  it('keeps its bookings when the account of whose it is goes', async () => {
    const gone = await registerStaff(get(), 'agent');
    const id = await made();
    await set(id, { assigneeId: gone.id });
    await get().database.db.delete(users).where(eq(users.id, gone.id));
    expect((await read(id)).handling.assignee).toBeUndefined();
  });
});
