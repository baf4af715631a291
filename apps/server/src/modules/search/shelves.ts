import { sql } from 'drizzle-orm';
import { addDays, dayInDhaka } from '../../platform/dhaka-time.ts';
import type { Queries } from '../../platform/database/open.ts';

/** The number of services that the first two shelves hold; the third holds the rest. */
const shelves = { first: 2_000, second: 50_000 };

/** The last of the shelves. */
export const lastShelf = 3;

/** In the last so many days a service is opened often or seldom. */
const countedDays = 30;

/** The number of services that change their shelf in one statement: others write to a service meanwhile. */
const atOnce = 5_000;

/**
 * Puts the services that most people look for onto the shelves that are looked at first: featured ones,
 * those that were opened most, and the first of lists. Of a common word enough is found there, so that
 * the rest need not be looked through.
 */
export async function shelveServices(db: Queries): Promise<void> {
  const since = addDays(dayInDhaka(new Date()), -countedDays);
  const placeSome = () =>
    db.execute(sql`
      with opened as (
        select service_id, sum(views)::int as views from service_views where day >= ${since} group by 1
      ), ordered as (
        select service_id, coalesce(views, 0) as views,
          row_number() over (order by featured desc, coalesce(views, 0) desc, position, service_id) as place
        from search_documents left join opened using (service_id)
        order by place limit ${shelves.first + shelves.second}
      ), wanted as (
        select service_id, document.shelf as shelf_before, document.opened as opened_before,
          coalesce(ordered.views, 0) as views,
          case when place <= ${shelves.first} then 1 when place is not null then 2 else ${lastShelf} end as shelf
        from search_documents as document left join ordered using (service_id)
        where place is not null or document.shelf < ${lastShelf}
      ), placed as (
        select * from wanted
        where (shelf_before, opened_before) is distinct from (shelf, views)
        limit ${atOnce}
      )
      update search_documents as document set shelf = placed.shelf, opened = placed.views
      from placed
      where placed.service_id = document.service_id
      returning document.service_id`);
  let changed = atOnce;
  while (changed === atOnce) changed = (await placeSome()).rows.length;
}
