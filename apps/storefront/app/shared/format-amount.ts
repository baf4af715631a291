const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A sum of money in whole units, without its currency. */
export const formatAmount = (value: number): string => amount.format(value);
