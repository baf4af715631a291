import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { tooSlowFor } from '../../../test/too-slow-for.ts';
import { completeSearch } from './build-search.ts';
import { rememberFindings } from './remembered-findings.ts';
import { searchInDatabase } from './service-search.ts';

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

  const found = (text: string, isCut: (asked: number, attempt: number) => boolean) =>
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

  it('is tried once more where it found nothing', async () => {
    const { ids, isMinimum } = await found('marmot', (_number, attempt) => attempt === 1);
    expect(ids).toContain('title');
    expect(isMinimum).toBe(false);
  });

  it('says so where it found nothing twice', async () => {
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
