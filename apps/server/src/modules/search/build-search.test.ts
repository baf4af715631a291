import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { categories, categoryTranslations, searchSynonyms, services } from '../../schema.ts';
import { completeSearch, prepareSearch, rebuildSearch } from './build-search.ts';
import defaultSynonyms from './default-synonyms.json' with { type: 'json' };
import { indexServices } from './search-index.ts';
import { searchInDatabase } from './service-search.ts';
import { shelveServices } from './shelves.ts';
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

  describe('among more equals than are ranked', () => {
    const write = async (id: string, form: Partial<typeof services.$inferInsert>) => {
      const { db } = get().database;
      await db
        .insert(services)
        .values({ id, name: `Plumber work ${id}` })
        .onConflictDoNothing();
      const changed = await db.update(services).set(form).where(eq(services.id, id)).returning();
      await db.transaction((transaction) => indexServices(transaction, changed));
    };

    it('has those first that are featured, then those that are opened often, then as lists have them', async () => {
      const { db } = get().database;
      await db.execute(sql`
        insert into services (id, name, position)
        select 'p' || number, 'Plumber work ' || number, 10 + number from generate_series(1, 2000) number`);
      await completeSearch(get().database);
      await write('p1990', { featured: true });
      await write('newest', { featured: true, position: 0 });
      await write('new', { position: 0 });
      await db.execute(sql`update search_documents set opened = 7 where service_id = 'p1995'`);
      const first = ['newest', 'p1990', 'p1995', 'new', 'p1', 'p2'];
      for (const text of ['plumber', 'plumber work', 'plumbers', 'work']) {
        expect((await found(text)).slice(0, 6), text).toEqual(first);
      }
    });

    it.each([
      { ranked: 1_000, shelves: 'all on the first' },
      { ranked: 350, shelves: '350 on the first, the others on the second and the last' },
    ])('lists a thousand, each once: $shelves', async ({ ranked }) => {
      const { database } = get();
      if (ranked < 1_000) {
        await database.db.execute(sql`
          with placed as (select service_id, row_number() over (order by featured desc, position) as place
            from search_documents where title like 'plumber%')
          update search_documents document
          set shelf = case when place <= ${ranked} then 1 when place <= 500 then 2 else 3 end
          from placed where placed.service_id = document.service_id`);
      }
      const search = searchInDatabase(database);
      const { ids, goesOn, isMinimum } = await search.find('plumber', {});
      expect([ids.length, goesOn, isMinimum]).toEqual([ranked, true, true]);
      const all = [...ids];
      for (let isEnd = false; !isEnd;) {
        const offset = all.length - ids.length;
        const more = await search.findMore('plumber', {}, ids, { offset, limit: 300 });
        all.push(...more);
        isEnd = more.length < 300;
      }
      expect(all.length).toBe(1_000);
      expect(new Set(all).size).toBe(1_000);
      await shelveServices(database.db);
    });

    it('has what becomes featured on the first shelf', async () => {
      await get().database.db.execute(
        sql`update search_documents set shelf = 3 where service_id = 'p1980'`,
      );
      await write('p1980', { featured: true, position: 0 });
      expect((await found('plumber')).slice(0, 2)).toEqual(['newest', 'p1980']);
    });
  });

  it('finds parts of words also where more known words have them than are looked at', async () => {
    const { db } = get().database;
    const others = Array.from({ length: 200 }, (_, index) => `quok${index.toString(36)}x`);
    await db.insert(services).values([
      { id: 'whole', name: 'Quok' },
      { id: 'others', name: 'Many', descriptionText: others.join(' ') },
      { id: 'part', name: 'Few', descriptionText: 'verylongquokindeed' },
    ]);
    await completeSearch(get().database);
    expect((await found('quok'))[0]).toBe('whole');
    expect(await found('quok')).toContain('part');
  });

  it('knows the names of categories in all languages, with and without a space, also when it is built anew', async () => {
    const { db } = get().database;
    await db.insert(categories).values({ id: 'c1', name: 'Parrot Journeys', slug: 'parrots' });
    await db.insert(categoryTranslations).values({
      originalId: 'c1',
      language: 'bn',
      words: { name: 'টিয়া ভ্রমণ' },
      isPublished: true,
      ofVersion: 1,
    });
    await db.insert(services).values({ id: 'w3', name: 'By train', categoryId: 'c1' });
    await rebuildSearch(get().database);
    for (const text of ['parrot journeys', 'parrotjourney', 'টিয়া ভ্রমণ', 'টিয়াভ্রমণ']) {
      expect((await found(text))[0], text).toBe('w3');
    }
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
