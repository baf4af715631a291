/**
 * A sum of money in whole units, without its currency: thousands parted by commas, at most two
 * decimals. It writes what `Intl.NumberFormat('en-US')` writes; that one's first use holds a phone
 * up for a twentieth of a second, just when the page wakes up.
 */
export function formatAmount(value: number): string {
  const [whole = '', ...decimals] = String(Number(value.toFixed(2))).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** A sum of money as it is read in Bangladesh: taka with their sign, others with their code. */
export const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'BDT' ? `Tk ${formatAmount(amount)}` : `${formatAmount(amount)} ${currency}`;
