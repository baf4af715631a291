import { countryKey, type CostCap } from '@pothik/contract';
import { asc, eq } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { costCaps } from './schema.ts';
import { violatedUniqueIndex } from '../../platform/database/violated-constraint.ts';
import { createId } from '../../platform/id.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readExchangeRates } from '../settings/settings.ts';
import { allowedCostHandlers } from './allowed-costs.ts';

type StoredCap = typeof costCaps.$inferSelect;

const toCap = (row: StoredCap): CostCap => ({
  _id: row.id,
  country: row.country,
  amount: row.amount,
  sourceName: row.sourceName,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  ...omitNullish({
    appliesTo: row.appliesTo,
    note: row.note,
    sourceAddress: row.sourceAddress,
    checkedOn: row.checkedOn,
  }),
});

/** A country as it is shown and as it is compared. */
const toCountry = (country: string) => ({
  country,
  countryKey: countryKey(country),
});

/** @throws RequestError `conflict` where the country has a cap already. */
async function refuseSecond<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (violatedUniqueIndex(error) !== 'cost_caps_country') throw error;
    throw new RequestError('conflict', messages.cappedAlready);
  }
}

/**
 * Caps on the cost of jobs as owners change them, and their word on one job. Visitors see neither.
 *
 * @param answer a service as it is answered.
 */
export function costCapHandlers(
  db: Database['db'],
  answer: Handlers['staffServices']['get'],
): Handlers['staffCostCaps'] {
  const change = <Result>(work: (transaction: Queries) => Promise<Result>) =>
    refuseSecond(db.transaction(work));

  return {
    async list() {
      const rows = await db.select().from(costCaps).orderBy(asc(costCaps.countryKey));
      const { rates = [] } = await readExchangeRates(db);
      return { caps: rows.map(toCap), rates };
    },

    create: ({ caller, body }) =>
      change(async (transaction) => {
        const values = { id: createId(), ...body, ...toCountry(body.country) };
        const [row] = await transaction.insert(costCaps).values(values).returning();
        if (!row) throw notFound(messages.capNotFound);
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'cap.create',
          subject: row.id,
          name: row.country,
        });
        return toCap(row);
      }),

    update: ({ caller, params: { id }, body: { version, country, ...form } }) =>
      change(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(costCaps)
          .where(eq(costCaps.id, id))
          .for('update');
        if (!before) throw notFound(messages.capNotFound);
        assertVersion(version, before, 'cap');
        const [row = before] = await transaction
          .update(costCaps)
          .set({
            ...form,
            ...(country === undefined ? {} : toCountry(country)),
            updatedAt: new Date(),
          })
          .where(eq(costCaps.id, id))
          .returning();
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'cap.update',
          subject: id,
          name: row.country,
          changes: changedFields(before, row, ['countryKey']),
        });
        return toCap(row);
      }),

    async delete({ caller, params: { id } }) {
      await change(async (transaction) => {
        const [gone] = await transaction.delete(costCaps).where(eq(costCaps.id, id)).returning();
        if (!gone) throw notFound(messages.capNotFound);
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'cap.delete',
          subject: id,
          name: gone.country,
        });
      });
      return { message: messages.capRemoved };
    },

    ...allowedCostHandlers(db, answer),
  };
}
