import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { changeAsOwner, findStaff, lockStaff } from './staff-rules.ts';

const confirmed = { emailVerifiedAt: new Date() };

describeEachDatabase('a change of the staff', (get) => {
  const db = () => get().database.db;
  const change = (actorId: string) =>
    db().transaction((transaction) => changeAsOwner(transaction, actorId));
  const refusal = expect.objectContaining({
    code: 'forbidden',
    message: 'You may not do this.',
  }) as Error;

  it('is made by who is an owner then, and by nobody else', async () => {
    const owner = await insertUser(db(), { role: 'owner', ...confirmed });
    await insertUser(db(), { role: 'owner', ...confirmed });
    const former = { role: 'owner', deactivatedAt: new Date(), ...confirmed } as const;
    await expect(change(owner)).resolves.toBeUndefined();
    for (const more of [{}, { role: 'agent' }, { role: 'editor' }, former] as const) {
      await expect(change(await insertUser(db(), more))).rejects.toThrow(refusal);
    }
    await expect(change('nobody')).rejects.toThrow(refusal);
  });

  it('is of who belongs to the staff', async () => {
    const agent = await insertUser(db(), { role: 'agent', ...confirmed });
    const customer = await insertUser(db());
    expect(await findStaff(db(), agent)).toMatchObject({ id: agent, role: 'agent' });
    await db().transaction(async (transaction) => {
      expect(await lockStaff(transaction, agent)).toMatchObject({ id: agent });
    });
    for (const id of [customer, 'nobody']) {
      for (const find of [findStaff, lockStaff]) {
        await expect(db().transaction((transaction) => find(transaction, id))).rejects.toThrow(
          'This member of the staff was not found.',
        );
      }
    }
  });
});
