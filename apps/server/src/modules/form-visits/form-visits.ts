import type { CountedForm } from '@pothik/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { notFound } from '../../http/request-error.ts';
import { firstKeptDay } from '../../platform/daily-counts.ts';
import type { Queries } from '../../platform/database/open.ts';
import { formVisits } from './schema.ts';
import { messages as catalogueMessages } from '../catalogue/messages.ts';
import { services } from '../catalogue/schema.ts';
import { dayInDhaka } from '../../platform/dhaka-time.ts';
import { messages } from './messages.ts';

/** Many phones share one address at a mobile operator. */
const visitsFrom = { tries: 600, seconds: 60 * 60 };

/**
 * The type under which a visit is counted.
 *
 * @throws RequestError for a type that no service has: whoever calls would write words of their own here.
 */
async function countedType(db: Queries, form: CountedForm, serviceType = ''): Promise<string> {
  if (form !== 'booking' || serviceType === '') return '';
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.serviceType, serviceType), services.isActive))
    .limit(1);
  if (!service) throw notFound(messages.serviceTypeNotFound);
  return serviceType;
}

export const formVisitHandlers = (db: Queries): Handlers['formVisits'] => ({
  async count({ body: { form, serviceType, steps, refusals = [] }, address }) {
    await consumeTry(db, `form-visits:address:${address}`, visitsFrom);
    const facts = {
      day: dayInDhaka(new Date()),
      form,
      serviceType: await countedType(db, form, serviceType),
      visits: 1,
    };
    // In one order: two who count the same rows at once would wait for each other.
    const rows = [
      ...[...new Set(refusals)]
        .toSorted()
        .map((name) => ({ ...facts, kind: 'refusal', name }) as const),
      ...[...new Set(steps)].toSorted().map((name) => ({ ...facts, kind: 'step', name }) as const),
    ];
    if (rows.length > 0) {
      const { day, kind, name, visits } = formVisits;
      await db
        .insert(formVisits)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, formVisits.form, formVisits.serviceType, kind, name],
          set: { visits: sql`${visits} + 1` },
        });
    }
    return { message: catalogueMessages.counted };
  },
});

/** Removes the numbers of days that are long over. */
export async function sweepFormVisits(db: Queries): Promise<void> {
  await db.delete(formVisits).where(lt(formVisits.day, firstKeptDay()));
}
