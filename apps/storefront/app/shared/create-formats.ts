import { toDhakaFields } from './dhaka-time.ts';

/** How numbers, money and moments are written in a language. */
export interface Formats {
  /** A number, or a sum of money without its currency; at most two decimals. */
  amount: (value: number) => string;
  /** The name of a currency by its ISO code; one that has none keeps the code. */
  currency: (code: string) => string;
  money: (sum: { amount: number; currency: string }) => string;
  /** The day in Dhaka, such as '12 Nov 2026'; undefined for a text that is no moment. */
  day: (moment: string) => string | undefined;
  /** The day and the time in Dhaka, such as '12 Nov 2026, 14:05'. */
  moment: (moment: string) => string | undefined;
  /** The time of day in Dhaka, such as '14:05'. */
  clock: (moment: string) => string | undefined;
}

interface Habits {
  /** The twelve short names. */
  months: readonly string[];
  /** Writes 0 to 9 as the language does. */
  writeDigits: (text: string) => string;
  currencies: Readonly<Record<string, string>>;
  /** A sum in taka, its amount written already. */
  taka: (amount: string) => string;
}

// None of it uses `Intl`: its first use holds a phone up for a twentieth of a second, just when the page
// wakes up.

/** Thousands, lakh and crore parted by commas, as the country writes them in both languages. */
export function groupDigits(value: number): string {
  const [whole = '', ...decimals] = String(Number(value.toFixed(2))).split('.');
  return [whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ','), ...decimals].join('.');
}

export function createFormats({ months, writeDigits, currencies, taka }: Habits): Formats {
  const amount = (value: number) => writeDigits(groupDigits(value));
  const currency = (code: string) => currencies[code] ?? code;
  const toClock = ({ hour, minute }: { hour: string; minute: string }) => `${hour}:${minute}`;
  const toDay = ({ day, month, year }: { day: number; month: number; year: number }) =>
    `${String(day)} ${months[month] ?? ''} ${String(year)}`;
  const written =
    (write: (fields: NonNullable<ReturnType<typeof toDhakaFields>>) => string) =>
    (moment: string) => {
      const fields = toDhakaFields(moment);
      return fields && writeDigits(write(fields));
    };
  return {
    amount,
    currency,
    money: (sum) =>
      sum.currency === 'BDT'
        ? taka(amount(sum.amount))
        : `${amount(sum.amount)} ${currency(sum.currency)}`,
    day: written(toDay),
    moment: written((fields) => `${toDay(fields)}, ${toClock(fields)}`),
    clock: written(toClock),
  };
}
