import { toMajorUnits, toMinorUnits, type Fee, type ServiceSummary } from '@pothik/contract';
import type { StoredFee } from './schema.ts';

/** A fee as it is stored, in the smallest unit of its currency. */
export const toStoredFee = ({ amount, ...fee }: Fee): StoredFee => ({
  ...fee,
  amountMinor: toMinorUnits(amount, fee.currency),
});

/** A fee as it is answered, in whole units. */
export const toFee = ({ amountMinor, ...fee }: StoredFee): Fee => ({
  ...fee,
  amount: toMajorUnits(amountMinor, fee.currency),
});

/** The price of one booking for one adult; undefined where there is no fee, or fees have several currencies. */
export function totalOf(fees: readonly StoredFee[]): ServiceSummary['total'] {
  const own = fees.filter(({ per }) => per === 'booking' || per === 'adult');
  const [currency, another] = new Set(own.map((fee) => fee.currency));
  if (currency === undefined || another !== undefined) return undefined;
  const minor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { amount: toMajorUnits(minor, currency), currency };
}
