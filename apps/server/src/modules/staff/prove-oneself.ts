import type { Database } from '../../platform/database/open.ts';
import type { Proven } from '../auth/control/change-control.ts';
import { checkOwnPassword } from '../auth/password-handlers.ts';
import { checkSecondFactorOrPasskey } from '../second-factor/check-second-factor.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import type { Assertion, RelyingParty } from '../second-factor/verify-passkey.ts';
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
 * @returns the entry for the log, and the account in the epoch of the proof, for `assertStillProven`.
 * @throws RequestError `invalid_credentials`, `second_factor_required` or `rate_limited`.
 */
export type Prove = (
  userId: string,
  proof: Proof,
) => Promise<{ note: { actorId: string; subject: string; name: string }; proven: Proven }>;

export const proveOneself =
  ({ db }: Pick<Database, 'db'>, keys: { secrets: SecretSealer; party: RelyingParty }): Prove =>
  async (userId, { password, ...factor }) => {
    const proven = await checkOwnPassword(db, userId, password);
    const person = await findStaff(db, userId);
    await checkSecondFactorOrPasskey(db, keys, person, factor);
    return { note: { actorId: userId, subject: userId, name: person.name }, proven };
  };
