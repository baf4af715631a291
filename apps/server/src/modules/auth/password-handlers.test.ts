import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { messages } from './messages.ts';
import { checkOwnPassword } from './password-handlers.ts';
import { hashPassword } from './passwords.ts';

describeEachDatabase('the password that is asked for once more', (get) => {
  const db = () => get().database.db;
  const check = (userId: string, password: string) => checkOwnPassword(db(), userId, password);
  const wrong = {
    code: 'invalid_credentials',
    said: messages.wrongPassword,
  };

  it('is the own one', async () => {
    const id = await insertUser(db(), { passwordHash: await hashPassword('river-boat') });
    await expect(check(id, 'river-boat')).resolves.toEqual({ userId: id, epoch: 1 });
    await expect(check(id, 'other-boat')).rejects.toMatchObject(wrong);
    await expect(check('nobody', 'river-boat')).rejects.toMatchObject(wrong);
  });

  it('is none where the account has none, and how to get one is told', async () => {
    await expect(check(await insertUser(db()), 'river-boat')).rejects.toMatchObject({
      code: 'invalid_credentials',
      said: messages.noPasswordYet,
    });
  });

  it('is guessed ten times at most, which who knows it takes back', async () => {
    const id = await insertUser(db(), { passwordHash: await hashPassword('river-boat') });
    for (let tries = 0; tries < 9; tries += 1) await check(id, 'other-boat').catch(() => undefined);
    await check(id, 'river-boat');
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(check(id, 'other-boat')).rejects.toMatchObject(wrong);
    }
    await expect(check(id, 'river-boat')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
