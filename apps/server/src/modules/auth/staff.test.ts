import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { users } from '../../schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findCaller } from './sessions.ts';
import { createSession } from '../../../test/sessions.ts';
import { ensureStaff, retirePassword } from './staff.ts';

describeEachDatabase('the way back in for who runs the server', (get) => {
  const db = () => get().database.db;
  const accountsOf = (email: string) => db().select().from(users).where(eq(users.email, email));

  it('makes the owner, confirmed, beside whoever registered with the address', async () => {
    await insertUser(db(), { email: 'first@example.com' });
    await ensureStaff(db(), { email: ' First@Example.com ', password: 'river-boat' });
    const accounts = await accountsOf('first@example.com');
    expect(accounts.map(({ role }) => role).toSorted()).toEqual(['customer', 'owner']);
    const owner = accounts.find(({ role }) => role === 'owner');
    expect(owner).toMatchObject({ name: 'Pothik staff', deactivatedAt: null });
    expect(owner?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await verifyPassword('river-boat', owner?.passwordHash ?? null)).toBe(true);
  });

  it('changes nothing of an owner who has this password', async () => {
    const staff = { email: 'same@example.com', password: 'river-boat' };
    await ensureStaff(db(), staff);
    const [before] = await accountsOf(staff.email);
    const token = await createSession(db(), before?.id ?? '');
    const [signedIn] = await accountsOf(staff.email);
    await ensureStaff(db(), staff);
    expect(await accountsOf(staff.email)).toEqual([signedIn]);
    expect(await findCaller(db(), token)).toBeDefined();
  });

  it.each([
    ['is less than an owner', { role: 'agent' as const }],
    ['was deactivated', { role: 'owner' as const, deactivatedAt: new Date() }],
    ['has another password', { role: 'owner' as const, password: 'other-boat' }],
  ])('restores one who %s, and ends the sessions of before', async (what, changes) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { password = 'river-boat', ...more } = { password: undefined, ...changes };
    const passwordHash = await hashPassword(password);
    const id = await insertUser(db(), {
      email,
      emailVerifiedAt: new Date(),
      passwordHash,
      ...more,
    });
    const token = await createSession(db(), id);
    const other = await insertUser(db());
    const kept = await createSession(db(), other);
    await ensureStaff(db(), { email, password: 'river-boat' });
    const [account, ...others] = await accountsOf(email);
    expect(others).toEqual([]);
    expect(account).toMatchObject({ id, role: 'owner', deactivatedAt: null });
    expect(await verifyPassword('river-boat', account?.passwordHash ?? null)).toBe(true);
    expect(await findCaller(db(), token)).toBeUndefined();
    expect(await findCaller(db(), kept)).toMatchObject({ role: 'customer' });
  });

  it('has no password any more that everybody can read, and no session that it opened', async () => {
    const staff = { email: 'demonstration@example.com', password: 'pothik-staff' };
    await ensureStaff(db(), staff);
    const [before] = await accountsOf(staff.email);
    const token = await createSession(db(), before?.id ?? '');
    await retirePassword(db(), { ...staff, password: 'another' });
    expect(await findCaller(db(), token)).toBeDefined();
    await retirePassword(db(), staff);
    const [after] = await accountsOf(staff.email);
    expect(after?.passwordHash).toBeNull();
    expect(await findCaller(db(), token)).toBeUndefined();
    await retirePassword(db(), { email: 'nobody@example.com', password: 'pothik-staff' });
  });
});
