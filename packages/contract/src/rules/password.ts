/** The shortest password, in characters (Specification §5). */
export const minimumPasswordLength = 6;

/** The longest password that is hashed; longer input is refused, not cut. */
export const maximumPasswordLength = 200;

/** The rule that a new password breaks, checked in the specification's order (§5), or nothing. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): 'passwordsDiffer' | 'shortPassword' | undefined {
  if (password !== confirmation) return 'passwordsDiffer';
  if (password.length < minimumPasswordLength) return 'shortPassword';
  return undefined;
}
