import { z } from 'zod';
import { rule, ruleWith, whenMissing, type InputKey } from './rule.ts';
import { limits, maximumInteger, maximumTagLength } from './limits.ts';
import { isAcceptedDay, isPlannedMoment, lastPlannedDay, todayAnywhere } from './rules/days.ts';
import { toAsciiDigits } from './rules/digits.ts';
import { toInternationalPhone } from './rules/phone.ts';
import { composeLetters } from './rules/letters.ts';
import { trimWritten } from './rules/written-text.ts';
import { maximumPasswordLength, minimumPasswordLength } from './rules/password.ts';

/**
 * Text without NUL and unpaired surrogates, which PostgreSQL can't store. Comes out in NFC, so that texts can be
 * compared.
 *
 * @param missing what is said where there is none, by its key.
 */
export const text = (maximum: number, missing: InputKey = 'missing') =>
  z
    .string(whenMissing(missing))
    .max(maximum)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), rule('characters'))
    .overwrite(composeLetters);

/** Text that a person writes. It is trimmed, and empty if it has no visible character. */
export const writtenText = (maximum: number, missing: InputKey = 'missing') =>
  text(maximum, missing).overwrite(trimWritten);

/** Text that is trimmed and must have a visible character. */
export const requiredText = (maximum: number, missing: InputKey = 'missing') =>
  writtenText(maximum, missing).min(1, rule(missing));

/**
 * What stands on papers and screens and is typed back, trimmed: numbers of papers, codes, references. Digits
 * of every script are taken as 0-9.
 */
export const typedBack = (maximum: number) => writtenText(maximum).overwrite(toAsciiDigits);

/** The reference of a booking, as its customer types it. */
export const bookingReference = typedBack(20).min(1);

/** A signed link that opens one booking. */
export const bookingLink = text(300).min(1);

/** A word under which staff find what is of one kind, such as 'Visa'. Small and capital letters are one. */
export const tag = requiredText(maximumTagLength);

/** An identifier; opaque to every client. */
export const id = text(200).min(1);

export const slug = text(200).min(1);

/** A moment in UTC in a result, ISO 8601. */
export const moment = z.iso.datetime();

/** A calendar day in a result, YYYY-MM-DD. */
export const day = z.iso.date();

/** A calendar day that a caller sends. A day outside the range is a typing error, or one that PostgreSQL refuses. */
export const dayInput = (fault?: InputKey) =>
  z.iso
    .date({ abort: true, ...(fault && rule(fault)) })
    .refine(isAcceptedDay, rule(fault ?? 'dayRange'));

/** A moment that a caller sends, with a zone; its day in UTC is in the range of `dayInput`. */
const momentInput = z.iso.datetime({ offset: true, abort: true }).refine((value) => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && isAcceptedDay(new Date(time).toISOString().slice(0, 10));
}, rule('dayRange'));

/** The day on which something shall happen, at most three years ahead. */
export const plannedDay = (fault: InputKey = 'plannedDay') =>
  dayInput().refine((value) => value <= lastPlannedDay(new Date()), rule(fault));

/** The moment at which something shall happen, at most three years ahead. */
export const plannedMoment = () =>
  momentInput.refine((value) => isPlannedMoment(value), rule('plannedDay'));

/** The day on which something was done: today, wherever the caller is, or before. */
export const pastDay = (fault?: InputKey) =>
  dayInput(fault).refine((value) => value <= todayAnywhere(new Date()).latest, rule('pastDay'));

/** An integer that a caller sends and that a database column stores or is compared with. */
export const databaseInteger = (minimum = 0, maximum = maximumInteger) =>
  z.int().min(minimum).max(maximum);

/** An e-mail address, trimmed and in lower case. */
export const email = text(254, 'emailMissing')
  .trim()
  .toLowerCase()
  .pipe(z.email(rule('email')))
  .meta({ examples: ['rahima@example.com'] });

/** A Bangladesh mobile number in any common way of writing it; comes out as +88 and 11 digits. */
export const phone = text(40, 'invalidPhone')
  .meta({ examples: ['+8801712345678'] })
  .transform((value, context) => {
    const international = toInternationalPhone(value);
    if (international !== undefined) return international;
    context.addIssue({ code: 'custom', params: { rule: 'invalidPhone' } });
    return z.NEVER;
  });

export const newPassword = text(maximumPasswordLength, 'shortPassword').min(
  minimumPasswordLength,
  rule('shortPassword'),
);

const booleanFromQuery = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
/** `true` or `false` in a query; callers hand in a boolean. */
export const flag = booleanFromQuery as z.ZodType<boolean, boolean>;

/** A whole number from 1 in a query. */
export const wholeNumber = (maximum: number) => {
  const fault = ruleWith('wholeNumber', maximum);
  return z.coerce.number<number>(fault).int(fault).min(1, fault).max(maximum, fault);
};

const pageNumber = wholeNumber(limits.maximumPage);
export const pageSize = wholeNumber(limits.maximumPageSize);
export const searchText = writtenText(limits.maximumSearchLength);

/** The query of every list. */
export const pageQuery = (defaultLimit: number) =>
  z.object({
    page: pageNumber.default(1),
    limit: pageSize.default(defaultLimit),
  });

const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  hasNext: z.boolean(),
  total: z.int(),
  totalIsMinimum: z.boolean().optional(),
});

/** One page of a list of these. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), pagination });

/** The answer of a call that has nothing to tell but that it was done. */
export const acknowledgement = z.object({ message: z.string() });
