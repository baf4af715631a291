import type { ContentLanguage, Preferences } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { preferences, users } from './schema.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { addressChangedMail, dataExportedMail, type Addressee } from '../auth/account-mails.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import { emailVerificationJob } from '../auth/mail-links.ts';
import { recordMove } from '../auth/address-moves.ts';
import { checkProof } from '../auth/fresh-proof.ts';
import {
  assertStillProven,
  changeControl,
  type ChangedControl,
  type Proven,
} from '../auth/control/change-control.ts';
import { endedSentences } from '../auth/control/control-mails.ts';
import type { VerifyGoogleToken } from '../auth/google-token.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { toUser, type UserRow } from '../auth/user-serializer.ts';
import { confirmedAddress } from '../consents/consents.ts';
import { endNewsletter, recordConsent } from '../consents/record-consent.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { archiveAddress, archiveLimits } from './data-export/archive-route.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import type { DeletePerson } from './delete-person.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';

const defaultPreferences: Omit<Preferences, 'language'> = {
  bookingEmails: true,
  chatEmails: true,
  newsletter: false,
};

async function findUser(db: Queries, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new RequestError('unauthorized', general.signInFirst);
  return user;
}

/** @param language of the page, until another is chosen. */
async function readPreferences(
  db: Queries,
  userId: string,
  language: ContentLanguage,
): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  if (!row) return { ...defaultPreferences, language };
  const { userId: _of, ...chosen } = row;
  return chosen;
}

const staffStays = () =>
  new RequestError('forbidden', messages.staffAddress, {
    fields: { email: messages.staffAddress },
  });

/** A move of an account to another address. */
interface Move {
  before: UserRow;
  after: UserRow;
  /** The mailbox that loses the account. */
  former: Addressee;
  changed: ChangedControl;
}

/** What was not sent stays; what was emptied is gone. */
const orNull = (value: string | undefined) => (value === '' ? null : value);

/** Changes of one account of which rows remain: moves to another address, and consents to the newsletter. */
const accountChanges = { tries: 20, seconds: 24 * 60 * 60 };

