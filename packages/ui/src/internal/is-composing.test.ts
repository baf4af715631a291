import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

const key = (isComposing: boolean, code: number) =>
  Object.fromEntries(Object.entries({ isComposing, keyCode: code })) as unknown as KeyboardEvent;

it.each([
  ['a plain Enter', key(false, 13), false],
  ['an Enter during a composition', key(true, 13), true],
  ['the Enter that ends one in Safari', key(false, 229), true],
  ['a key of Android', key(true, 229), true],
])('tells %s', (_what, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
