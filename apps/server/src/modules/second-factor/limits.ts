import type { Limit } from '../../http/rate-limit.ts';

const minute = 60;

export const factorLimits = {
  /**
   * Codes of a second factor: three of a million would be right. Signed-in users, known browsers and all others have
   * tries of their own, so that a thief of the password does not lock the owner out.
   */
  secondFactor: { tries: 5, seconds: 15 * minute },
} satisfies Record<string, Limit>;

/** Whose tries are counted together. */
export const factorKeys = {
  secondFactor: (userId: string) => `factor:user:${userId}`,
  secondFactorAtSignIn: (userId: string, device: string | undefined) =>
    device === undefined ? `factor:sign-in:${userId}` : `factor:device:${device}`,
};
