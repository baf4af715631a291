import type { ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { Defect } from '../../platform/defect.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { notify } from '../notifications/notify.ts';
import { confirmAddress, type OnConfirmed } from './accounts-of-address.ts';
import { assertStillProven, changeControl, type Proven } from './control/change-control.ts';
import type { KnownDevices } from './known-devices.ts';
import { authLimits, tryKeys } from './limits.ts';
import { passwordResetJob, takeLink } from './mail-links.ts';
import { messages } from './messages.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { consumeTry, countTry, resetTries } from '../../http/rate-limit.ts';

interface NewPassword {
  passwordHash: string;
  change: 'password-changed' | 'password-reset';
  /** The session that made the change; it goes on. */
  sessionId?: string;
  /** Of the page, until the person has chosen another one. */
  language: ContentLanguage;
}

type PasswordCalls = Pick<Handlers['auth'], 'changePassword' | 'forgotPassword' | 'resetPassword'>;

/**
 * Asks for the password once more before something that can't be undone.
 *
 * @returns the account in the epoch of the proof, for `assertStillProven`.
 * @throws RequestError `invalid_credentials` where it is another, `rate_limited` after too many.
 */
export async function checkOwnPassword(
  db: Queries,
  userId: string,
  password: string,
): Promise<Proven> {
  const key = tryKeys.ownPassword(userId);
  await consumeTry(db, key, authLimits.ownPassword);
  const [user] = await db
    .select({ passwordHash: users.passwordHash, epoch: users.epoch })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !(await verifyPassword(password, user.passwordHash))) {
    const message = user?.passwordHash === null ? messages.noPasswordYet : messages.wrongPassword;
    throw new RequestError('invalid_credentials', message);
  }
  await resetTries(db, key);
  return { userId, epoch: user.epoch };
}

/** Of one account: each change stores a notification and a mail. */
const changesOfPassword = { tries: 20, seconds: 24 * 60 * 60 };

/** The calls about passwords. */
export function passwordHandlers(
  { db }: Pick<Database, 'db'>,
  onConfirmed: OnConfirmed,
  passwords: PasswordPolicy,
  devices: KnownDevices,
): PasswordCalls {
  const findOwner = async (queries: Queries, userId: string) => {
    const [owner] = await queries
      .select({ name: users.name, email: users.email, phone: users.phone, role: users.role })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) throw new Defect('a new password needs an account');
    return owner;
  };

  /** Stores a new password. The notification and the mail make sure that a thief can't do it unnoticed. */
  const setPassword = async (
    transaction: Queries,
    userId: string,
    { passwordHash, change, sessionId, language }: NewPassword,
  ) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await changeControl(transaction, userId, change, sessionId === undefined ? {} : { sessionId });
    await notify(transaction, {
      userId,
      eventKey: `password-changed:${createId()}`,
      kind: 'password_changed',
      ...messagesIn(await accountLanguage(transaction, userId, language)).accounts.passwordChanged
        .notification,
      link: '/profile',
    });
  };

  return {
    async changePassword({ caller, body, language }) {
      const { userId, sessionId } = signedIn(caller);
      const proven = await checkOwnPassword(db, userId, body.currentPassword);
      await consumeTry(db, `password-changes:user:${userId}`, changesOfPassword);
      const assertAcceptable = await passwords.read();
      assertAcceptable('newPassword', body.newPassword, await findOwner(db, userId));
      const passwordHash = await hashPassword(body.newPassword);
      await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        const change = 'password-changed';
        await setPassword(transaction, userId, { passwordHash, change, sessionId, language });
      });
      return { message: messages.passwordChanged };
    },

    async forgotPassword({ body: { email }, address, keptByDevice, language }) {
      await consumeTry(db, tryKeys.forgotFrom(address), authLimits.forgotFrom);
      const isOwn = devices.recognise(email, keptByDevice) !== undefined;
      const from = tryKeys.resetFrom(email, address);
      // The response does not tell what was requested for the address before.
      if (isOwn || (await countTry(db, from, authLimits.resetFrom)).excess === 0) {
        const payload = { email, language, isOwn };
        await enqueue(db, { kind: passwordResetJob, eventKey: createId(), payload });
      }
      return { message: messages.resetMailSent };
    },

    async resetPassword({ body, address, language }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      const assertAcceptable = await passwords.read();
      const passwordHash = await hashPassword(body.password);
      const { email } = await db.transaction(async (transaction) => {
        const link = await takeLink(transaction, passwordResetJob, body.token);
        // Where it is refused, the link is there for the next one.
        assertAcceptable('password', body.password, await findOwner(transaction, link.userId));
        // The link proves the mailbox.
        await confirmAddress(transaction, link.userId, onConfirmed);
        const change = 'password-reset';
        await setPassword(transaction, link.userId, { passwordHash, change, language });
        return link;
      });
      await resetTries(db, tryKeys.signInHere(email, address));
      await resetTries(db, tryKeys.signInAnywhere(email));
      return { message: messages.passwordReset };
    },
  };
}
