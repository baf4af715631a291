import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { callApi } from '@pothik/server/test/api/people.ts';
import { howOften } from '../how-often.ts';
import { hostileSearch } from './hostile-search.ts';

/** What a statement of a search is cut off at, in milliseconds. Machines that run tests have much else to do. */
const cutOff = 300;

describeApp('the search', (get) => {
  it('answers whatever is typed or sent, and keeps nobody waiting', async ({ annotate }) => {
    const { engine } = get().database;
    const durations: number[] = [];
    await fc.assert(
      fc.asyncProperty(hostileSearch, async (search) => {
        for (const path of ['/services', '/search/suggestions']) {
          const started = performance.now();
          const answer = await callApi(get(), 'GET', `${path}?search=${search}`);
          durations.push(performance.now() - started);
          expect([200, 400], answer.body).toContain(answer.statusCode);
        }
      }),
      // The embedded database answers one after the other, and has no time that it must keep.
      { numRuns: howOften(300, engine === 'postgres' ? 10_000 : 1_000) },
    );
    const slowest = Math.max(...durations);
    const late = durations.filter((duration) => duration > cutOff).length;
    await annotate(
      `${engine}: ${String(late)} of ${String(durations.length)} took more than ${String(cutOff)} ms, the slowest ${slowest.toFixed(0)} ms`,
    );
    // The embedded database cuts nothing off.
    if (engine === 'postgres') expect(slowest).toBeLessThan(10 * cutOff);
  }, 1_200_000);
});
