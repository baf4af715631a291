import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { sessions, users } from '../../schema.ts';
import {
  endSession,
  endSessionsOf,
  findCaller,
  findCallerOfSession,
  findRoles,
  listSessionsOf,
  rotateSession,
  sweepSessions,
} from './sessions.ts';
import { createSession } from '../../../test/sessions.ts';

const minute = 60 * 1_000;
const hour = 60 * minute;
const month = 30 * 24 * hour;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

describeEachDatabase('a session', (get) => {
  const db = () => get().database.db;
  const rowsOf = (userId: string) =>
    db().select().from(sessions).where(eq(sessions.userId, userId));
  async function only(userId: string) {
    const [row, ...others] = await rowsOf(userId);
    expect(others).toEqual([]);
    if (!row) throw new Error('there is no session');
    return row;
  }
  const change = (userId: string, changes: Partial<typeof sessions.$inferInsert>) =>
    db().update(sessions).set(changes).where(eq(sessions.userId, userId));
  const leftOf = (date: Date) => date.getTime() - Date.now();

  it('is known by its token alone, of which only the hash is kept', async () => {
    const userId = await insertUser(db());
    const token = await createSession(db(), userId, 'A phone');
    expect(token).toMatch(/^[\w-]{43}$/);
    const { id: sessionId, tokenHash, device, expiresAt } = await only(userId);
    expect(tokenHash).toMatch(/^[\w-]{43}$/);
    expect(tokenHash).not.toBe(token);
    expect(device).toBe('A phone');
    expect(leftOf(expiresAt)).toBeGreaterThan(month - hour);
    expect(leftOf(expiresAt)).toBeLessThanOrEqual(month);
    const caller = { userId, role: 'customer', sessionId };
    expect(await findCaller(db(), token)).toEqual(caller);
    expect(await findCallerOfSession(db(), sessionId)).toEqual(caller);
    for (const other of [tokenHash, `${token}a`, '']) {
      expect(await findCaller(db(), other)).toBeUndefined();
    }
    expect(await createSession(db(), userId)).not.toBe(token);
  });

  it('says when its person was there last', async () => {
    const userId = await insertUser(db(), { signedInAt: ago(month) });
    const stays = await insertUser(db(), { signedInAt: ago(month) });
    const signedIn = async (id: string) => {
      const [row] = await db().select().from(users).where(eq(users.id, id));
      return Date.now() - (row?.signedInAt.getTime() ?? 0);
    };
    const token = await createSession(db(), userId);
    expect(await signedIn(userId)).toBeLessThan(hour);
    await db()
      .update(users)
      .set({ signedInAt: ago(month) });
    await rotateSession(db(), token);
    expect(await signedIn(userId)).toBeLessThan(hour);
    expect(await signedIn(stays)).toBeGreaterThan(hour);
  });

  it('lives longer while it is used, which is written down once an hour', async () => {
    const userId = await insertUser(db());
    const token = await createSession(db(), userId);
    const other = await insertUser(db());
    await createSession(db(), other);
    const old = { lastUsedAt: ago(2 * hour), expiresAt: new Date(Date.now() + hour) };
    await change(userId, old);
    await change(other, old);
    await findCaller(db(), token);
    expect(leftOf((await only(userId)).expiresAt)).toBeGreaterThan(month - hour);
    expect(leftOf((await only(userId)).lastUsedAt)).toBeGreaterThan(-hour);
    expect((await only(other)).expiresAt).toEqual(old.expiresAt);
    const recent = { lastUsedAt: ago(hour / 2), expiresAt: new Date(Date.now() + hour) };
    await change(userId, recent);
    await findCaller(db(), token);
    expect(await only(userId)).toMatchObject(recent);
  });

  it('of staff ends after half an hour without use, and after half a day whatever is done', async () => {
    const userId = await insertUser(db(), { role: 'agent', emailVerifiedAt: new Date() });
    const token = await createSession(db(), userId);
    const began = await only(userId);
    const near = (date: Date | null, left: number) => {
      expect(leftOf(date ?? new Date(0))).toBeGreaterThan(left - minute);
      expect(leftOf(date ?? new Date(0))).toBeLessThanOrEqual(left);
    };
    near(began.expiresAt, 30 * minute);
    near(began.endsAt, 12 * hour);

    const idle = { lastUsedAt: ago(10 * minute), expiresAt: new Date(Date.now() + 20 * minute) };
    await change(userId, idle);
    expect(await findCaller(db(), token, true)).toMatchObject({ userId });
    expect(await only(userId)).toMatchObject(idle);
    await findCaller(db(), token);
    near((await only(userId)).expiresAt, 30 * minute);

    const late = { lastUsedAt: ago(10 * minute), endsAt: new Date(Date.now() + 5 * minute) };
    await change(userId, late);
    await findCaller(db(), token);
    expect((await only(userId)).expiresAt).toEqual(late.endsAt);
    const next = await rotateSession(db(), token);
    expect(next).toBeDefined();
    expect(await only(userId)).toMatchObject({ expiresAt: late.endsAt, endsAt: late.endsAt });
  });

  it('is none when it is over, or its account deactivated', async () => {
    const userId = await insertUser(db(), { role: 'agent', emailVerifiedAt: new Date() });
    const token = await createSession(db(), userId);
    const { id } = await only(userId);
    const roles = async () => [...(await findRoles(db(), [id, 'unknown']))];
    expect(await roles()).toEqual([[id, 'agent']]);
    await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
    expect(await findCaller(db(), token)).toBeUndefined();
    expect(await findCallerOfSession(db(), id)).toBeUndefined();
    expect(await roles()).toEqual([]);
    await db().update(users).set({ deactivatedAt: null }).where(eq(users.id, userId));
    await change(userId, { expiresAt: ago(1) });
    expect(await findCaller(db(), token)).toBeUndefined();
    expect(await roles()).toEqual([]);
    expect(await rotateSession(db(), token)).toBeUndefined();
    expect(await listSessionsOf(db(), userId)).toEqual([]);
  });

  it('goes on under another token, once, and for as long as a new one', async () => {
    const userId = await insertUser(db());
    const token = await createSession(db(), userId);
    await change(userId, { lastUsedAt: ago(2 * hour), expiresAt: new Date(Date.now() + hour) });
    const tokens = await Promise.all([rotateSession(db(), token), rotateSession(db(), token)]);
    const [next, ...others] = tokens.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(await findCaller(db(), token)).toBeUndefined();
    expect(await findCaller(db(), next ?? '')).toMatchObject({ userId });
    const { expiresAt, lastUsedAt } = await only(userId);
    expect(leftOf(expiresAt)).toBeGreaterThan(month - hour);
    expect(leftOf(expiresAt)).toBeLessThanOrEqual(month);
    expect(leftOf(lastUsedAt)).toBeGreaterThan(-hour);
  });

  it('ends alone, or with all of its person, or with all but one', async () => {
    const [userId, other] = [await insertUser(db()), await insertUser(db())];
    await createSession(db(), other);
    const [one, two, three] = [
      await createSession(db(), userId),
      await createSession(db(), userId),
      await createSession(db(), userId),
    ];
    await endSession(db(), one);
    await endSession(db(), one);
    expect(await findCaller(db(), one)).toBeUndefined();
    const caller = await findCaller(db(), two);
    expect(caller).toBeDefined();
    await endSessionsOf(db(), userId, caller);
    expect(await findCaller(db(), two)).toBeDefined();
    expect(await findCaller(db(), three)).toBeUndefined();
    await endSessionsOf(db(), userId);
    expect(await rowsOf(userId)).toEqual([]);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it('is listed for its person, the one that was used last first', async () => {
    const [userId, other] = [await insertUser(db()), await insertUser(db())];
    await createSession(db(), other);
    for (const device of ['old', 'new', 'older']) await createSession(db(), userId, device);
    for (const [device, hours] of [
      ['old', 2],
      ['older', 3],
    ] as const) {
      await db()
        .update(sessions)
        .set({ lastUsedAt: ago(hours * hour) })
        .where(eq(sessions.device, device));
    }
    const listed = await listSessionsOf(db(), userId);
    expect(listed.map(({ device }) => device)).toEqual(['new', 'old', 'older']);
  });

  it('is swept when it is over', async () => {
    const [over, living] = [await insertUser(db()), await insertUser(db())];
    await createSession(db(), over);
    await createSession(db(), living);
    await change(over, { expiresAt: ago(1) });
    await sweepSessions(db());
    expect(await rowsOf(over)).toEqual([]);
    expect(await rowsOf(living)).toHaveLength(1);
  });
});
