import { expect, it } from 'vitest';
import { checkNewPassword } from './password.ts';

it('says first that the passwords differ, then that the password is short', () => {
  expect(checkNewPassword('abc', 'abd')).toBe('Passwords do not match');
  expect(checkNewPassword('abc', 'abc')).toBe('Password must be at least 6 characters long');
  expect(checkNewPassword('abcdef', 'abcdef')).toBeUndefined();
});
