import { and, eq, lt, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import { firstKeptDay } from '../../platform/daily-counts.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { services, serviceViews } from '../catalogue/schema.ts';
import { dayInDhaka } from '../../platform/dhaka-time.ts';
import { consumeTry } from '../../http/rate-limit.ts';

/** Many phones share one address at a mobile operator. */
const viewsFrom = { tries: 600, seconds: 60 * 60 };

/** Counts that a service was opened: the service, the day and nothing of who it was. */
export function serviceViewHandler(db: Queries): Handlers['services']['countView'] {
  return async ({ params: { id }, address }) => {
    await consumeTry(db, `service-views:address:${address}`, viewsFrom);
    const [service] = await db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.id, id), services.isActive));
    if (!service) throw notFound(messages.serviceNotFound);
    await db
      .insert(serviceViews)
      .values({ serviceId: service.id, day: dayInDhaka(new Date()), views: 1 })
      .onConflictDoUpdate({
        target: [serviceViews.day, serviceViews.serviceId],
        set: { views: sql`${serviceViews.views} + 1` },
      });
    return { message: messages.counted };
  };
}

/** Removes the numbers of days that are long over. */
export async function sweepServiceViews(db: Queries): Promise<void> {
  await db.delete(serviceViews).where(lt(serviceViews.day, firstKeptDay()));
}
