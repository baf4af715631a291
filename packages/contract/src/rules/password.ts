/** The shortest password, in characters (Specification §5). */
export const minimumPasswordLength = 6;

/** The longest password that is hashed; longer input is refused, not cut. */
export const maximumPasswordLength = 200;

/** What is said where the two new passwords differ (Specification §5). */
export const passwordMismatchMessage = 'Passwords do not match';
/** What is said of a password that is too short (Specification §5). */
export const shortPasswordMessage = 'Password must be at least 6 characters long';

/** What is wrong with a new password, checked in the specification's order (§5), or nothing. */
export function checkNewPassword(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return passwordMismatchMessage;
  if (password.length < minimumPasswordLength) return shortPasswordMessage;
  return undefined;
}
