import process from 'node:process';
import { readConfig } from '../config/env.ts';
import { changeControl } from '../modules/auth/control/change-control.ts';
import { makeLinkToken, passwordResetJob } from '../modules/auth/mail-links.ts';
import { removeSecondFactors } from '../modules/second-factor/check-second-factor.ts';
import type { Queries } from '../platform/database/open.ts';
import { pageAddress } from '../platform/mail/page-address.ts';
import type { Run } from './command.ts';
import { findAccount } from './find-account.ts';
import { withDatabase } from './with-database.ts';

/**
 * Ends all access to an account and makes a link that sets a new password.
 *
 * @returns the token of the link.
 */
export async function resetAccount(transaction: Queries, email: string): Promise<string> {
  const account = await findAccount(transaction, email);
  await removeSecondFactors(transaction, account.id);
  const { epoch } = await changeControl(transaction, account.id, 'operator-reset', {
    actorId: null,
  });
  return makeLinkToken(transaction, passwordResetJob, { ...account, epoch });
}

/** `user reset EMAIL`: the way back in for a person who has lost the password or the second factor. */
export const resetUser: Run = async ([email = ''], say) => {
  const config = readConfig(process.env);
  const token = await withDatabase(config, ({ db }) =>
    db.transaction((transaction) => resetAccount(transaction, email)),
  );
  say('Within 30 minutes, whoever opens this link can choose a new password:');
  say(pageAddress(config.publicOrigin, 'en', `/reset-password?token=${token}`));
};
