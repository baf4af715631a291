import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputMessage, inputMessageInBangla } from './input-message.ts';
import type { EndpointDefinition } from './define-endpoint.ts';
import { definitions } from './definitions.ts';
import { day, email, newPassword, phone, requiredText } from './wire-types.ts';

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: inputMessage }).error?.issues.map(({ message }) => message);

it.each<[string, z.ZodType, unknown, string]>([
  ['what is missing', z.string(), undefined, 'Please fill this in'],
  ['what is empty', z.string().min(1), '', 'Please fill this in'],
  ['a choice that is missing', z.enum(['a', 'b']), undefined, 'Please fill this in'],
  ['another kind', z.number(), 'ten', 'Please enter a number'],
  ['a text that is too short', z.string().min(3), 'ab', 'Use at least 3 characters'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
  ['a number that is too small', z.number().min(1), 0, 'Use a number of at least 1'],
  ['another choice', z.enum(['a', 'b']), 'c', 'Please choose one of these: a, b'],
  ['a day', day, '31/01/2026', 'Please enter a day, such as 2026-01-31'],
  ['a rule without words', z.string().refine(() => false), 'a', 'This is not valid'],
])('says of %s what to do', (_what, schema, input, message) => {
  expect(said(schema, input)).toEqual([message]);
});

it.each<[string, z.ZodType, string]>([
  ['a name', requiredText(120, 'name'), 'Please enter your name'],
  ['an address', email, 'Please enter an e-mail address'],
  ['a phone', phone, 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)'],
  ['a password', newPassword, 'Password must be at least 6 characters long'],
])('asks for %s in its own words where it is missing', (_what, schema, message) => {
  expect(said(schema, undefined)).toEqual([message]);
});

it('writes numbers in Bangla digits', () => {
  const { error } = z.string().min(120).safeParse('a', { error: inputMessageInBangla });
  expect(error?.issues[0]?.message).toBe('কমপক্ষে ১২০টি অক্ষর লিখুন');
});

const inputs = Object.values(definitions)
  .flatMap((group) => Object.values(group) as EndpointDefinition[])
  .flatMap(({ query, body }) => [query, body])
  .filter((schema) => schema !== undefined);

it('never lets the validator speak for itself, whatever comes in to whichever call', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(fc.constantFrom(...inputs), fc.infiniteStream(junk), (schema, values) => {
      const input = Object.fromEntries(
        Object.keys(schema.shape).map((name) => [name, values.next().value]),
      );
      for (const message of said(schema, input) ?? []) {
        expect(message).not.toMatch(/expected|received|Invalid|Too (?:small|big)|undefined/);
        expect(message).toMatch(/^[A-Z]/);
      }
      const { error } = schema.safeParse(input, { error: inputMessageInBangla });
      for (const { message } of error?.issues ?? []) expect(message).toMatch(/[\u0980-\u09ff]/);
    }),
    { numRuns: 500 },
  );
});
