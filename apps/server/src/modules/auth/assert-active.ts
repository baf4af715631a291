import { RequestError } from '../../http/request-error.ts';

/** @throws RequestError `invalid_credentials` for an account that was deactivated. */
export function assertActive({ deactivatedAt }: { deactivatedAt: Date | null }): void {
  if (!deactivatedAt) return;
  const message = 'This account was deactivated. Please ask an owner of the console.';
  throw new RequestError('invalid_credentials', message);
}
