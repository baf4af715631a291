import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { consumeTry, resetTries } from '../../../http/rate-limit.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { recoveryCodes, secondFactors } from '../../../platform/database/schema/index.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { authLimits, tryKeys } from '../limits.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { secretPurpose, type SecretSealer } from './secrets.ts';
import { stepOfCode } from './totp.ts';

type FactorRow = typeof secondFactors.$inferSelect;

/** The second factor that an account signs in with. */
export async function findSecondFactor(
  db: Queries,
  userId: string,
): Promise<FactorRow | undefined> {
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

/**
 * Asks for the second factor of an account that has one: a code of the app, or a recovery code.
 *
 * @throws RequestError `second_factor_required` without a good code, `rate_limited` after too many.
 */
export async function checkSecondFactor(
  db: Queries,
  secrets: SecretSealer,
  { id: userId, name }: { id: string; name: string },
  code: string | undefined,
): Promise<void> {
  const factor = await findSecondFactor(db, userId);
  if (!factor) return;
  if (code === undefined) {
    const message = 'Please enter the code that your authenticator app shows.';
    throw new RequestError('second_factor_required', message);
  }
  const key = tryKeys.secondFactor(userId);
  await consumeTry(db, key, authLimits.secondFactor);
  if (!(await takeAppCode(db, secrets, factor, code))) {
    if (!(await takeRecoveryCode(db, userId, code))) {
      const message = 'This code is not right, or was used before. Please enter the next one.';
      throw new RequestError('second_factor_required', message, { fields: { code: message } });
    }
    await recordAudit(db, { actorId: userId, action: 'factor.recover', subject: userId, name });
  }
  await resetTries(db, key);
}

/** Takes somebody's second factor away, with its recovery codes. @returns whether there was one. */
export async function removeSecondFactor(transaction: Queries, userId: string): Promise<boolean> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
