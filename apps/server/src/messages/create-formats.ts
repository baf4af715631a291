/** How numbers, days and money are written in a language. */
export interface Formats {
  /** A number; at most two decimals, with lakh and crore parted as the country writes them. */
  amount: (value: number) => string;
  money: (sum: { amount: number; currency: string }) => string;
  /** A day such as `2026-11-12`, as '12 Nov 2026'. */
  day: (day: string) => string;
  /** A moment as it was in Dhaka: '12 Nov 2026, 14:05'. */
  moment: (moment: Date) => string;
}

interface Habits {
  /** By which `Intl` knows the language. */
  locale: string;
  /** The twelve names. */
  months: readonly string[];
  /** The names of other currencies; absent: their codes stand for themselves. */
  namesCurrencies?: true;
  /** A sum in taka, its amount written already. */
  taka: (amount: string) => string;
}

const timeZone = 'Asia/Dhaka';
/** Canada writes days as `2026-11-12`. */
const dayInDhaka = new Intl.DateTimeFormat('en-CA', { timeZone });

export function createFormats({ locale, months, namesCurrencies, taka }: Habits): Formats {
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const currency = (code: string) => (namesCurrencies ? names.of(code) : undefined) ?? code;
  const amount = (value: number) => amounts.format(value);
  function writeDay(day: string): string {
    const date = new Date(day);
    const month = months[date.getUTCMonth()] ?? '';
    return `${digits.format(date.getUTCDate())} ${month} ${digits.format(date.getUTCFullYear())}`;
  }
  return {
    amount,
    money: (sum) =>
      sum.currency === 'BDT'
        ? taka(amount(sum.amount))
        : `${amount(sum.amount)} ${currency(sum.currency)}`,
    day: writeDay,
    moment: (moment) => `${writeDay(dayInDhaka.format(moment))}, ${clock.format(moment)}`,
  };
}
