import {
  costOfJob,
  costStanding,
  countryKey,
  isJob,
  type CostStanding,
  type JobCost,
} from '@pothik/contract';
import { inArray } from 'drizzle-orm';
import type { Message } from '../../http/message.ts';
import type { Queries } from '../../platform/database/open.ts';
import { costCapExceptions, costCaps } from './schema.ts';
import { messages } from '../catalogue/messages.ts';
import type { services } from '../catalogue/schema.ts';
import { readExchangeRates } from '../settings/settings.ts';
import { toFee } from '../catalogue/fees.ts';

type StoredService = typeof services.$inferSelect;
type StoredCap = typeof costCaps.$inferSelect;

/** A service, as far as the rule looks at it. */
type PricedService = Pick<StoredService, 'serviceType' | 'jobTitle' | 'country' | 'fees'> & {
  /** Absent: it is a new one, which nobody can have allowed. */
  id?: string;
};

/** The reason why a service can't be active as it is. */
export interface CapRefusal {
  code: 'above_cost_cap' | 'conflict';
  said: Message;
}

/** The cost of jobs against the caps of their countries, as all of that stands now. */
export interface CapRule {
  /** Undefined for what is no job, or in a country without a cap. */
  standingOf: (service: PricedService) => CostStanding | undefined;
  /** Undefined where the service may be active, or is not to be. */
  refusalOf: (service: PricedService & Pick<StoredService, 'isActive'>) => CapRefusal | undefined;
}

function toRefusal(cost: JobCost, cap: StoredCap): CapRefusal {
  return 'missingRate' in cost
    ? { code: 'conflict', said: messages.rateMissing(cost.missingRate, cap.country) }
    : { code: 'above_cost_cap', said: messages.aboveCap(cost.taka, cap) };
}

/**
 * The one rule of what a job abroad may cost. Whoever makes a service active or keeps it so asks it, in the transaction that
 * writes the service.
 *
 * @param ids of the services that it will be asked about.
 */
export async function readCapRule(db: Queries, ids: readonly string[]): Promise<CapRule> {
  const caps = new Map((await db.select().from(costCaps)).map((cap) => [cap.countryKey, cap]));
  const { rates = [] } = caps.size > 0 ? await readExchangeRates(db) : {};
  const words =
    caps.size > 0 && ids.length > 0
      ? await db
          .select({ id: costCapExceptions.serviceId, amount: costCapExceptions.amount })
          .from(costCapExceptions)
          .where(inArray(costCapExceptions.serviceId, [...ids]))
      : [];
  const allowed = new Map(words.map(({ id, amount }) => [id, amount]));

  function judge(service: PricedService) {
    const cap = caps.get(countryKey(service.country ?? ''));
    if (!cap || !isJob(service)) return undefined;
    const cost = costOfJob(service.fees.map(toFee), rates);
    const { id } = service;
    const word = id === undefined ? undefined : allowed.get(id);
    return { cap, cost, standing: costStanding(cost, cap.amount, word) };
  }

  return {
    standingOf: (service) => judge(service)?.standing,
    refusalOf(service) {
      const judged = service.isActive ? judge(service) : undefined;
      if (!judged || judged.standing === 'within' || judged.standing === 'allowed') {
        return undefined;
      }
      return toRefusal(judged.cost, judged.cap);
    },
  };
}
