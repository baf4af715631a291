import { definitions } from '@pothik/contract/schemas';
import { describe, expect, it } from 'vitest';
import { answerKey, answerKeys } from './answer-key.ts';

const { list, listByCategory, get } = definitions.services;
const ofList = (search: string) => answerKey(list, `/api/services${search}`);

describe('the key of an answer', () => {
  it.each([
    ['?limit=12&page=2', '?page=2&limit=12'],
    ['?limit=12', '?limit=12&utm_source=paper'],
    ['', '?nobody=asked'],
    ['?search=%E0%A6%AD', '?search=ভ'],
  ])('is one for %s and %s', (one, other) => {
    expect(ofList(other)).toBe(ofList(one));
  });

  it.each([
    ['?limit=12', '?limit=11'],
    ['?limit=12', '?limit=12&limit=11'],
    ['?search=a', '?country=a'],
    ['', '?search='],
  ])('is another for %s and %s', (one, other) => {
    expect(ofList(other)).not.toBe(ofList(one));
  });

  it('is one for an address however it is encoded, and never that of another endpoint', () => {
    expect(answerKey(get, '/api/services/%61')).toBe(answerKey(get, '/api/services/a'));
    expect(answerKey(get, '/api/services/category%2Fhotels')).not.toBe(
      answerKey(listByCategory, '/api/services/category/hotels'),
    );
    expect(answerKey(get, '/api/services/%E0%A4%A')).toContain('%E0%A4%A');
  });
});

it('is found by an address alone, where answers are kept', () => {
  const keyOf = answerKeys([list, get, definitions.auth.me]);
  expect(keyOf('/api/services?limit=12&a=b')).toBe(ofList('?limit=12'));
  expect(keyOf('/api/services/x')).toBe(answerKey(get, '/api/services/x'));
  expect(keyOf('/api/services/category/hotels')).toBeUndefined();
  expect(keyOf('/api/auth/me')).toBeUndefined();
});
