import type { z } from 'zod';

/** The message of an input that is missing. */
export const missingMessage = 'Please fill this in';

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const formats: Partial<Record<string, string>> = {
  date: 'Please enter a day, such as 2026-01-31',
  datetime: 'Please enter a moment, such as 2026-01-31T18:00:00Z',
  url: 'Please enter an address, such as https://example.com',
};

/** A bound of a text, a list or a number in words. */
function boundMessage(origin: string, least: boolean, bound: number | bigint): string {
  const side = least ? 'at least' : 'at most';
  if (origin === 'string') return `Use ${side} ${String(bound)} characters`;
  if (origin === 'array') return `Choose ${side} ${String(bound)}`;
  return `Use a number of ${side} ${String(bound)}`;
}

/**
 * The message of an input where its schema has no words of its own: a sentence for the person who
 * typed it. Hand it to `safeParse` as `error`.
 */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return missingMessage;
      return `Please enter ${kinds[issue.expected] ?? 'something else'}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return missingMessage;
      return boundMessage(issue.origin, true, issue.minimum);
    case 'too_big':
      return boundMessage(issue.origin, false, issue.maximum);
    case 'invalid_value':
      if (issue.input === undefined) return missingMessage;
      return `Please choose one of these: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not valid';
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'This is not valid';
  }
}
