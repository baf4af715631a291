import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../test/databases.ts';
import { insertUser } from '../../../../test/rows.ts';
import { rateLimits } from '../../../schema.ts';
import { countBooking, countingForgedLinks, countingGuesses } from './limits.ts';

describeEachDatabase('the limits of bookings', (get) => {
  const db = () => get().database.db;
  const limited = { code: 'rate_limited' };

  it('let a person make sixty an hour wherever they are, and leave all others alone', async () => {
    const known = { emailVerifiedAt: new Date() };
    const [one, other] = [await insertUser(db(), known), await insertUser(db(), known)];
    const book = (userId: string, address: string) =>
      countBooking(db(), { userId, address, hasDocuments: false });
    for (let count = 0; count < 60; count += 1) await book(one, `10.0.0.${String(count)}`);
    await expect(book(one, '10.0.1.1')).rejects.toMatchObject(limited);
    await book(other, '10.0.0.1');
    await countBooking(db(), { address: '10.0.0.1', hasDocuments: false });
  });

  it('count an account that nobody has confirmed as a guest', async () => {
    const book = async (userId: string) =>
      countBooking(db(), { userId, address: '10.9.0.1', hasDocuments: false });
    for (let count = 0; count < 60; count += 1) await book(await insertUser(db()));
    await expect(book(await insertUser(db()))).rejects.toMatchObject(limited);
  });

  it('let an address send forty with pictures, and go on without', async () => {
    const book = (address: string, hasDocuments: boolean) =>
      countBooking(db(), { address, hasDocuments });
    for (let count = 0; count < 40; count += 1) await book('10.2.0.1', true);
    await expect(book('10.2.0.1', true)).rejects.toMatchObject(limited);
    await book('10.2.0.1', false);
    await book('10.2.0.2', true);
  });

  const guess = (address: string, reference: string, found?: string) =>
    countingGuesses(db(), { address, reference }, () => Promise.resolve(found));

  it('leave the owner of a booking alone after a hundred wrong phone numbers from elsewhere', async () => {
    for (let count = 0; count < 100; count += 1) {
      expect(await guess(`10.3.0.${String(Math.floor(count / 10))}`, 'one')).toBeUndefined();
    }
    await expect(guess('10.3.0.1', 'one', 'found')).rejects.toMatchObject(limited);
    expect(await guess('10.3.0.1', 'other', 'found')).toBe('found');
    expect(await guess('10.3.1.1', 'one', 'found')).toBe('found');
  });

  it('stop wrong phone numbers of one booking from everywhere, and not who has its link', async () => {
    await db()
      .insert(rateLimits)
      .values({
        key: 'track:reference:sought',
        count: 9_999,
        windowEndsAt: new Date(Date.now() + 60_000),
      });
    // A right one is refunded, but does not give a guesser further tries.
    expect(await guess('10.5.0.1', 'sought', 'found')).toBe('found');
    expect(await guess('10.5.0.2', 'sought')).toBeUndefined();
    await expect(guess('10.5.0.3', 'sought')).rejects.toMatchObject(limited);
    const open = (address: string, found?: string) =>
      countingForgedLinks(db(), address, () => Promise.resolve(found));
    for (let count = 0; count < 30; count += 1) await open('10.5.0.4');
    await expect(open('10.5.0.4')).rejects.toMatchObject(limited);
    expect(await open('10.5.0.4', 'found')).toBe('found');
  });

  it('do not count what is found, however often it is looked at', async () => {
    const look = () =>
      countingGuesses(db(), { address: '10.4.0.1', reference: 'own' }, () =>
        Promise.resolve('found'),
      );
    for (let count = 0; count < 102; count += 1) expect(await look()).toBe('found');
  });
});
