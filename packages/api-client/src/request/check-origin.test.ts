import { expect, it } from 'vitest';
import { createClient, createRequester } from '../index.ts';

it.each([
  ['', 'There is no page to call'],
  ['example.com', 'The origin example.com needs a scheme'],
  ['//example.com', 'The origin //example.com needs a scheme'],
  ['https:///api', 'The origin https:///api needs a scheme'],
  ['https://example.com/', 'no slash at its end'],
  ['https://example.com//', 'no slash at its end'],
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
