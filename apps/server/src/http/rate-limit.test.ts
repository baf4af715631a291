import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { RequestError } from './request-error.ts';
import { rateLimits } from '../schema.ts';
import { consumeTry, resetTries, sweepTries, refundTry } from './rate-limit.ts';

const limit = { tries: 2, seconds: 600 };

describeEachDatabase('tries', (get) => {
  const db = () => get().database.db;

  /** The wait after a try, in seconds; undefined where it was let past. */
  async function waitAfter(key: string): Promise<number | undefined> {
    try {
      await consumeTry(db(), key, limit);
      return undefined;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      expect(error).toMatchObject({
        code: 'rate_limited',
        message: 'Too many tries. Please wait a while and try again.',
      });
      return Number(error.headers['retry-after']);
    }
  }
  const use = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) expect(await waitAfter(key)).toBeUndefined();
  };
  const end = (key: string, at = sql`now() - interval '1 second'`) =>
    db().update(rateLimits).set({ windowEndsAt: at }).where(eq(rateLimits.key, key));

  it('are let past as often as they may be, each key by itself, and then asked to wait', async () => {
    await use('one', 2);
    await use('other', 1);
    const wait = await waitAfter('one');
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(601);
    await use('other', 1);
  });

  it('are asked to wait no longer for trying', async () => {
    await use('almost', 2);
    await end('almost', sql`now() + interval '90 seconds'`);
    await waitAfter('almost');
    expect(await waitAfter('almost')).toBeLessThanOrEqual(91);
  });

  it('count anew when their time is over', async () => {
    await use('again', 2);
    await end('again');
    await use('again', 2);
    expect(await waitAfter('again')).toBeGreaterThan(590);
  });

  it('are taken back one by one, or forgotten, without others', async () => {
    await use('back', 2);
    await use('stays', 2);
    await refundTry(db(), 'back');
    await use('back', 1);
    expect(await waitAfter('back')).toBeDefined();
    await resetTries(db(), 'back');
    await use('back', 2);
    expect(await waitAfter('back')).toBeDefined();
    expect(await waitAfter('stays')).toBeDefined();
  });

  it('are never fewer than none', async () => {
    await use('none', 1);
    for (let time = 0; time < 3; time += 1) await refundTry(db(), 'none');
    await use('none', 2);
    expect(await waitAfter('none')).toBeDefined();
  });

  it('are swept when their time is over, and not before', async () => {
    await use('swept', 1);
    await use('kept', 1);
    await end('swept');
    await sweepTries(db());
    const keys = (await db().select().from(rateLimits)).map(({ key }) => key);
    expect(keys).toContain('kept');
    expect(keys).not.toContain('swept');
  });
});
