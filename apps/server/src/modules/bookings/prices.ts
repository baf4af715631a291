import type { Passengers } from '@pothik/contract';
import type { StoredFee } from '../../platform/database/schema/index.ts';

/** What the fees of a service come to, item by item, in minor units. Free items are listed too. */
export function calculatePrice(fees: readonly StoredFee[], passengers: Passengers) {
  const quantities = {
    booking: 1,
    adult: passengers.adults,
    child: passengers.children,
    infant: passengers.infants,
  };
  const breakdown = fees
    .map((fee) => ({
      label: fee.label,
      quantity: quantities[fee.per],
      amountMinor: fee.amountMinor * quantities[fee.per],
    }))
    .filter(({ quantity }) => quantity > 0);
  const price = breakdown.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { price, currency: fees[0]?.currency ?? 'BDT', breakdown };
}
