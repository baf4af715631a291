import type { ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { users } from '../../platform/database/schema/index.ts';
import { Defect } from '../../platform/defect.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { mailJob } from '../../platform/mail/mailer.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { notify } from '../notifications/notify.ts';
import { passwordChangedMail } from './account-mails.ts';
import { confirmAddress, type OnConfirmed } from './accounts-of-address.ts';
import { authLimits, tryKeys } from './limits.ts';
import { passwordResetJob, takeLink } from './mail-links.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { consumeTry, resetTries } from '../../http/rate-limit.ts';
import { endSessionsOf } from './sessions.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';

type PasswordCalls = Pick<Handlers['auth'], 'changePassword' | 'forgotPassword' | 'resetPassword'>;

/**
 * Asks for the password once more before something that can't be undone.
 *
 * @throws RequestError `invalid_credentials` where it is another, `rate_limited` after too many.
 */
export async function checkOwnPassword(
  db: Queries,
  userId: string,
  password: string,
): Promise<void> {
  const key = tryKeys.ownPassword(userId);
  await consumeTry(db, key, authLimits.ownPassword);
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await verifyPassword(password, user?.passwordHash ?? null))) {
    const message =
      user?.passwordHash === null
        ? 'Your account has no password yet. Please set one with "Forgot password?" first.'
        : 'Your current password is not correct.';
    throw new RequestError('invalid_credentials', message);
  }
  await resetTries(db, key);
}

/** The calls about passwords. */
export function passwordHandlers(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  onConfirmed: OnConfirmed,
  passwords: PasswordPolicy,
): PasswordCalls {
  const findOwner = async (queries: Queries, userId: string) => {
    const [owner] = await queries
      .select({ name: users.name, email: users.email, phone: users.phone, role: users.role })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) throw new Defect('a new password needs an account');
    return owner;
  };

  /** Tells in the console of the person and in the mailbox, so that a thief can't do it in silence. */
  const tellOfChange = async (
    transaction: Queries,
    userId: string,
    { productName, otherwise }: { productName: string; otherwise: ContentLanguage },
  ) => {
    const language = await accountLanguage(transaction, userId, otherwise);
    const [user] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const eventKey = `password-changed:${createId()}`;
    await notify(transaction, {
      userId,
      eventKey,
      kind: 'password_changed',
      ...messagesIn(language).accounts.passwordChanged.notification,
      link: '/profile',
    });
    if (!user) return;
    await enqueue(transaction, {
      kind: mailJob,
      eventKey,
      payload: passwordChangedMail({ to: user.email, language, productName, publicOrigin }),
    });
  };

  return {
    async changePassword({ caller, body, language }) {
      const { userId, sessionId } = signedIn(caller);
      await checkOwnPassword(db, userId, body.currentPassword);
      const assertAcceptable = await passwords.read();
      assertAcceptable('newPassword', body.newPassword, await findOwner(db, userId));
      const passwordHash = await hashPassword(body.newPassword);
      const told = { productName: await productName(), otherwise: language };
      await db.transaction(async (transaction) => {
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await endSessionsOf(transaction, userId, { sessionId });
        await tellOfChange(transaction, userId, told);
      });
      return { message: 'Password changed successfully' };
    },

    async forgotPassword({ body: { email }, address, language }) {
      await consumeTry(db, tryKeys.forgotFrom(address), authLimits.forgotFrom);
      const payload = { email, language };
      await enqueue(db, { kind: passwordResetJob, eventKey: createId(), payload });
      return { message: 'Password reset email sent' };
    },

    async resetPassword({ body, address, language }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      const assertAcceptable = await passwords.read();
      const passwordHash = await hashPassword(body.password);
      const told = { productName: await productName(), otherwise: language };
      const { email } = await db.transaction(async (transaction) => {
        const link = await takeLink(transaction, passwordResetJob, body.token);
        // Where it is refused, the link is there for the next one.
        assertAcceptable('password', body.password, await findOwner(transaction, link.userId));
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, link.userId));
        // Whoever has the mail has the mailbox.
        await confirmAddress(transaction, link.userId, onConfirmed);
        await endSessionsOf(transaction, link.userId);
        await tellOfChange(transaction, link.userId, told);
        return link;
      });
      await resetTries(db, tryKeys.signInHere(email, address));
      await resetTries(db, tryKeys.signInAnywhere(email));
      return { message: 'Password reset successfully' };
    },
  };
}
