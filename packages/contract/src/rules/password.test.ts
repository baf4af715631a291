import { expect, it } from 'vitest';
import { checkNewPassword } from './password.ts';

it('says first that the passwords differ, then that the password is short', () => {
  expect(checkNewPassword('abc', 'abd')).toBe('passwordsDiffer');
  expect(checkNewPassword('abc', 'abc')).toBe('shortPassword');
  expect(checkNewPassword('abcdef', 'abcdef')).toBeUndefined();
});