/** The account of the current user. */
export function userHandlers(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  verify: VerifyGoogleToken,
  keys: DocumentKeys,
  deletePerson: DeletePerson,
): Omit<Handlers['users'], 'sessions' | 'endSession' | 'endOtherSessions'> {
  return {
    async profile({ caller }) {
      return { user: toUser(await findUser(db, signedIn(caller).userId)) };
    },

    async updateProfile({ caller, body, address, language }) {
      const { userId, role, sessionId } = signedIn(caller);
      const product = await productName();
      let proven: Proven | undefined;
      if (body.email !== (await findUser(db, userId)).email) {
        if (role !== 'customer') throw staffStays();
        // Whether the address has an account already is not told: who confirms it first keeps it.
        const { currentPassword: password, idToken } = body;
        proven = await checkProof(db, verify, userId, { password, idToken }, 'currentPassword');
        await consumeTry(db, `address-moves:user:${userId}`, accountChanges);
        await consumeTry(db, tryKeys.addressTaken(body.email, address), authLimits.addressTaken);
      }
      const updated = await db.transaction(async (transaction) => {
        if (proven) await assertStillProven(transaction, proven);
        const before = await findUser(transaction, userId);
        const isMoved = body.email !== before.email;
        // The address changed while this call was under way, and needs a proof now.
        if (isMoved && !proven) throw new RequestError('conflict', general.tryAgain);
        const [after] = await transaction
          .update(users)
          .set({
            name: body.name,
            email: body.email,
            phone: body.phone,
            nid: orNull(body.nid),
            passportNumber: orNull(body.passportNumber),
            address: orNull(body.address),
            ...(isMoved ? { emailVerifiedAt: null, emailSince: new Date() } : {}),
          })
          .where(eq(users.id, userId))
          .returning();
        if (!after) throw new RequestError('unauthorized', general.signInFirst);
        if (isMoved) {
          const changed = await changeControl(transaction, userId, 'address-moved', { sessionId });
          const former = await addresseeOf(transaction, before, product, language);
          await tellOfMove(transaction, { before, after, former, changed });
        }
        return after;
      });
      return { user: toUser(updated), message: messages.profileUpdated };
    },

    async resendConfirmation({ caller, language }) {
      const { userId } = signedIn(caller);
      const { email, emailVerifiedAt } = await findUser(db, userId);
      if (emailVerifiedAt) {
        throw new RequestError('conflict', messages.alreadyConfirmed);
      }
      await consumeTry(db, tryKeys.resend(userId), authLimits.resend);
      // Which mail it is depends on who else has the address: a job finds out, after the answer.
      await enqueue(db, {
        kind: emailVerificationJob,
        eventKey: createId(),
        payload: { userId, email, language },
      });
      return { message: messages.linkSentAgain };
    },

    async deleteAccount({ caller, body }) {
      const { userId, role } = signedIn(caller);
      if (role !== 'customer') {
        throw new RequestError('forbidden', messages.staffAccount);
      }
      const proven = await checkProof(db, verify, userId, body, 'password');
      await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        await deletePerson(transaction, userId);
      });
      return { message: messages.accountDeleted };
    },

    async exportData({ caller, body, language }) {
      const { userId, role, sessionId } = signedIn(caller);
      if (role !== 'customer') {
        throw new RequestError('forbidden', messages.staffData);
      }
      const proven = await checkProof(db, verify, userId, body, 'password');
      await consumeTry(db, `data-asked:user:${userId}`, archiveLimits.asked);
      const product = await productName();
      await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        const user = await findUser(transaction, userId);
        const addressee = await addresseeOf(transaction, user, product, language);
        const action = { actorId: userId, action: 'account.export', subject: userId } as const;
        await recordAudit(transaction, action);
        await enqueueMail(transaction, {
          eventKey: `data-exported:${createId()}`,
          mail: dataExportedMail({ ...addressee, emailVerifiedAt: user.emailVerifiedAt }),
        });
      });
      return { address: archiveAddress(keys, sessionId) };
    },

    async preferences({ caller, language }) {
      return { preferences: await readPreferences(db, signedIn(caller).userId, language) };
    },

    async updatePreferences({ caller, body, language }) {
      const { userId } = signedIn(caller);
      const before = await readPreferences(db, userId, language);
      const next: Preferences = {
        language: body.language ?? before.language,
        bookingEmails: body.bookingEmails ?? before.bookingEmails,
        chatEmails: body.chatEmails ?? before.chatEmails,
        newsletter: body.newsletter ?? before.newsletter,
      };
      // Each consent stays as a proof, also once it was withdrawn; withdrawing one is always possible.
      if (next.newsletter && !before.newsletter) {
        await consumeTry(db, `newsletter-consents:user:${userId}`, accountChanges);
      }
      await db.transaction(async (transaction) => {
        await transaction
          .insert(preferences)
          .values({ userId, ...next })
          .onConflictDoUpdate({ target: preferences.userId, set: next });
        if (next.newsletter === before.newsletter) return;
        if (next.newsletter) {
          const wording = body.newsletterConsent ?? null;
          await recordConsent(transaction, 'newsletter', { userId }, wording);
        } else {
          await endNewsletter(transaction, userId, await confirmedAddress(transaction, userId));
        }
      });
      return { preferences: next, message: messages.preferencesSaved };
    },
  };

  async function addresseeOf(
    transaction: Queries,
    { id, email: to }: UserRow,
    productName: string,
    otherwise: ContentLanguage,
  ): Promise<Addressee> {
    const language = await accountLanguage(transaction, id, otherwise);
    return { to, language, productName, publicOrigin };
  }

  /** The old mailbox is told, the new one is asked. */
  async function tellOfMove(transaction: Queries, { before, after, former, changed }: Move) {
    const eventKey = `${after.id}:${after.email}:${after.updatedAt.toISOString()}`;
    const { emailVerifiedAt } = before;
    const token = await recordMove(transaction, before, changed.epoch);
    await enqueueMail(transaction, {
      eventKey: `address-changed:${eventKey}`,
      mail: addressChangedMail(
        { ...former, emailVerifiedAt },
        token,
        endedSentences(former, changed.ended),
      ),
    });
    await enqueue(transaction, {
      kind: emailVerificationJob,
      eventKey,
      payload: { userId: after.id, email: after.email, language: former.language },
    });
  }
}
