import { toMajorUnits, toMinorUnits, type Fee } from '@pothik/contract';
import type { StoredFee } from '../../platform/database/schema/index.ts';

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
