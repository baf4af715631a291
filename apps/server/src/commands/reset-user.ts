import process from 'node:process';
import { readConfig } from '../config/env.ts';
import { makeLinkToken, passwordResetJob } from '../modules/auth/mail-links.ts';
import { removeSecondFactors } from '../modules/auth/second-factor/check-second-factor.ts';
import { endSessionsOf } from '../modules/auth/sessions.ts';
import { pageAddress } from '../platform/mail/page-address.ts';
import type { Run } from './command.ts';
import { findAccount } from './find-account.ts';
import { withDatabase } from './with-database.ts';

/** `user reset EMAIL`: the way back in for who has lost the password or the second factor. */
export const resetUser: Run = async ([email = ''], say) => {
  const config = readConfig(process.env);
  const token = await withDatabase(config, ({ db }) =>
    db.transaction(async (transaction) => {
      const account = await findAccount(transaction, email);
      await removeSecondFactors(transaction, account.id);
      await endSessionsOf(transaction, account.id);
      return makeLinkToken(transaction, passwordResetJob, account);
    }),
  );
  say('Within 30 minutes, whoever opens this link can choose a new password:');
  say(pageAddress(config.publicOrigin, 'en', `/reset-password?token=${token}`));
};
