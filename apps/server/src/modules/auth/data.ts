import { eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import type { Queries } from '../../platform/database/open.ts';
import {
  addressMoves,
  emailVerifications,
  identities,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
} from './schema.ts';

async function readLinks(db: Queries, userId: string) {
  const columnsOf = (table: typeof passwordResets | typeof emailVerifications) => ({
    email: table.email,
    sentAt: table.createdAt,
    expiresAt: table.expiresAt,
    usedAt: table.usedAt,
  });
  return {
    forNewPassword: await db
      .select(columnsOf(passwordResets))
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId)),
    toConfirmAddress: await db
      .select(columnsOf(emailVerifications))
      .from(emailVerifications)
      .where(eq(emailVerifications.userId, userId)),
  };
}

/** How people sign in. All of it goes with the account. */
export const authData: ModuleData = {
  personal: {
    tables: {
      'in the archive': [addressMoves, emailVerifications, identities, passwordResets, sessions],
      'of staff alone': [passkeys],
      'for a day at most': [passkeyChallenges],
    },
    export: {
      account: async (db, { userId }) => ({
        signInsElsewhere: await db
          .select({
            provider: identities.provider,
            id: identities.subject,
            since: identities.createdAt,
          })
          .from(identities)
          .where(eq(identities.userId, userId)),
        sessions: await db
          .select({
            device: sessions.device,
            createdAt: sessions.createdAt,
            lastUsedAt: sessions.lastUsedAt,
            expiresAt: sessions.expiresAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId)),
        formerAddresses: await db
          .select({
            email: addressMoves.formerEmail,
            since: addressMoves.formerEmailSince,
            until: addressMoves.createdAt,
          })
          .from(addressMoves)
          .where(eq(addressMoves.userId, userId)),
        mailedLinks: await readLinks(db, userId),
      }),
    },
  },
};
