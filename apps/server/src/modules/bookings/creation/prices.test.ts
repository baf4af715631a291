import { expect, it } from 'vitest';
import { calculatePrice } from './prices.ts';

const fee = (
  label: string,
  per: 'booking' | 'adult' | 'child' | 'infant',
  amountMinor: number,
  currency = 'BDT',
) => ({ label, per, amountMinor, currency });
const family = { adults: 2, children: 3, infants: 1 };

it('counts each fee as often as it is due, and names those that are free', () => {
  const fees = [
    fee('Service', 'booking', 50_000),
    fee('Ticket', 'adult', 100_050),
    fee('Child ticket', 'child', 75_000),
    fee('Lap seat', 'infant', 0),
  ];
  expect(calculatePrice(fees, family)).toEqual({
    price: 4_751,
    currency: 'BDT',
    breakdown: [
      { label: 'Service', quantity: 1, amount: 500 },
      { label: 'Ticket', quantity: 2, amount: 2_001 },
      { label: 'Child ticket', quantity: 3, amount: 2_250 },
      { label: 'Lap seat', quantity: 1, amount: 0 },
    ],
  });
});

it('leaves out what is due for nobody who travels', () => {
  const fees = [fee('Ticket', 'adult', 100), fee('Child ticket', 'child', 100)];
  const { breakdown } = calculatePrice(fees, { adults: 1, children: 0, infants: 0 });
  expect(breakdown.map(({ label }) => label)).toEqual(['Ticket']);
});

it('is in the currency of the fees, and nothing in that of the country where there are none', () => {
  const inDinars = calculatePrice([fee('Ticket', 'adult', 12_500, 'KWD')], family);
  expect(inDinars).toMatchObject({ price: 25, currency: 'KWD', breakdown: [{ amount: 25 }] });
  expect(calculatePrice([], family)).toEqual({ price: 0, currency: 'BDT', breakdown: [] });
});
