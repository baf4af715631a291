import type { AllowedCost } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { costCapExceptions } from './schema.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** An owner's word on the cost of a job; undefined: there is none. */
export async function findAllowedCost(
  db: Queries,
  serviceId: string,
): Promise<AllowedCost | undefined> {
  const [row] = await db
    .select({
      amount: costCapExceptions.amount,
      reason: costCapExceptions.reason,
      at: costCapExceptions.createdAt,
      by: { _id: users.id, name: users.name },
    })
    .from(costCapExceptions)
    .leftJoin(users, eq(users.id, costCapExceptions.actorId))
    .where(eq(costCapExceptions.serviceId, serviceId));
  if (!row) return undefined;
  const { amount, reason, at, by } = row;
  return { amount, reason, at: at.toISOString(), ...(by ? { by } : {}) };
}

/**
 * The service, locked: whoever saves it meanwhile does so before or after the change of the word.
 *
 * @throws RequestError `not_found`
 */
async function lock(transaction: Queries, id: string) {
  const [row] = await transaction
    .select({ name: services.name, jobTitle: services.jobTitle })
    .from(services)
    .where(eq(services.id, id))
    .for('update');
  if (!row) throw notFound(messages.serviceNotFound);
  return row.name ?? row.jobTitle;
}

/**
 * An owner's word that a job may cost more than the cap of its country. A new one takes the place of the one before.
 *
 * @param answer a service as it is answered.
 */
export const allowedCostHandlers = (
  db: Database['db'],
  answer: Handlers['staffServices']['get'],
): Pick<Handlers['staffCostCaps'], 'allow' | 'withdraw'> => ({
  async allow(call) {
    const { userId: actorId } = signedIn(call.caller);
    const { id: serviceId } = call.params;
    await db.transaction(async (transaction) => {
      const name = await lock(transaction, serviceId);
      const word = { ...call.body, actorId, createdAt: new Date() };
      await transaction
        .insert(costCapExceptions)
        .values({ serviceId, ...word })
        .onConflictDoUpdate({ target: costCapExceptions.serviceId, set: word });
      await recordAudit(transaction, {
        actorId,
        action: 'service.allow-cost',
        subject: serviceId,
        name,
        amount: call.body.amount,
        words: call.body.reason,
      });
    });
    return answer(call);
  },

  async withdraw({ caller, params: { id: serviceId } }) {
    const { userId: actorId } = signedIn(caller);
    await db.transaction(async (transaction) => {
      const name = await lock(transaction, serviceId);
      const gone = await transaction
        .delete(costCapExceptions)
        .where(eq(costCapExceptions.serviceId, serviceId))
        .returning({ amount: costCapExceptions.amount });
      if (gone.length === 0) throw notFound(messages.wordNotFound);
      await recordAudit(transaction, {
        actorId,
        action: 'service.withdraw-cost',
        subject: serviceId,
        name,
      });
    });
    return { message: messages.wordWithdrawn };
  },
});
