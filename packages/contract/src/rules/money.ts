/** Currencies without a smaller unit; all others here have a hundred to one. */
const wholeCurrencies = new Set(['JPY', 'KRW', 'VND']);

/** Currencies with a thousand of the smaller unit to one. */
const thousandths = new Set(['OMR', 'KWD', 'BHD']);

const factor = (currency: string) =>
  wholeCurrencies.has(currency) ? 1 : thousandths.has(currency) ? 1_000 : 100;

/** In whole units, as amounts are shown. */
export const toMajorUnits = (minor: number, currency: string): number => minor / factor(currency);

/** In the smallest unit, as amounts are stored. */
export const toMinorUnits = (major: number, currency: string): number =>
  Math.round(major * factor(currency));
