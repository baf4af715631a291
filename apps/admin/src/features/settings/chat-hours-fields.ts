import type { CallResult, chatHoursEndpoints } from '@pothik/contract';

export type ChatHours = CallResult<(typeof chatHoursEndpoints)['get']>;

/** The hours as their form holds them: what is typed is text. */
export const toFields = ({ hours, awayText, awayTextBn, returnAfter }: ChatHours) => ({
  hours: hours.map(({ day, opens, closes }) => ({ day: String(day), opens, closes })),
  awayText,
  awayTextBn,
  returnAfter: String(returnAfter),
});

export type ChatHoursFields = ReturnType<typeof toFields>;

/** What is sent of the form: all of it, whatever was changed. */
export const toPayload = ({ hours, returnAfter, ...texts }: ChatHoursFields) => ({
  ...texts,
  hours: hours.map(({ day, ...times }) => ({ ...times, day: Number(day) })),
  returnAfter: returnAfter.trim() === '' ? Number.NaN : Number(returnAfter),
});
