import type { ExchangeRates, Salary } from '@pothik/contract';

/** To whole hundreds: a rate of another day is about right. */
const about = (amount: number, rate: number) => Math.round((amount * rate) / 100) * 100;

/** A salary with about its worth in taka, where a rate of its currency is set. */
export function withTaka(salary: Salary, { rates = [] }: ExchangeRates): Salary {
  const rate = rates.find(({ currency }) => currency === salary.currency);
  if (!rate || salary.min === 0) return salary;
  return {
    ...salary,
    taka: {
      min: about(salary.min, rate.taka),
      ...(salary.max === undefined ? {} : { max: about(salary.max, rate.taka) }),
      rate: rate.taka,
      on: rate.on,
    },
  };
}
