import { createHash, randomBytes } from 'node:crypto';
import type { ContentLanguage } from '@pothik/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { newsletterSubscribers } from './schema.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import { messages as authMessages } from '../auth/messages.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { messages as userMessages } from '../users/messages.ts';
import { messages } from './messages.ts';

/** From one network. */
const subscribedFrom = { tries: 30, seconds: 60 * 60 };

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function confirmationMail(
  letter: { to: string; language: ContentLanguage; sender: string; publicOrigin: string },
  token: string,
): Mail {
  const { subject, asked, confirm, otherwise } = messagesIn(letter.language).newsletter;
  const page = `/newsletter/confirm?token=${token}`;
  return composeMail({
    ...letter,
    class: 'confirmation',
    subject: subject(letter.sender),
    paragraphs: [asked(letter.sender), { ...confirm, page }, otherwise],
  });
}

/** How long an address that nobody has confirmed stays, and its link works, in days. */
const unconfirmedDays = 30;

/** Removes addresses that nobody has confirmed: anyone may enter any address. */
export async function sweepUnconfirmed(db: Queries): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lt(newsletterSubscribers.createdAt, sql`now() - make_interval(days => ${unconfirmedDays})`),
      ),
    );
}

/**
 * The newsletter, asked for twice: by the form and by the link in a mail. The answer is the same
 * whether an address is known or not.
 */
export function newsletterHandlers(
  { db }: Database,
  { publicOrigin, productName }: ProductFacts,
): Handlers['newsletter'] {
  return {
    async subscribe({ body: { email, consent }, address, language }) {
      await consumeTry(db, `newsletter:address:${address}`, subscribedFrom);
      await consumeTry(db, tryKeys.addressTaken(email, address), authLimits.addressTaken);
      const token = randomBytes(32).toString('base64url');
      const letter = { to: email, language, sender: await productName(), publicOrigin };
      const mail = confirmationMail(letter, token);
      const asking = { tokenHash: hash(token), language, wording: consent ?? null };
      await db.transaction(async (transaction) => {
        const [asked] = await transaction
          .insert(newsletterSubscribers)
          .values({ email, ...asking })
          .onConflictDoUpdate({
            target: newsletterSubscribers.email,
            set: asking,
            setWhere: sql`${newsletterSubscribers.confirmedAt} is null`,
          })
          .returning({ email: newsletterSubscribers.email });
        if (!asked) return;
        await enqueueMail(transaction, { eventKey: `newsletter:${hash(token)}`, mail });
      });
      return { message: messages.checkInbox };
    },

    async confirm({ body: { token } }) {
      await db.transaction(async (transaction) => {
        const [asked] = await transaction
          .select()
          .from(newsletterSubscribers)
          .where(eq(newsletterSubscribers.tokenHash, hash(token)))
          .for('update');
        if (!asked) throw new RequestError('gone', authMessages.linkNotValid);
        const { email, confirmedAt, wording } = asked;
        if (confirmedAt !== null) return;
        await transaction
          .update(newsletterSubscribers)
          .set({ confirmedAt: sql`now()` })
          .where(eq(newsletterSubscribers.email, email));
        await recordConsent(transaction, 'newsletter', { email }, wording);
      });
      return { message: userMessages.addressConfirmed };
    },
  };
}
