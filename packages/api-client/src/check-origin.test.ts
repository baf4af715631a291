import { expect, it } from 'vitest';
import { createClient, createRequester } from './index.ts';

it.each([
  ['', 'There is no page whose origin could be called'],
  ['example.com', 'The origin example.com has no scheme'],
  ['//example.com', 'The origin //example.com has no scheme'],
  ['https:///api', 'The origin https:///api has no scheme'],
  ['https://example.com/', 'ends with a slash'],
  ['https://example.com//', 'ends with a slash'],
])('refuses %j at once, and says what to hand in', (origin, problem) => {
  for (const create of [createClient, createRequester]) {
    expect(() => create({ origin })).toThrow(TypeError);
    expect(() => create({ origin })).toThrow(problem);
    expect(() => create({ origin })).toThrow('such as https://example.com');
  }
});

it.each(['https://example.com', 'http://127.0.0.1:3000', 'https://example.com/base'])(
  'takes %s',
  (origin) => {
    expect(() => createRequester({ origin })).not.toThrow();
  },
);

it('asks for no origin where the transport is handed in', () => {
  expect(() => createRequester({ fetch })).not.toThrow();
});
