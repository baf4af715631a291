import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../test/databases.ts';
import { searchSynonyms } from '../../../platform/database/schema/index.ts';
import { completeSearch, prepareSearch, rebuildSearch } from './build-search.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { searchInDatabase } from './service-search.ts';
import { plainLetters } from './words.ts';

describeEachDatabase('the search', (get) => {
  const found = async (text: string) => (await searchInDatabase(get().database).find(text, {})).ids;
  const write = (id: string, name: string) =>
    get().database.db.execute(sql`insert into services (id, name) values (${id}, ${name})`);

  it('is completed by services that were written past the server', async () => {
    await write('w1', 'Wombat parade');
    expect(await found('wombats parade')).toEqual([]);
    await completeSearch(get().database);
    expect(await found('wombats parade')).toEqual(['w1']);
  });

  it('is built anew, with all that can be found', async () => {
    await write('w2', 'Wallaby parade');
    await get().database.db.execute(
      sql`update services set name = 'Kakapo parade' where id = 'w1'`,
    );
    expect(await rebuildSearch(get().database)).toBe(2);
    expect(await found('kakapo')).toEqual(['w1']);
    expect(await found('wallaby')).toEqual(['w2']);
    expect(await found('wombat')).toEqual([]);
  });

  describe('begins with synonyms', () => {
    const synonyms = () => get().database.db.select().from(searchSynonyms);

    it('of at least 300 things, in both scripts, each word of one of them alone', () => {
      expect(defaultSynonyms.length).toBeGreaterThanOrEqual(300);
      const inOneScript = defaultSynonyms.filter(
        ({ words }) => !/[a-z]/i.test(words.join()) || !/[\u0980-\u09FF]/.test(words.join()),
      );
      expect(inOneScript).toEqual([]);
      const all = defaultSynonyms.flatMap(({ words }) => [...new Set(words.map(plainLetters))]);
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    });

    it('that are put in once: what staff remove stays away', async () => {
      expect((await synonyms()).length).toBe(defaultSynonyms.length);
      await get().database.db.execute(sql`delete from search_synonyms`);
      await Promise.all([prepareSearch(get().database), prepareSearch(get().database)]);
      expect(await synonyms()).toEqual([]);
    });
  });
});
