import type { MajorUnits } from './money.ts';
import { foldLetters } from './letters.ts';

/** The relation of a job's cost to the cap of its country. */
export const costStandings = ['within', 'allowed', 'above', 'unknown'] as const;
/**
 * The relation of a job's cost to the cap of its country: `allowed` is above it with an owner's word, `unknown`
 * has a fee in a currency without a rate.
 */
export type CostStanding = (typeof costStandings)[number];

/** A fee, as far as it counts for the cost of a job. */
export interface CountedFee {
  /** In whole units of its currency. */
  amount: MajorUnits;
  currency: string;
  per: string;
}

/** The cost of a job for its worker: in taka, or unknown for want of a rate. */
export type JobCost = { taka: MajorUnits } | { missingRate: string };

/** A service, as far as it tells that it is a job. */
export interface PossibleJob {
  serviceType?: string | undefined;
  jobTitle?: string | null | undefined;
}

/** A job is known by its title, which other services have no use for, or by its type. */
export const isJob = ({ serviceType, jobTitle }: PossibleJob): boolean =>
  serviceType === 'job' || Boolean(jobTitle?.trim());

/** The form in which names of countries are compared. */
export const countryKey = (country: string): string =>
  foldLetters(country).trim().replaceAll(/\s+/g, ' ');

/** Less than any coin: sums of binary fractions differ by so little that nobody pays it. */
const millionths = 1_000_000;

/**
 * The cost of a job for one worker: the fees per booking and per adult.
 *
 * @param rates taka for one unit of other currencies.
 */
export function costOfJob(
  fees: readonly CountedFee[],
  rates: readonly { currency: string; taka: number }[],
): JobCost {
  let taka = 0;
  for (const { amount, currency, per } of fees) {
    const isCounted = (per === 'booking' || per === 'adult') && amount > 0;
    if (!isCounted) continue;
    const rate = currency === 'BDT' ? 1 : rates.find((one) => one.currency === currency)?.taka;
    if (rate === undefined) return { missingRate: currency };
    taka += amount * rate;
  }
  return { taka: Math.round(taka * millionths) / millionths };
}

/**
 * The relation of a cost to a cap.
 *
 * @param cap in taka.
 * @param allowed the amount in taka up to which an owner allows it; absent: they have not.
 */
export function costStanding(cost: JobCost, cap: MajorUnits, allowed?: MajorUnits): CostStanding {
  if (!('taka' in cost)) return 'unknown';
  if (cost.taka <= cap) return 'within';
  return allowed !== undefined && cost.taka <= allowed ? 'allowed' : 'above';
}
