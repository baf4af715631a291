import type { BookingChange, RefusedBooking, StaffBooking } from '@pothik/contract';
import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { changeSets, bookingDocuments, jobs, notifications } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { bookAs, registerBookingPeople } from './booking-people.ts';
import { daysFromNow } from './booking-forms.ts';
import { callApi, registerStaff, type Person } from './people.ts';

interface Applied {
  change?: BookingChange;
  refused: RefusedBooking[];
}

const dueOn = daysFromNow(21);

describeApp('a change of several bookings', (get) => {
  let customer: Person;
  let agent: Person;
  let colleague: Person;
  let owner: Person;
  beforeAll(async () => {
    ({ customer, agent, colleague, owner } = await registerBookingPeople(get()));
  });

  const made = () => bookAs(get(), customer);
  const read = async (id: string) => {
    const answer = await callApi(get(), 'GET', `/admin/bookings/${id}`, agent);
    return answer.json<{ booking: StaffBooking }>().booking;
  };
  const apply = async (bookings: object[], more: object = {}, by = agent) => {
    const payload = { bookings, status: 'confirmed', ...more };
    const answer = await callApi(get(), 'POST', '/admin/booking-changes', { ...by, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Applied>();
  };
  const setHandling = async (id: string, payload: object, by = agent) => {
    const path = `/admin/bookings/${id}/handling`;
    const answer = await callApi(get(), 'PUT', path, { token: by.token, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const assign = async (ids: Record<string, number>, assigneeId: string | null, by = agent) => {
    const asked = Object.entries(ids).map(([_id, version]) => ({ _id, version }));
    const payload = { bookings: asked, assigneeId };
    const path = '/admin/booking-changes/assignments';
    const answer = await callApi(get(), 'POST', path, { token: by.token, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Applied>();
  };
  const undo = (change: BookingChange | undefined, by = agent) =>
    callApi(get(), 'POST', `/admin/booking-changes/${change?._id ?? ''}/undo`, {
      token: by.token,
    });
  const listed = async (by: Person) =>
    (await callApi(get(), 'GET', '/admin/booking-changes', { token: by.token })).json<{
      changes: BookingChange[];
    }>().changes;
  const newsOf = async (id: string) => {
    const { db } = get().database;
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from booking_history where booking_id = ${id} order by created_at desc limit 1`,
    );
    const key = `booking:${rows[0]?.id ?? ''}`;
    return {
      key,
      told: await db.$count(notifications, eq(notifications.eventKey, key)),
      mails: await db
        .select({ isHeld: sql<boolean>`run_after > now() + interval '10 minutes'` })
        .from(jobs)
        .where(like(jobs.eventKey, `${key}%`)),
    };
  };

  it('moves those that can be moved, and says of each other why it stays', async () => {
    const [one, two, ended, seen] = [await made(), await made(), await made(), await made()];
    await apply([{ _id: ended, version: 1 }], { status: 'cancelled' });
    const { change, refused } = await apply(
      [
        { _id: one, version: 1 },
        { _id: ended, version: 2 },
        { _id: two, version: 1 },
        { _id: seen, version: 7 },
        { _id: 'gone', version: 1 },
        { _id: one, version: 1 },
      ],
      { note: 'Bring two photos.' },
    );
    expect(change).toMatchObject({ status: 'confirmed', count: 2, by: { _id: agent.id } });
    const codes = Object.fromEntries(refused.map(({ _id, code }) => [_id, code]));
    expect(codes).toEqual({ [ended]: 'conflict', [seen]: 'version_conflict', gone: 'not_found' });
    const moved = await read(one);
    expect(moved).toMatchObject({ status: 'confirmed', version: 2 });
    expect(moved.history.at(-1)).toMatchObject({ status: 'confirmed', note: 'Bring two photos.' });
    expect((await read(ended)).status).toBe('cancelled');
  });

  it('changes nothing where every booking is refused', async () => {
    const { change, refused } = await apply([{ _id: 'gone', version: 1 }]);
    expect(change).toBeUndefined();
    expect(refused).toHaveLength(1);
  });

  it('tells customers by mail only once it can’t be undone any more', async () => {
    const id = await made();
    await apply([{ _id: id, version: 1 }]);
    const { told, mails } = await newsOf(id);
    expect(told).toBe(1);
    expect(mails).toEqual([{ isHeld: true }]);
  });

  it('is undone: bookings, their history and what would be told are as before', async () => {
    const [one, two] = [await made(), await made()];
    const handled = { assigneeId: colleague.id, dueOn, waitingFor: 'embassy' };
    await setHandling(one, { ...handled, remindAt: `${daysFromNow(20)}T03:00:00.000Z` });
    const before = await read(one);
    const { change } = await apply(
      [
        { _id: one, version: 1 },
        { _id: two, version: 1 },
      ],
      { status: 'cancelled' },
    );
    const { key, mails } = await newsOf(one);
    expect(mails).toHaveLength(1);
    const answer = await undo(change);
    expect(answer.json<object>()).toMatchObject({ count: 2, refused: [] });
    const { version, updatedAt: _at, handling, ...after } = await read(one);
    const {
      version: _version,
      updatedAt: _updatedAt,
      handling: handledBefore,
      ...expected
    } = before;
    expect(after).toEqual(expected);
    expect(handling).toEqual({ ...handledBefore, version: handledBefore.version + 2 });
    expect(version).toBe(3);
    const { db } = get().database;
    expect(await db.$count(bookingDocuments, sql`delete_after is not null`)).toBe(0);
    expect(await db.$count(notifications, eq(notifications.eventKey, key))).toBe(0);
    expect(await db.$count(jobs, like(jobs.eventKey, `${key}%`))).toBe(0);
    expect((await undo(change)).statusCode).toBe(410);
  });

  it('leaves a booking alone that somebody has changed since', async () => {
    const [one, two] = [await made(), await made()];
    const { change } = await apply([
      { _id: one, version: 1 },
      { _id: two, version: 1 },
    ]);
    const payload = { status: 'processing', version: 2 };
    await callApi(get(), 'PUT', `/admin/bookings/${two}`, { ...colleague, payload });
    const { count, refused } = (await undo(change)).json<{ count: number } & Applied>();
    expect(count).toBe(1);
    expect(refused).toMatchObject([{ _id: two, code: 'version_conflict' }]);
    expect((await read(one)).status).toBe('pending');
    expect((await read(two)).status).toBe('processing');
  });

  it('is undone by who made it or an owner, and told to them alone', async () => {
    const id = await made();
    const { change } = await apply([{ _id: id, version: 1 }]);
    const ids = async (by: Person) => (await listed(by)).map(({ _id }) => _id);
    expect(await ids(agent)).toContain(change?._id);
    expect(await ids(owner)).toContain(change?._id);
    expect(await ids(colleague)).not.toContain(change?._id);
    expect((await undo(change, colleague)).statusCode).toBe(404);
    expect((await undo(change, owner)).statusCode).toBe(200);
    expect(await ids(agent)).not.toContain(change?._id);
  });

  it('stays once ten minutes are over', async () => {
    const id = await made();
    const { change } = await apply([{ _id: id, version: 1 }]);
    await get()
      .database.db.update(changeSets)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(changeSets.id, change?._id ?? ''));
    expect((await listed(agent)).map(({ _id }) => _id)).not.toContain(change?._id);
    expect((await undo(change)).statusCode).toBe(410);
    expect((await read(id)).status).toBe('confirmed');
  });

  it('stands in the log, booking by booking, and its undoing too', async () => {
    const id = await made();
    const { change } = await apply([{ _id: id, version: 1 }]);
    await undo(change);
    const log = await callApi(get(), 'GET', `/admin/log?staffId=${agent.id}&limit=2`, owner);
    const deeds = log.json<{ data: { deed: string; subject: string; status: string }[] }>().data;
    expect(deeds).toMatchObject([
      { deed: 'undo', subject: id, status: 'pending' },
      { deed: 'status', subject: id, status: 'confirmed' },
    ]);
  });

  it('keeps what somebody has set since of how they deal with it', async () => {
    const id = await made();
    const { change } = await apply([{ _id: id, version: 1 }], { status: 'action_required' });
    await setHandling(id, { waitingFor: 'embassy', dueOn }, colleague);
    expect((await undo(change)).json<object>()).toMatchObject({ count: 1, refused: [] });
    expect((await read(id)).handling).toMatchObject({
      waitingFor: 'embassy',
      dueOn,
    });
  });

  it('gives several to a colleague, and back to whom they were before', async () => {
    const [one, two, seen] = [await made(), await made(), await made()];
    await setHandling(one, { assigneeId: agent.id });
    const { change, refused } = await assign(
      { [one]: 2, [two]: 1, [seen]: 7, gone: 1 },
      colleague.id,
    );
    expect(change).toMatchObject({ count: 2, assignee: { _id: colleague.id } });
    expect(change?.status).toBeUndefined();
    const codes = Object.fromEntries(refused.map(({ _id, code }) => [_id, code]));
    expect(codes).toEqual({ [seen]: 'version_conflict', gone: 'not_found' });
    const ownerOf = async (id: string) => (await read(id)).handling.assignee?._id;
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([colleague.id, colleague.id]);
    expect((await read(one)).version).toBe(1);
    expect((await listed(agent))[0]).toMatchObject({ _id: change?._id, count: 2 });
    expect((await undo(change)).json<object>()).toMatchObject({ count: 2, refused: [] });
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([agent.id, undefined]);
  });

  it('leaves an assignment alone that somebody has changed since, and gives none to who has left', async () => {
    const leaving = await registerStaff(get(), 'agent');
    const [one, two] = [await made(), await made()];
    for (const id of [one, two]) await setHandling(id, { assigneeId: leaving.id });
    const { change } = await assign({ [one]: 2, [two]: 2 }, null);
    await setHandling(two, { assigneeId: colleague.id });
    const path = `/admin/staff/${leaving.id}`;
    await callApi(get(), 'PUT', path, { token: owner.token, payload: { isActive: false } });
    const { count, refused } = (await undo(change)).json<{ count: number } & Applied>();
    expect(count).toBe(1);
    expect(refused).toMatchObject([{ _id: two, code: 'version_conflict' }]);
    expect((await read(one)).handling.assignee).toBeUndefined();
    expect((await read(two)).handling.assignee?._id).toBe(colleague.id);
  });
});
