import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { consumeTry, resetTries } from '../../http/rate-limit.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { passkeys } from '../auth/schema.ts';
import { recoveryCodes, secondFactors } from '../staff/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { factorKeys, factorLimits } from './limits.ts';
import { hasPasskey, takeAssertion } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { secretPurpose } from './secrets.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { stepOfCode } from './totp.ts';
import type { Assertion, RelyingParty } from './verify-passkey.ts';

type FactorRow = typeof secondFactors.$inferSelect;

/** The app that makes codes for an account. */
export async function findApp(db: Queries, userId: string): Promise<FactorRow | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/**
 * Whether a code is one that the app shows now. None is taken twice, nor one that is older than one
 * that was taken.
 */
export async function takeAppCode(
  db: Queries,
  secrets: SecretSealer,
  { userId, secret }: Pick<FactorRow, 'userId' | 'secret'>,
  code: string,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  const step = stepOfCode(secrets.open(secretPurpose(userId), secret), digits);
  if (step === undefined) return false;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Tells whether an account has a second factor of any kind. */
export const hasSecondFactor = async (db: Queries, userId: string): Promise<boolean> =>
  (await findApp(db, userId)) !== undefined || (await hasPasskey(db, userId));

/**
 * Asks for the second factor of an account that has one: a code of the app, or a recovery code.
 *
 * @param key counts the tries; default: those of a signed-in user.
 * @returns whether the account has one, and the code was right.
 * @throws RequestError `second_factor_required` without a good code, `rate_limited` after too many.
 */
export async function checkSecondFactor(
  db: Queries,
  secrets: SecretSealer,
  { id: userId, name }: { id: string; name: string },
  code: string | undefined,
  key = factorKeys.secondFactor(userId),
): Promise<boolean> {
  const app = await findApp(db, userId);
  if (!app && !(await hasPasskey(db, userId))) return false;
  if (code === undefined) {
    const message = app ? messages.enterCode : messages.enterRecoveryCode;
    throw new RequestError('second_factor_required', message);
  }
  await consumeTry(db, key, factorLimits.secondFactor);
  if (!(app && (await takeAppCode(db, secrets, app, code)))) {
    if (!(await takeRecoveryCode(db, userId, code))) {
      const message = app ? messages.wrongCode : messages.wrongRecoveryCode;
      throw new RequestError('second_factor_required', message, { fields: { code: message } });
    }
    await recordAudit(db, { actorId: userId, action: 'factor.recover', subject: userId, name });
  }
  await resetTries(db, key);
  return true;
}

/**
 * The same, for who may show a passkey instead of a code.
 *
 * @throws RequestError the same, and `invalid_credentials` for a passkey that is not theirs.
 */
export async function checkSecondFactorOrPasskey(
  db: Queries,
  { secrets, party }: { secrets: SecretSealer; party: RelyingParty },
  person: { id: string; name: string },
  { code, passkey }: { code?: string | undefined; passkey?: Assertion | undefined },
): Promise<void> {
  if (!passkey) {
    await checkSecondFactor(db, secrets, person, code);
    return;
  }
  const key = factorKeys.secondFactor(person.id);
  await consumeTry(db, key, factorLimits.secondFactor);
  await takeAssertion(db, party, passkey, { userId: person.id });
  await resetTries(db, key);
}

/** Recovery codes go with the last factor that they stand for. */
async function removeLeftCodes(transaction: Queries, userId: string): Promise<void> {
  if (await hasSecondFactor(transaction, userId)) return;
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Takes somebody's app away. @returns whether there was one. */
export async function removeApp(transaction: Queries, userId: string): Promise<boolean> {
  const removed = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await removeLeftCodes(transaction, userId);
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Takes one of somebody's passkeys away. @returns whether there was one. */
export async function removePasskey(
  transaction: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  await removeLeftCodes(transaction, userId);
  return removed.length > 0;
}

/** Takes all second factors of somebody away. @returns whether there was one. */
export async function removeSecondFactors(transaction: Queries, userId: string): Promise<boolean> {
  const removed = await transaction
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  const hadApp = await removeApp(transaction, userId);
  return hadApp || removed.length > 0;
}
