import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatHoursSchema } from './chat/chat-hours.ts';
import { inputMessage } from './input-message.ts';
import { jsonSchemaOf } from './json-schema.ts';
import {
  email,
  flag,
  id,
  pageQuery,
  phone,
  requiredText,
  slug,
  text,
  typedBack,
} from './wire-types.ts';

const inEnglish = { error: inputMessage };

describe('the query of a list', () => {
  const query = pageQuery(12);

  it('has defaults', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 12 });
  });

  it.each([{ page: 'abc' }, { page: '0' }, { page: '-1' }, { page: '1.5' }, { page: '1e9' }])(
    'refuses %j',
    (input) => {
      expect(query.safeParse(input).success).toBe(false);
    },
  );

  it('reads the figures of an address', () => {
    expect(query.parse({ page: '100000', limit: '100' })).toEqual({ page: 100_000, limit: 100 });
    expect(query.safeParse({ limit: '101' }, inEnglish).error?.issues[0]?.message).toBe(
      'Use a whole number from 1 to 100',
    );
  });

  it.each([{ limit: '0' }, { limit: '101' }, { limit: '' }])('refuses %j', (input) => {
    expect(query.safeParse(input).success).toBe(false);
  });
});

it('reads a flag from a query as a boolean and refuses anything else', () => {
  expect(z.object({ featured: flag }).parse({ featured: 'false' })).toEqual({ featured: false });
  expect(flag.parse('true')).toBe(true);
  expect(flag.parse(false)).toBe(false);
  for (const other of ['yes', '', undefined]) expect(flag.safeParse(other).success).toBe(false);
});

it('refuses text that a database cannot hold', () => {
  expect(text(10).safeParse('a\0b').success).toBe(false);
  expect(text(10).safeParse('\ud800').success).toBe(false);
  expect(text(10).safeParse('কক্সবাজার').success).toBe(true);
});

it('brings an e-mail address and a phone number into the one form that is stored', () => {
  expect(email.parse(' Rahima@Example.COM ')).toBe('rahima@example.com');
  expect(phone.parse('01712-345678')).toBe('+8801712345678');
  expect(phone.safeParse('12345', inEnglish).error?.issues[0]?.message).toBe(
    'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  );
});

it('says what is wrong with a text', () => {
  const said = (schema: z.ZodType, value: string) =>
    schema.safeParse(value, inEnglish).error?.issues.map(({ message }) => message);
  expect(said(text(3), 'abcd')).toEqual(['Use at most 3 characters']);
  expect(said(text(3), 'a\0')).toEqual(['This text has characters that cannot be stored']);
  expect(said(requiredText(3), '  ')).toEqual(['Please fill this in']);
  expect(said(email, 'rahima')).toEqual(['Please enter a valid e-mail address']);
});

it('takes a name of a thing that is a character long, and none that is empty', () => {
  for (const name of [id, slug]) {
    expect(name.safeParse('a').success).toBe(true);
    expect(name.safeParse('visa-2026').success).toBe(true);
    expect(name.safeParse('').success).toBe(false);
  }
});

it.each([
  ['an e-mail address', email],
  ['a phone number', phone],
  ['the hours of a day', chatHoursSchema.shape.hours.element],
])('shows by an example that it takes itself what %s looks like', (_what, schema) => {
  const { examples } = jsonSchemaOf(schema, 'input') as { examples: unknown[] };
  expect(examples).not.toEqual([]);
  for (const one of examples) expect(schema.safeParse(one).success).toBe(true);
});

describe('what is typed back', () => {
  /** Each digit in one of three scripts. */
  const mixed = (text: string, scripts: readonly number[]) =>
    text.replaceAll(/\d/g, (digit, place: number) =>
      String.fromCodePoint((scripts[place % scripts.length] ?? 0x30) + Number(digit)),
    );

  it('is the same in digits of every script, and mixed', () => {
    const papers = fc.stringMatching(/^[\dA-Z]([\dA-Z -]{0,30}[\dA-Z])?$/);
    const scripts = fc.array(fc.constantFrom(0x30, 0x09e6, 0xff10), { minLength: 1 });
    fc.assert(
      fc.property(papers, scripts, (paper, chosen) => {
        expect(typedBack(40).parse(` ${mixed(paper, chosen)} `)).toBe(paper);
      }),
    );
  });

  it('keeps every other character, and is a text to those who read the reference', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ক-ঙA-Z]{1,20}$/), (letters) => {
        expect(typedBack(20).parse(letters)).toBe(letters);
      }),
    );
    expect(jsonSchemaOf(z.object({ paper: typedBack(40) }), 'input')).toEqual(
      jsonSchemaOf(z.object({ paper: text(40) }), 'input'),
    );
  });
});
