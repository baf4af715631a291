import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { recoveryCodes } from '../staff/schema.ts';

const howMany = 10;

/** Letters and digits that nobody takes for one another; 32 of them. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 120 bits of chance, in six groups of four. */
function createCode(): string {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length] ?? '');
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

const hashOf = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url');

/** New recovery codes in place of all others. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  transaction: Queries,
  userId: string,
): Promise<string[]> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: howMany }, createCode);
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(code), userId })));
  return codes;
}

/** Whether a code is one of theirs; from then on it is none. */
export async function takeRecoveryCode(
  db: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashOf(code)), eq(recoveryCodes.userId, userId)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** How many of them are left. */
export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
