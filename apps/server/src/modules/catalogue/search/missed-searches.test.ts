import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../test/databases.ts';
import { missedSearches } from '../../../platform/database/schema/index.ts';
import { listMissedSearches, noteMissedSearch } from './missed-searches.ts';

describeEachDatabase('a search that found nothing', (get) => {
  const key = randomBytes(32);
  const people = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const note = (text: string, address = '203.0.113.1', by = key) =>
    noteMissedSearch(get().database.db, by, text, address);
  const stored = () => get().database.db.select().from(missedSearches);
  const told = async () =>
    (await listMissedSearches(get().database.db, { offset: 0, limit: 100 })).rows.map(
      ({ query }) => query,
    );
  beforeEach(() => get().database.db.delete(missedSearches));

  it('is told once three people have typed it', async () => {
    for (const address of people) {
      expect(await told()).toEqual([]);
      await note('Zeppelin  টিকিট', address);
    }
    expect(await told()).toEqual(['zeppelin টিকিট']);
  });

  it('leaves digests that nobody can work out without the key', async () => {
    await note('zeppelin');
    const [ours] = await stored();
    await get().database.db.delete(missedSearches);
    await note('zeppelin', people[0], randomBytes(32));
    const [theirs] = await stored();
    expect(ours?.people).toHaveLength(1);
    expect(theirs?.digest).not.toBe(ours?.digest);
    expect(theirs?.people).not.toEqual(ours?.people);
  });

  describe('leaves nothing', () => {
    it.each(['01712345678', 'passport BX 12 34 5', '০১৭১২ ৩৪৫', '٠١٢٣٤', 'a@b', 'rahima＠mail'])(
      'where it may be a number or an address of somebody: %s',
      async (text) => {
        for (const address of people) await note(text, address);
        expect(await stored()).toEqual([]);
      },
    );
  });

  it('may have a year in it', async () => {
    for (const address of people) await note('zeppelin 2026', address);
    expect(await told()).toEqual(['zeppelin 2026']);
  });
});
