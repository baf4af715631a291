import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { signInStaff } from '@pothik/server/test/api/chat-people.ts';
import { callApi } from '@pothik/server/test/api/people.ts';
import { fill } from './fill.ts';
import { addressesOf } from './lists.ts';
import { answeredRows, readRows, type PlanNode } from './plans.ts';

/** More than any list may look through, less than takes long to make. */
const size = 20_000;

/** How many rows a query may read for each that it answers. */
const most = 50;

/** So many may be looked through in vain: the newest, for a term that no index finds. */
const reach = 5_000;

/** The demonstration's. */
const places = {
  CATEGORY: 'air-tickets',
  CATEGORY_ID: 'air-tickets',
  SUBCATEGORY: 'domestic-flights',
  SUBCATEGORY_ID: 'domestic-flights',
};

/** Pages far behind are walked to: they read what they pass over. */
const isNear = (address: string) => !/page=\d{3,}/.test(address);

interface Sent {
  text: string;
  values: unknown[];
}

/** What the driver was asked while this was done. */
async function sentWhile(work: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([first, second]: unknown[]) => {
      const asked = first as string | { text: string; values?: unknown[] };
      const text = typeof asked === 'string' ? asked : asked.text;
      const given = typeof asked === 'string' ? second : (asked.values ?? second);
      const values = Array.isArray(given) ? (given as unknown[]) : [];
      return /^\s*(?:select|with)\b.*\bfrom\b/is.test(text) ? [{ text, values }] : [];
    });
  } finally {
    query.mockRestore();
  }
}

describeApp('lists of many', (get) => {
  let token = '';
  beforeAll(async () => {
    const { url } = get();
    if (url !== undefined) await fill(url, size);
    token = await signInStaff(get());
  });

  it.for(addressesOf(places).filter(isNear))('read little for %s', async (address, { skip }) => {
    const { url, database } = get();
    skip(url === undefined);
    const sent = await sentWhile(async () => {
      const answer = await callApi(get(), 'GET', address, { token });
      expect(answer.statusCode).toBeLessThan(500);
    });
    expect(sent).not.toEqual([]);
    for (const { text, values } of sent) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      for (const { Plan: plan } of rows.flatMap((row) => row['QUERY PLAN'])) {
        const allowed = Math.max(most * answeredRows(plan), reach);
        expect(readRows(plan), `${text}\n${JSON.stringify(plan, null, 1)}`).toBeLessThanOrEqual(
          allowed,
        );
      }
    }
  });

  it('find on a page far behind what stands there, of all that is translated', async ({ skip }) => {
    const { url, database } = get();
    skip(url === undefined);
    await database.pool.query(
      `insert into service_translations (original_id, language, words, is_published, of_version)
       select 'generated-' || n, 'bn', '{"jobTitle": "নার্স"}', true, 1 from generate_series(1, $1, 2) n`,
      [size],
    );
    const expected = await database.pool.query<{ id: string }>(
      `select id from services
       join service_translations on original_id = id and language = 'bn' and is_published and words <> '{}'
       where of_version >= services.version order by position, id offset 2980 limit 20`,
    );
    const address = '/admin/services?translation=published&page=150&limit=20';
    const answer = await callApi(get(), 'GET', address, { token });
    const { data } = answer.json<{ data: { _id: string }[] }>();
    expect(data).toHaveLength(20);
    expect(data.map(({ _id }) => _id)).toEqual(expected.rows.map(({ id }) => id));
  });
});
