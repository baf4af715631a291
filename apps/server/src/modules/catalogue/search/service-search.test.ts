import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../test/databases.ts';
import type { TimedDatabase, TimedQueries } from '../../../platform/database/timed-queries.ts';
import { completeSearch } from './build-search.ts';
import { rememberFindings } from './remembered-findings.ts';
import { searchInDatabase } from './service-search.ts';

/** A database that has no time for some of what it is asked in a search. @param isCut by its number, from 1. */
function tooSlowFor(
  { forSearch }: { forSearch: TimedDatabase },
  isCut: (asked: number) => boolean,
) {
  const slow = (queries: TimedQueries): TimedQueries => {
    let asked = 0;
    let isAnyCut = false;
    return {
      get left() {
        return queries.left;
      },
      get isCut() {
        return isAnyCut || queries.isCut;
      },
      inTime(work, manner) {
        asked += 1;
        if (!isCut(asked)) return queries.inTime(work, manner);
        isAnyCut = true;
        return Promise.resolve(undefined);
      },
    };
  };
  return {
    forSearch: {
      withTime: <Result>(work: (queries: TimedQueries) => Promise<Result>) =>
        forSearch.withTime((queries) => work(slow(queries))),
    },
  };
}

/** What is asked in a search of one word, in its order. */
const asked = { words: 1, all: 4, last: 6 };

describeEachDatabase('a search that has too little time', (get) => {
  beforeAll(async () => {
    const { db } = get().database;
    await db.execute(sql`
      insert into services (id, name, description_text) values
        ('title', 'Marmot watch', ''), ('text', 'Walk', 'You see a marmot'), ('rest', 'Marmot photographs', '')`);
    await completeSearch(get().database);
  });

  const found = (text: string, isCut: (asked: number) => boolean) =>
    searchInDatabase(tooSlowFor(get().database, isCut)).find(text, {});

  it('takes words as they are typed where they could not be looked up', async () => {
    const { ids, isMinimum } = await found('marmot', (number) => number === asked.words);
    expect(ids).toContain('title');
    expect(isMinimum).toBe(true);
    const { ids: none } = await found('marmott', () => false);
    expect(none).toContain('title');
  });

  it('finds titles where there was no time for everything', async () => {
    const { ids, isMinimum } = await found('marmot', (number) => number === asked.all);
    expect(ids).toEqual(expect.arrayContaining(['title', 'rest']));
    expect(isMinimum).toBe(true);
  });

  it('says so where it found nothing', async () => {
    await expect(found('marmot', (number) => number >= asked.all)).rejects.toThrow(
      'This search takes too long now.',
    );
  });

  describe('on the last shelf', () => {
    beforeAll(async () => {
      await get().database.db.execute(
        sql`update search_documents set shelf = 3 where service_id = 'rest'`,
      );
    });

    it('finds what the first shelves have', async () => {
      const { ids, isMinimum, isCut } = await found('marmot', (number) => number === asked.last);
      expect(ids).toEqual(['title', 'text']);
      expect([isMinimum, isCut]).toEqual([true, true]);
    });

    it('has the same on all pages, until something is published', async () => {
      let isSlow = true;
      const search = rememberFindings(
        searchInDatabase(tooSlowFor(get().database, (number) => isSlow && number === asked.last)),
      );
      const first = await search.find('marmot', {});
      isSlow = false;
      expect((await search.find('marmot', {})).ids).toEqual(first.ids);
      expect((await search.find('marmot', { featured: true })).ids).toEqual([]);
      search.forget();
      expect((await search.find('marmot', {})).ids).toEqual(
        expect.arrayContaining(['title', 'rest', 'text']),
      );
    });
  });
});
