import { expect, it } from 'vitest';
import { authLimits, slowdown, tryKeys } from './limits.ts';

it('counts each kind of try by itself, for each who makes it', () => {
  const keysOf = (email: string, address: string, userId: string) => [
    tryKeys.signInHere(email, address),
    tryKeys.signInWith(`device-${userId}`),
    tryKeys.signInAnywhere(email),
    tryKeys.signInFrom(address),
    tryKeys.registerFrom(address),
    tryKeys.addressTaken(email, address),
    tryKeys.resetFrom(email, address),
    tryKeys.forgotFrom(address),
    tryKeys.invited(email),
    tryKeys.resend(userId),
    tryKeys.linkFrom(address),
    tryKeys.ownPassword(userId),
  ];
  const all = [
    ...keysOf('r@example.com', '10.0.0.1', 'u1'),
    ...keysOf('k@example.com', '10.0.0.2', 'u2'),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(tryKeys.signInHere('r@example.com', '10.0.0.2')).not.toBe(all[0]);
});

it('writes down nobody’s e-mail address for that', () => {
  for (const key of [
    tryKeys.signInHere('r@example.com', '10.0.0.1'),
    tryKeys.signInAnywhere('r@example.com'),
    tryKeys.addressTaken('r@example.com', '10.0.0.1'),
    tryKeys.invited('r@example.com'),
  ]) {
    expect(key).not.toContain('example');
  }
});

it('lets nobody guess a password for long, and keeps no owner out for a day', () => {
  const quarter = 15 * 60;
  expect(authLimits.signInHere).toEqual({ tries: 10, seconds: quarter });
  expect(authLimits.ownPassword.seconds).toBe(quarter);
  expect(authLimits.signInAnywhere.seconds).toBe(quarter);
  expect(authLimits.signInFrom.seconds).toBe(quarter);
  const day = 24 * 60 * 60;
  for (const { tries, seconds } of Object.values(authLimits)) {
    expect(tries).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(day);
  }
});

it('lets a try wait the longer the more of them there were, and refuses none for it', () => {
  expect([0, 1, 4, 20, 1_000].map(slowdown)).toEqual([0, 250, 1_000, 5_000, 5_000]);
});
