import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { users } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { DeletePerson } from './delete-person.ts';
import { isUnused } from './unused-accounts.ts';
import { adoptGuestBookings } from '../bookings/adopt-guest-bookings.ts';
import { belongsToAnother, confirmAddress, findConfirmed } from '../auth/accounts-of-address.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import { undoMove } from '../auth/address-moves.ts';
import { changeControl } from '../auth/control/change-control.ts';
import { emailVerificationJob, passwordResetJob, takeLink } from '../auth/mail-links.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { consumeTry } from '../../http/rate-limit.ts';

/**
 * Asks for the password of an account whose link came from elsewhere. Somebody may have registered
 * with a stranger's address: the stranger's click must not confirm an account that is not theirs.
 *
 * @throws RequestError `forbidden` without a password, `invalid_credentials` with another.
 */
async function checkWhoseAccount(db: Queries, userId: string, password: string | undefined) {
  if (password === undefined) {
    throw new RequestError('forbidden', messages.enterChosenPassword);
  }
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (await verifyPassword(password, user?.passwordHash ?? null)) return;
  throw new RequestError('invalid_credentials', messages.wrongChosenPassword);
}

/** The calls of the links that ask whose an e-mail address is. */
export function addressHandlers(
  { db }: Pick<Database, 'db'>,
  deletePerson: DeletePerson,
): Pick<Handlers['auth'], 'verifyEmail' | 'notMyAccount' | 'undoAddressChange'> {
  return {
    async verifyEmail({ body, caller, address }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      await db.transaction(async (transaction) => {
        const { userId, email } = await takeLink(transaction, emailVerificationJob, body.token);
        const owner = await findConfirmed(transaction, email);
        if (owner && owner.id !== userId) throw belongsToAnother();
        if (caller?.userId !== userId) {
          await checkWhoseAccount(transaction, userId, body.password);
        }
        await confirmAddress(transaction, userId, adoptGuestBookings);
        await changeControl(transaction, userId, 'address-confirmed');
      });
      return { message: messages.addressConfirmed };
    },

    async notMyAccount({ body, address }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      await db.transaction(async (transaction) => {
        const { userId, email } = await takeLink(transaction, emailVerificationJob, body.token);
        const owner = await findConfirmed(transaction, email);
        if (owner?.id === userId) {
          throw new RequestError('conflict', messages.signInToDelete);
        }
        // Somebody may have mistyped their address, and waits for what they booked.
        if (!(await isUnused(transaction, userId))) {
          throw new RequestError('conflict', messages.accountInUse);
        }
        await deletePerson(transaction, userId);
      });
      return { message: messages.accountRemoved };
    },

    async undoAddressChange({ body, address }) {
      await consumeTry(db, tryKeys.linkFrom(address), authLimits.linkFrom);
      await db.transaction(async (transaction) => {
        const email = await undoMove(transaction, body.token);
        await enqueue(transaction, {
          kind: passwordResetJob,
          eventKey: createId(),
          payload: { email, isOwn: true },
        });
      });
      return { message: messages.addressRestored };
    },
  };
}
