import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { email, flag, pageQuery, phone, text } from './wire-types.ts';

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

  it.each([{ limit: '0' }, { limit: '101' }, { limit: '' }])('refuses %j', (input) => {
    expect(query.safeParse(input).success).toBe(false);
  });
});

it('reads a flag from a query as a boolean and refuses anything else', () => {
  expect(z.object({ featured: flag }).parse({ featured: 'false' })).toEqual({ featured: false });
  expect(flag.safeParse('yes').success).toBe(false);
});

it('refuses text that a database cannot hold', () => {
  expect(text(10).safeParse('a\0b').success).toBe(false);
  expect(text(10).safeParse('\ud800').success).toBe(false);
  expect(text(10).safeParse('কক্সবাজার').success).toBe(true);
});

it('brings an e-mail address and a phone number into the one form that is stored', () => {
  expect(email.parse(' Rahima@Example.COM ')).toBe('rahima@example.com');
  expect(phone.parse('01712-345678')).toBe('+8801712345678');
  expect(phone.safeParse('12345').error?.issues[0]?.message).toBe(
    'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  );
});
