import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { tooSlowFor } from '../../../test/too-slow-for.ts';
import { services, users } from '../../schema.ts';
import { findRecords } from '../../module-data.ts';
import { wordsOf } from './record-words.ts';

/** The queries of a search of records by their order: all kinds together, then each by itself. */
const asked = { together: 1, customers: 2, services: 3 };

describeEachDatabase('a search of records that has too little time', (get) => {
  beforeAll(async () => {
    const { db } = get().database;
    await db.insert(users).values({ id: 'c1', name: 'Zubaida Khatun', email: 'z@example.com' });
    await db.insert(services).values({ id: 'v1', name: 'Zubai crane driver' });
  });

  const find = (isCut: (asked: number) => boolean) => {
    const { database } = get();
    const { forSearch } = tooSlowFor(database, isCut);
    return findRecords({ db: database.db, forSearch }, ['customer', 'service'], wordsOf('zubai'));
  };

  it('leaves no kind out where each is found by itself', async () => {
    const { records, leftOut } = await find((number) => number === asked.together);
    expect(records.map(({ _id }) => _id)).toEqual(['c1', 'v1']);
    expect(leftOut).toEqual([]);
  });

  it('tells which kinds it left out, beside what it found', async () => {
    const { records, leftOut } = await find((number) => number !== asked.services);
    expect(records.map(({ _id }) => _id)).toEqual(['v1']);
    expect(leftOut).toEqual(['customer']);
  });
});
