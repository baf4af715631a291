import type { Database } from '../../platform/database/open.ts';
import { checkOwnPassword } from '../auth/password-handlers.ts';
import { checkSecondFactorOrPasskey } from '../auth/second-factor/check-second-factor.ts';
import type { SecretSealer } from '../../platform/secret-sealer.ts';
import type { Assertion, RelyingParty } from '../auth/second-factor/verify-passkey.ts';
import { findStaff } from './staff-rules.ts';

/** A proof beside a session. */
interface Proof {
  password: string;
  code?: string | undefined;
  passkey?: Assertion | undefined;
}

/**
 * Asks for the password once more, and for the second factor where there is one: a session alone changes
 * nothing of them.
 *
 * @returns what the log tells of it.
 * @throws RequestError `invalid_credentials`, `second_factor_required` or `rate_limited`.
 */
export type Prove = (
  userId: string,
  proof: Proof,
) => Promise<{ actorId: string; subject: string; name: string }>;

export const proveOneself =
  ({ db }: Pick<Database, 'db'>, keys: { secrets: SecretSealer; party: RelyingParty }): Prove =>
  async (userId, { password, ...factor }) => {
    await checkOwnPassword(db, userId, password);
    const person = await findStaff(db, userId);
    await checkSecondFactorOrPasskey(db, keys, person, factor);
    return { actorId: userId, subject: userId, name: person.name };
  };
