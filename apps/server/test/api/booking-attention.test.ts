import type { ListedBooking } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { bookings } from '../../src/schema.ts';
import { dayInDhaka } from '../../src/platform/dhaka-time.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff } from './people.ts';

type Row = typeof bookings.$inferSelect;

/** A booking's place among what wants somebody: by its group, by how long it waits there, by its id. */
function placeOf(
  { answeredAt, dueOn, waitingFor, waitingSince, createdAt, id }: Row,
  today: string,
) {
  if (answeredAt) return [0, answeredAt.getTime(), id] as const;
  if (dueOn !== null && dueOn < today) return [1, Date.parse(dueOn), id] as const;
  if (waitingFor === 'us') return [2, waitingSince?.getTime() ?? 0, id] as const;
  return [3, -createdAt.getTime(), id] as const;
}

function inOrder(rows: readonly Row[], today: string): string[] {
  return rows
    .map((row) => placeOf(row, today))
    .toSorted(([a, aKey, aId], [b, bKey, bId]) => {
      const byId = aId < bId ? -1 : 1;
      return a - b || aKey - bKey || (a === 3 ? -byId : byId);
    })
    .map(([, , id]) => id);
}

describeApp('bookings by what wants somebody', (get) => {
  let token = '';
  const today = dayInDhaka(new Date());
  beforeAll(async () => {
    ({ token } = await registerStaff(get(), 'agent'));
  });

  /** Bookings with every mixture of answers, due days, and those they wait for, many of them equal. */
  const fill = async (count: number) => {
    const { pool } = get().database;
    await pool.query('delete from bookings');
    await pool.query(
      `insert into bookings (id, reference, service_type, status, answered_at, due_on, waiting_for, waiting_since, created_at)
       select 'b' || lpad(n::text, 5, '0'), 'R' || n, 'visa', 'pending',
         case when random() < 0.05 then now() - (random() * 9)::int * interval '1 hour' end,
         case when random() < 0.2 then $2::date + (random() * 20)::int - 10 end,
         (array['us', 'customer', 'embassy', null])[1 + floor(random() * 4)::int],
         now() - (random() * 50)::int * interval '1 hour',
         now() - (random() * 50)::int * interval '1 day'
       from generate_series(1, $1::int) n`,
      [count, today],
    );
    return inOrder(await get().database.db.select().from(bookings), today);
  };
  const page = async (number: number, query = '') => {
    const path = `/admin/bookings?sort=attention&limit=100&page=${String(number)}${query}`;
    const answer = await callApi(get(), 'GET', path, { token });
    return answer.json<{ data: ListedBooking[] }>().data.map(({ _id }) => _id);
  };

  it('has new answers first, then what is overdue, then what waits for us, the longest first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const expected = await fill(250);
      const listed = [...(await page(1)), ...(await page(2)), ...(await page(3))];
      expect(listed).toEqual(expected);
    }
  });

  it('has them so as well where there are too many to be put in order at once', async () => {
    const expected = await fill(5_500);
    for (const number of [1, 2, 3, 4, 8, 12, 14, 15, 16, 30, 40, 54, 55]) {
      const begin = (number - 1) * 100;
      expect(await page(number), String(number)).toEqual(expected.slice(begin, begin + 100));
    }
    expect(await page(56)).toEqual([]);
  });
});
