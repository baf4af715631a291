import type { PresentColleague } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sweepPresences } from '../../src/modules/records/staff-presence.ts';
import { presences } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('who of the staff is at a record', (get) => {
  let agent: Person;
  let colleague: Person;
  let place = { kind: 'booking', _id: '' };
  beforeEach(async () => {
    agent = await registerStaff(get(), 'agent');
    colleague = await registerStaff(get(), 'agent');
    place = { kind: 'booking', _id: `b-${agent.id}` };
  });

  const call = (path: string, { token }: Person, payload: object) =>
    callApi(get(), 'POST', `/admin/presence${path}`, { token, payload });
  const tell = async (by: Person, more: object = {}) => {
    const answer = await call('', by, { ...place, isEditing: false, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ colleagues: PresentColleague[] }>().colleagues;
  };
  const forget = () =>
    get()
      .database.db.update(presences)
      .set({ seenAt: sql`now() - interval '41 seconds'` })
      .where(eq(presences.userId, agent.id));

  it('is told to the others who are there, with whether they change it', async () => {
    expect(await tell(agent)).toEqual([]);
    expect(await tell(colleague)).toEqual([
      { _id: agent.id, name: 'Nasrin Akter', isEditing: false },
    ]);
    await tell(agent, { isEditing: true });
    expect(await tell(colleague)).toMatchObject([{ _id: agent.id, isEditing: true }]);
    expect(await tell(colleague, { _id: 'another' })).toEqual([]);
    expect(await tell(colleague, { kind: 'customer' })).toEqual([]);
  });

  it('is told no more once they have left, or have not told for a while', async () => {
    await tell(agent);
    await call('/leave', agent, place);
    expect(await tell(colleague)).toEqual([]);
    await tell(agent);
    await forget();
    expect(await tell(colleague)).toEqual([]);
  });

  it('is not kept', async () => {
    await tell(agent);
    await forget();
    const { db } = get().database;
    await sweepPresences(db);
    expect(await db.$count(presences, eq(presences.userId, agent.id))).toBe(0);
  });

  it.each(['service', 'category', 'picture', 'insight'])(
    'is not told of a record (%s) to those whose role does not open it',
    async (kind) => {
      const record = { kind, _id: 'r1', isEditing: false };
      expect((await call('', agent, record)).statusCode).toBe(404);
      const editor = await registerStaff(get(), 'editor');
      expect((await call('', editor, record)).statusCode).toBe(200);
    },
  );
});
