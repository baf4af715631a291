import { and, count, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/open.ts';
import * as schema from '../../../schema.ts';
import type { ControlChange } from './control-changes.ts';

const {
  addressMoves,
  apiKeys,
  chats,
  emailVerifications,
  identities,
  passkeys,
  passwordResets,
  pushSubscriptions,
  sessions,
} = schema;

/** Columns that only a table of credentials has. */
type SecretColumn = 'epoch' | 'provider' | 'publicKey' | 'secret' | `${string}Hash`;

type ColumnsOf<Table> = Table extends PgTable ? keyof Table['$inferSelect'] : never;

/** Every table that holds credentials, by its name in the schema. */
export type CredentialTable = {
  [Name in keyof typeof schema]: Extract<
    ColumnsOf<(typeof schema)[Name]>,
    SecretColumn
  > extends never
    ? never
    : Name;
}[keyof typeof schema];

/** A change of control of an account, and the epoch that began with it. */
interface NewEpoch {
  userId: string;
  epoch: number;
  change: ControlChange;
  /** The session that made the change, after a fresh proof. */
  sessionId: string | undefined;
}

/** Credentials that are void once their account has another epoch. */
interface EpochCredential {
  /** Moves what is kept to the new epoch, and removes what ended. @returns how many ended. */
  follow: (transaction: Queries, next: NewEpoch) => Promise<number>;
}

interface EpochTable extends PgTable {
  epoch: AnyPgColumn;
}

interface Rule {
  /** Proves that the same person is in control, so that the credential goes on. */
  keptBy: readonly ControlChange[];
  /** Ended ones stay in the table, void. */
  isStored?: true;
}

/** Credentials of one table, all of which are kept or end together. */
const together = (table: EpochTable, owner: AnyPgColumn, rule: Rule): EpochCredential => ({
  async follow(transaction, { userId, epoch, change }) {
    const isCurrent = and(eq(owner, userId), eq(table.epoch, epoch - 1));
    if (rule.keptBy.includes(change)) {
      await transaction.update(table).set({ epoch }).where(isCurrent);
      return 0;
    }
    if (rule.isStored) {
      const [counted] = await transaction.select({ total: count() }).from(table).where(isCurrent);
      return counted?.total ?? 0;
    }
    const ended = await transaction
      .delete(table)
      .where(and(eq(owner, userId), lt(table.epoch, epoch)))
      .returning({ epoch: table.epoch });
    return ended.length;
  },
});

/** The current password was given, and the second factor where there is one. */
const afterFreshProof = ['password-changed', 'factor-added', 'factor-removed'] as const;

/**
 * What each change of control does to each credential. A table of credentials that is missing does not compile;
 * a change that a rule does not name ends the credential. Null: it needs no epoch, for the reason given.
 */
export const credentials = {
  sessions: {
    async follow(transaction, { userId, epoch, change, sessionId }) {
      const isKept = change === 'address-confirmed' ? undefined : eq(sessions.id, sessionId ?? '');
      await transaction
        .update(sessions)
        .set({ epoch })
        .where(and(eq(sessions.userId, userId), eq(sessions.epoch, epoch - 1), isKept));
      const ended = await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lt(sessions.epoch, epoch)))
        .returning({ id: sessions.id });
      return ended.length;
    },
  },
  addressMoves: together(addressMoves, addressMoves.userId, {
    // A thief who knows the password must not be able to void the link of the former mailbox.
    keptBy: ['password-changed', 'address-confirmed', 'address-moved', 'move-undone'],
  }),
  passwordResets: together(passwordResets, passwordResets.userId, {
    keptBy: ['address-confirmed'],
  }),
  emailVerifications: together(emailVerifications, emailVerifications.userId, {
    keptBy: [...afterFreshProof],
  }),
  identities: together(identities, identities.userId, {
    keptBy: [...afterFreshProof, 'address-confirmed', 'address-moved'],
  }),
  passkeys: together(passkeys, passkeys.userId, {
    keptBy: [...afterFreshProof, 'address-confirmed', 'role-changed'],
    // They sign in again once the person has signed in with the password and a code.
    isStored: true,
  }),
  apiKeys: together(apiKeys, apiKeys.issuedBy, { keptBy: [...afterFreshProof] }),
  chats: together(chats, chats.userId, { keptBy: ['address-confirmed'], isStored: true }),
  // One of a booking came by that booking's own link, which is no credential of an account.
  pushSubscriptions: {
    async follow(transaction, { userId, epoch }) {
      const isOf = (table: typeof sessions | typeof chats) => eq(table.userId, userId);
      const idsOf = (table: typeof sessions | typeof chats, where: SQL | undefined) =>
        transaction.select({ id: table.id }).from(table).where(where);
      const keptSessions = idsOf(sessions, and(isOf(sessions), eq(sessions.epoch, epoch)));
      const keptChats = idsOf(chats, and(isOf(chats), eq(chats.epoch, epoch)));
      const { sessionId, chatId } = pushSubscriptions;
      await transaction
        .update(pushSubscriptions)
        .set({ epoch })
        .where(or(inArray(sessionId, keptSessions), inArray(chatId, keptChats)));
      const ended = await transaction
        .delete(pushSubscriptions)
        .where(and(inArray(chatId, idsOf(chats, isOf(chats))), lt(pushSubscriptions.epoch, epoch)))
        .returning({ id: pushSubscriptions.id });
      return ended.length;
    },
  },
  // It hands on a chat token, which is checked when it is opened.
  continuations: null,
  // It takes a session, or the passkey that signs it.
  passkeyChallenges: null,
  // It opens nothing without the password.
  secondFactors: null,
  // It opens nothing without the password.
  recoveryCodes: null,
  // It is sent to a mailbox; accepting it is a change of control.
  staffInvitations: null,
  // It opens no account.
  newsletterSubscribers: null,
  // Signing in compares the epoch as it creates the session.
  users: null,
} satisfies Record<CredentialTable, EpochCredential | null>;
