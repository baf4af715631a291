import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { emailVerifications, passwordResets, users } from '../../schema.ts';
import {
  emailVerificationJob,
  linkJobs,
  passwordResetJob,
  sweepLinks,
  takeLink,
} from './mail-links.ts';
import { messages } from './messages.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

describeEachDatabase('a link in a mail', (get) => {
  const db = () => get().database.db;
  const product = {
    publicOrigin: 'https://pothik.example',
    productName: () => Promise.resolve('Pothik'),
    contact: () => Promise.resolve({}),
  };

  /** Does a job, and answers the mails that it sends. */
  async function mailsOf(kind: string, payload: object): Promise<SentMail[]> {
    const mails: SentMail[] = [];
    const send = (mail: unknown) => Promise.resolve(void mails.push(mail as SentMail));
    await linkJobs(get().database, product, send)[kind]?.(payload, 'job');
    return mails;
  }
  const tokenIn = (mails: SentMail[]) => /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  async function insert(more: Partial<typeof users.$inferInsert> = {}) {
    const userId = await insertUser(db(), more);
    const [row] = await db().select().from(users).where(eq(users.id, userId));
    return { userId, email: row?.email ?? '' };
  }
  const take = (kind: typeof passwordResetJob | typeof emailVerificationJob, token: string) =>
    db().transaction((transaction) => takeLink(transaction, kind, token));
  const gone = { code: 'gone', said: messages.linkNotValid };

  it('for a new password goes to whoever has the account, and to nobody else', async () => {
    const { userId, email } = await insert();
    const mails = await mailsOf(passwordResetJob, { email });
    expect(mails).toMatchObject([{ to: email }]);
    expect(mails[0]?.text).toContain('https://pothik.example/reset-password?token=');
    expect(await take(passwordResetJob, tokenIn(mails))).toEqual({ userId, email });
    expect(await mailsOf(passwordResetJob, { email: 'nobody@example.com' })).toEqual([]);
  });

  it('to confirm goes to the address that the account has, while it is not confirmed', async () => {
    const { userId, email } = await insert();
    const mails = await mailsOf(emailVerificationJob, { userId, email });
    expect(mails).toMatchObject([{ to: email }]);
    expect(await take(emailVerificationJob, tokenIn(mails))).toEqual({ userId, email });
    const other = { userId, email: 'before@example.com' };
    expect(await mailsOf(emailVerificationJob, other)).toEqual([]);
    expect(await mailsOf(emailVerificationJob, { userId: 'nobody', email })).toEqual([]);
    await db().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
    expect(await mailsOf(emailVerificationJob, { userId, email })).toEqual([]);
  });

  it('says so to who has a confirmed account of the address already', async () => {
    const { email } = await insert({ emailVerifiedAt: new Date() });
    const { userId } = await insert({ email });
    const [told] = await mailsOf(emailVerificationJob, { userId, email });
    const { userId: alone, email: own } = await insert();
    const [asked] = await mailsOf(emailVerificationJob, { userId: alone, email: own });
    expect(told?.subject).not.toBe(asked?.subject);
  });

  it('opens once, what it is for, and is kept as a hash alone', async () => {
    const { email } = await insert();
    const token = tokenIn(await mailsOf(passwordResetJob, { email }));
    const [row] = await db().select().from(passwordResets).where(eq(passwordResets.email, email));
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    await expect(take(emailVerificationJob, token)).rejects.toMatchObject(gone);
    const both = await Promise.allSettled([
      take(passwordResetJob, token),
      take(passwordResetJob, token),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(take(passwordResetJob, token)).rejects.toMatchObject(gone);
    await expect(take(passwordResetJob, 'unknown')).rejects.toMatchObject(gone);
  });

  it('opens for half an hour, or three days where it confirms', async () => {
    const { userId, email } = await insert();
    const reset = tokenIn(await mailsOf(passwordResetJob, { email }));
    const confirm = tokenIn(await mailsOf(emailVerificationJob, { userId, email }));
    for (const [kind, table, token, minutes] of [
      [passwordResetJob, passwordResets, reset, 30],
      [emailVerificationJob, emailVerifications, confirm, 3 * 24 * 60],
    ] as const) {
      const [row] = await db().select().from(table).where(eq(table.email, email));
      const left = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
      expect(left).toBeGreaterThan(minutes - 5);
      expect(left).toBeLessThanOrEqual(minutes);
      await db()
        .update(table)
        .set({ expiresAt: new Date(Date.now() - 1_000) });
      await expect(take(kind, token)).rejects.toMatchObject(gone);
    }
  });

  it('opens nothing once the account has another address', async () => {
    const { userId, email } = await insert();
    const token = tokenIn(await mailsOf(passwordResetJob, { email }));
    await db()
      .update(users)
      .set({ email: `moved-${email}` })
      .where(eq(users.id, userId));
    await expect(take(passwordResetJob, token)).rejects.toMatchObject(gone);
  });

  it('is not kept back by a database that fails', async () => {
    const { email } = await insert();
    const failing = new Error('the database is away');
    const database = {
      db: Object.assign(Object.create(db()) as ReturnType<typeof db>, {
        insert: () => {
          throw failing;
        },
      }),
    };
    const jobs = linkJobs(database, product, () => Promise.resolve());
    await expect(jobs[passwordResetJob]?.({ email }, 'job')).rejects.toBe(failing);
  });

  it('is swept a week after it was used or has ended', async () => {
    await db().delete(passwordResets);
    const { userId, email } = await insert();
    const days = (count: number) => sql`now() + make_interval(days => ${count})`;
    const links = [
      { tokenHash: 'open', expiresAt: days(1) },
      { tokenHash: 'ended', expiresAt: days(-6) },
      { tokenHash: 'ended long ago', expiresAt: days(-8) },
      { tokenHash: 'used', expiresAt: days(1), usedAt: days(-6) },
      { tokenHash: 'used long ago', expiresAt: days(1), usedAt: days(-8) },
    ];
    for (const table of [passwordResets, emailVerifications]) {
      await db().delete(table);
      for (const { expiresAt, usedAt = null, tokenHash } of links) {
        await db().insert(table).values({ userId, email, tokenHash, expiresAt, usedAt });
      }
    }
    await sweepLinks(db());
    for (const table of [passwordResets, emailVerifications]) {
      const left = await db().select().from(table);
      expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['ended', 'open', 'used']);
    }
  });
});
