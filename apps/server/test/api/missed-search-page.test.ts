import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { temporaryDirectory } from '../databases.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff } from './people.ts';

/** A storefront whose one page shows a search that found nothing, and was made for all visitors at once. */
const clientDirectory = await temporaryDirectory();
afterAll(() => rm(clientDirectory, { recursive: true, force: true }));
const missedPage = (fetchInside: typeof fetch) =>
  Promise.resolve({
    builds: [],
    clientDirectory,
    headersOfFile: () => ({}),
    forget: () => undefined,
    async answer() {
      const address = 'http://inside.invalid/api/services?search=vxqj';
      const { data } = (await (await fetchInside(address)).json()) as { data: unknown[] };
      return { status: 200, headers: {}, body: JSON.stringify(data), missedSearch: 'vxqj' };
    },
  });

describeApp(
  'a page that says that nothing was found',
  (get) => {
    it('counts each visitor who gets it, and not itself', async () => {
      const { token } = await registerStaff(get(), 'editor');
      const missed = async () =>
        (await callApi(get(), 'GET', '/admin/search/missed', { token }))
          .json<{ data: { query: string }[] }>()
          .data.map(({ query }) => query);
      for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.3']) {
        expect(await missed()).toEqual([]);
        const page = await get().app.inject({ url: '/services?search=vxqj', remoteAddress });
        expect(page.body).toBe('[]');
      }
      expect(await missed()).toEqual(['vxqj']);
    });
  },
  { storefront: missedPage },
);
