import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { missedSearches } from '../../schema.ts';
import { createLog } from '../../platform/log.ts';
import { listMissedSearches, missNotes } from './missed-searches.ts';

describeEachDatabase('a search that found nothing', (get) => {
  /** A process with this key, which has noted nothing yet. */
  const newProcess = (key = randomBytes(32)) =>
    missNotes(get().database.db, key, createLog('silent'));
  const people = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const stored = () => get().database.db.select().from(missedSearches);
  const told = async () =>
    (await listMissedSearches(get().database.db, { offset: 0, limit: 100 })).rows.map(
      ({ query }) => query,
    );
  beforeEach(() => get().database.db.delete(missedSearches));

  it('is told once three people have typed it', async () => {
    const note = newProcess();
    for (const address of people) {
      expect(await told()).toEqual([]);
      await note('Zeppelin  টিকিট', address);
    }
    expect(await told()).toEqual(['zeppelin টিকিট']);
  });

  it('leaves digests that nobody can work out without the key', async () => {
    await newProcess()('zeppelin', '203.0.113.1');
    const [ours] = await stored();
    await get().database.db.delete(missedSearches);
    await newProcess()('zeppelin', '203.0.113.1');
    const [theirs] = await stored();
    expect(ours?.people).toHaveLength(1);
    expect(theirs?.digest).not.toBe(ours?.digest);
    expect(theirs?.people).not.toEqual(ours?.people);
  });

  describe('leaves nothing', () => {
    it.each(['01712345678', 'passport BX 12 34 5', '০১৭১২ ৩৪৫', '٠١٢٣٤', 'a@b', 'rahima＠mail'])(
      'where it may be a number or an address of somebody: %s',
      async (text) => {
        const note = newProcess();
        for (const address of people) await note(text, address);
        expect(await stored()).toEqual([]);
      },
    );
  });

  it('may have a year in it', async () => {
    const note = newProcess();
    for (const address of people) await note('zeppelin 2026', address);
    expect(await told()).toEqual(['zeppelin 2026']);
  });

  it('is one search of a network that asks for its pages, and at another process one of the same', async () => {
    const key = randomBytes(32);
    const note = newProcess(key);
    for (const text of ['zeppelin', 'Zeppelin ', 'zeppelin']) await note(text, '203.0.113.1');
    await newProcess(key)('zeppelin', '203.0.113.1');
    const [{ people: noted } = {}] = await stored();
    expect(noted).toHaveLength(1);
    for (const address of people.slice(1)) await note('zeppelin', address);
    for (const address of people.slice(1)) await note('zeppelin', address);
    const [{ times } = {}] = await stored();
    expect(times).toBe(1);
  });

  it('answers though it cannot be noted, and is noted at the next time', async () => {
    const { db, pool } = get().database;
    const log = createLog('silent');
    const warned = vi.spyOn(log, 'warn');
    const note = missNotes(db, randomBytes(32), log);
    const away = vi.spyOn(pool, 'query').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await note('zeppelin', '203.0.113.1');
    away.mockRestore();
    expect(warned).toHaveBeenCalledOnce();
    expect(await stored()).toEqual([]);
    await note('zeppelin', '203.0.113.1');
    expect(await stored()).toHaveLength(1);
  });
});
