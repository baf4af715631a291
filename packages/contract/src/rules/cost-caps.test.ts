import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOfJob, costStanding, countryKey, isJob } from './cost-caps.ts';

const taka = (amount: number, per = 'booking') => ({ amount, currency: 'BDT', per });
const rates = [
  { currency: 'SAR', taka: 32.5 },
  { currency: 'USD', taka: 122 },
];

it('knows a job by its title or its type', () => {
  expect(isJob({ serviceType: 'other', jobTitle: 'Electrician' })).toBe(true);
  expect(isJob({ serviceType: 'job' })).toBe(true);
  for (const jobTitle of [undefined, null, '', '  ']) {
    expect(isJob({ serviceType: 'other', jobTitle })).toBe(false);
  }
});

it('compares countries without regard to case, spaces and spellings of letters', () => {
  expect(countryKey('  SAUDI   Arabia ')).toBe('saudi arabia');
  expect(countryKey('Co\u0302te')).toBe(countryKey('CÔTE'));
});

it('adds up what one worker pays, in taka', () => {
  const fees = [
    taka(100_000),
    taka(5_000, 'adult'),
    taka(70_000, 'child'),
    taka(70_000, 'infant'),
    { amount: 1_000, currency: 'SAR', per: 'booking' },
    { amount: 10, currency: 'USD', per: 'adult' },
  ];
  expect(costOfJob(fees, rates)).toEqual({ taka: 138_720 });
  expect(costOfJob([], rates)).toEqual({ taka: 0 });
});

it('counts halves of a taka, and no errors of binary fractions', () => {
  expect(costOfJob([taka(165_000), taka(0.5)], [])).toEqual({ taka: 165_000.5 });
  expect(costOfJob([taka(0.1), taka(0.2)], [])).toEqual({ taka: 0.3 });
  expect(costOfJob([{ amount: 3, currency: 'SAR', per: 'adult' }], rates)).toEqual({ taka: 97.5 });
});

it('names the currency without a rate; what costs nothing needs none', () => {
  const omani = (amount: number, per = 'booking') => ({ amount, currency: 'OMR', per });
  expect(costOfJob([taka(999_999), omani(1)], rates)).toEqual({ missingRate: 'OMR' });
  expect(costOfJob([taka(1), omani(0), omani(7, 'child')], rates)).toEqual({ taka: 1 });
});

it.each([
  [{ taka: 165_000 }, undefined, 'within'],
  [{ taka: 165_000.01 }, undefined, 'above'],
  [{ taka: 165_001 }, 165_001, 'allowed'],
  [{ taka: 165_002 }, 165_001, 'above'],
  [{ taka: 165_000 }, 1, 'within'],
  [{ missingRate: 'SAR' }, 999_999, 'unknown'],
])('%j with %s allowed is %s', (cost, allowed, standing) => {
  expect(costStanding(cost, 165_000, allowed)).toBe(standing);
});

it('lets pass exactly what costs no more than the cap or an owner allows', () => {
  const currencies = ['BDT', 'SAR', 'USD'] as const;
  // Counted in hundredths, so that the expected sum is one of whole numbers.
  const fee = fc.record({
    hundredths: fc.nat(20_000_000),
    currency: fc.constantFrom(...currencies),
    per: fc.constantFrom('booking', 'adult', 'child', 'infant'),
  });
  const rate = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(
      fc.array(fee, { maxLength: 20 }),
      fc.record({ SAR: rate, USD: rate }),
      fc.nat(1_000_000),
      fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
      fc.boolean(),
      (given, set, margin, allowed, isNear) => {
        const factors = { BDT: 100, ...set };
        const counted = given.filter(({ per }) => per === 'booking' || per === 'adult');
        const exact = counted.reduce(
          (sum, { hundredths, currency }) => sum + BigInt(hundredths) * BigInt(factors[currency]),
          0n,
        );
        // Right at the cost, where a rounding would be seen, or anywhere.
        const cap = isNear ? Number(exact / 10_000n) : margin;
        const cost = costOfJob(
          given.map(({ hundredths, ...rest }) => ({ ...rest, amount: hundredths / 100 })),
          Object.entries(set).map(([currency, hundredths]) => ({
            currency,
            taka: hundredths / 100,
          })),
        );
        const standing = costStanding(cost, cap, allowed);
        const isPassed = standing === 'within' || standing === 'allowed';
        expect(isPassed).toBe(exact <= BigInt(Math.max(cap, allowed ?? 0)) * 10_000n);
      },
    ),
    { numRuns: 500 },
  );
});
