import { toMajorUnits, type Passengers } from '@pothik/contract';
import type { StoredFee } from '../../catalogue/schema.ts';

/** For whom it is where nobody has said. */
export const onePerson: Passengers = { adults: 1, children: 0, infants: 0 };

/** What the fees of a service come to, item by item. Free items are listed too. */
export function calculatePrice(fees: readonly StoredFee[], passengers: Passengers) {
  const quantities = {
    booking: 1,
    adult: passengers.adults,
    child: passengers.children,
    infant: passengers.infants,
  };
  const currency = fees[0]?.currency ?? 'BDT';
  const items = fees
    .map(({ label, per, amountMinor }) => ({
      label,
      quantity: quantities[per],
      minor: amountMinor * quantities[per],
    }))
    .filter(({ quantity }) => quantity > 0);
  const total = items.reduce((sum, { minor }) => sum + minor, 0);
  return {
    price: toMajorUnits(total, currency),
    currency,
    breakdown: items.map(({ minor, ...item }) => ({
      ...item,
      amount: toMajorUnits(minor, currency),
    })),
  };
}
