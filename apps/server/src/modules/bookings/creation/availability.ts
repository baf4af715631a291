import { messages as general } from '../../../http/messages.ts';
import { RequestError } from '../../../http/request-error.ts';
import { messages } from '../messages.ts';

const day = 24 * 60 * 60 * 1_000;

/** The longest stretch that is answered at once, in days. */
const longest = 366;

const today = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(now);

/**
 * The days on which a service can be had: all from today on (in Dhaka), for staff arrange each one
 * with the customer.
 *
 * @param start the first day, YYYY-MM-DD.
 * @param end the last day.
 * @throws RequestError `validation_failed` for a stretch that ends before it begins, or is too long.
 */
export function availableDays(start: string, end: string, now = new Date()): string[] {
  const days = (Date.parse(end) - Date.parse(start)) / day + 1;
  if (!(days >= 1 && days <= longest)) {
    throw new RequestError('validation_failed', general.pleaseCheck('end'), {
      fields: { end: messages.longestStretch(longest) },
    });
  }
  const first = today(now);
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(start) + index * day).toISOString().slice(0, 10),
  ).filter((date) => date >= first);
}
