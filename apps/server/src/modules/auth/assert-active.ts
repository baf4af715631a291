import { RequestError } from '../../http/request-error.ts';
import { messages } from './messages.ts';

/** @throws RequestError `invalid_credentials` for an account that was deactivated. */
export function assertActive({ deactivatedAt }: { deactivatedAt: Date | null }): void {
  if (!deactivatedAt) return;
  throw new RequestError('invalid_credentials', messages.accountDeactivated);
}
