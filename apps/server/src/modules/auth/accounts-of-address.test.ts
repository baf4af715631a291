import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { users } from '../../schema.ts';
import {
  confirmAddress,
  findByPassword,
  findConfirmed,
  findForMailbox,
  type OnConfirmed,
} from './accounts-of-address.ts';
import { messages } from './messages.ts';
import * as passwords from './passwords.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

describeEachDatabase('the accounts of an address', (get) => {
  const db = () => get().database.db;
  let made = 0;
  const newAddress = () => {
    made += 1;
    return `shared-${String(made)}@example.com`;
  };
  const insert = async (
    email: string,
    password: string,
    more: Partial<typeof users.$inferInsert> = {},
  ) => insertUser(db(), { email, passwordHash: await passwords.hashPassword(password), ...more });

  it('are told apart by their passwords, the confirmed one first', async () => {
    const email = newAddress();
    const one = await insert(email, 'same-boat', { signedInAt: at(9) });
    const confirmed = await insert(email, 'same-boat', {
      emailVerifiedAt: at(1),
      signedInAt: at(1),
    });
    const other = await insert(email, 'other-boat');
    await insert(newAddress(), 'third-boat');
    expect((await findByPassword(db(), email, 'same-boat'))?.id).toBe(confirmed);
    expect((await findByPassword(db(), email, 'other-boat'))?.id).toBe(other);
    expect(await findByPassword(db(), email, 'third-boat')).toBeUndefined();
    expect(await findByPassword(db(), newAddress(), 'same-boat')).toBeUndefined();
    await db().delete(users).where(eq(users.id, confirmed));
    expect((await findByPassword(db(), email, 'same-boat'))?.id).toBe(one);
  });

  it('are three at most that a password is compared with: the first and those used last', async () => {
    const email = newAddress();
    const passwords = ['first', 'forgotten', 'older', 'newest'].map((name) => `${name}-boat`);
    for (const [index, password] of passwords.entries()) {
      await insert(email, password, { emailSince: at(index + 1), signedInAt: at(index + 1) });
    }
    const known = async (password = '') =>
      (await findByPassword(db(), email, password)) !== undefined;
    expect(await Promise.all(passwords.map(known))).toEqual([true, false, true, true]);
  });

  it('cost the same work, however many there are: the time of a failure tells nothing', async () => {
    const [none, one, many] = [newAddress(), newAddress(), newAddress()];
    await insert(one, 'first-boat');
    for (let times = 0; times < 5; times += 1) await insert(many, 'first-boat');
    const hash = vi.spyOn(passwords, 'verifyPassword');
    const counts = [];
    for (const email of [none, one, many]) {
      hash.mockClear();
      expect(await findByPassword(db(), email, 'not-it')).toBeUndefined();
      counts.push(hash.mock.calls.length);
    }
    hash.mockRestore();
    expect(counts).toEqual([3, 3, 3]);
  });

  it('are one that reads its mails: the confirmed, else the one that was used last', async () => {
    const email = newAddress();
    await insertUser(db(), { email, signedInAt: at(1) });
    const last = await insertUser(db(), { email, signedInAt: at(9) });
    const quiet = await insertUser(db(), { email, signedInAt: at(2) });
    expect((await findForMailbox(db(), email))?.id).toBe(last);
    expect(await findConfirmed(db(), email)).toBeUndefined();
    const onConfirmed = vi.fn<OnConfirmed>(() => Promise.resolve());
    await confirmAddress(db(), quiet, onConfirmed);
    expect(onConfirmed).toHaveBeenCalledExactlyOnceWith(db(), quiet);
    expect((await findForMailbox(db(), email))?.id).toBe(quiet);
    expect((await findConfirmed(db(), email))?.id).toBe(quiet);
    expect(await findForMailbox(db(), newAddress())).toBeUndefined();
    expect(await findConfirmed(db(), newAddress())).toBeUndefined();
  });

  it('are confirmed once: a second one is told that it belongs to another', async () => {
    const email = newAddress();
    const [first, second] = [await insertUser(db(), { email }), await insertUser(db(), { email })];
    const onConfirmed = vi.fn<OnConfirmed>(() => Promise.resolve());
    await confirmAddress(db(), first, onConfirmed);
    await expect(confirmAddress(db(), second, onConfirmed)).rejects.toMatchObject({
      code: 'conflict',
      said: messages.addressOfAnother,
    });
    expect(onConfirmed).toHaveBeenCalledOnce();
    const [row] = await db().select().from(users).where(eq(users.id, second));
    expect(row?.emailVerifiedAt).toBeNull();
  });

  it('are not taken for confirmed where the database fails for another reason', async () => {
    const nothing = {} as Parameters<typeof confirmAddress>[0];
    const onConfirmed = () => Promise.resolve();
    await expect(confirmAddress(nothing, 'nobody', onConfirmed)).rejects.toThrow(TypeError);
  });
});
