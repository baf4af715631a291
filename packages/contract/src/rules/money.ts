/** Currencies without a smaller unit; all others here have a hundred to one. */
const wholeCurrencies = new Set(['JPY', 'KRW', 'VND']);

/** Currencies with a thousand of the smaller unit to one. */
const thousandths = new Set(['OMR', 'KWD', 'BHD']);

const factor = (currency: string) =>
  wholeCurrencies.has(currency) ? 1 : thousandths.has(currency) ? 1_000 : 100;

/** An amount of money in whole units of its currency, as every call takes and answers it. */
export type MajorUnits = number;

/** An amount of money in the smallest unit of its currency, as it is stored and added up. */
export type MinorUnits = number;

/** In whole units, as amounts are shown and sent. */
export const toMajorUnits = (minor: MinorUnits, currency: string): MajorUnits =>
  minor / factor(currency);

/** Rounded to the smallest unit: nothing is owed that can't be paid. */
export const toMinorUnits = (major: MajorUnits, currency: string): MinorUnits =>
  Math.round(major * factor(currency));
