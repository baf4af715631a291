/** The shortest password, in characters (Specification §5). */
export const minimumPasswordLength = 6;

/** The longest password that is hashed; longer input is refused, not cut. */
export const maximumPasswordLength = 200;

export const passwordMismatchMessage = 'Passwords do not match';
export const shortPasswordMessage = 'Password must be at least 6 characters long';

/** What is wrong with a new password, checked in the specification's order (§5), or nothing. */
export function checkNewPassword(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return passwordMismatchMessage;
  if (password.length < minimumPasswordLength) return shortPasswordMessage;
  return undefined;
}
