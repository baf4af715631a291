import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentKeys } from './document-keys.ts';

const digest = ({ signing }: DocumentKeys, named: readonly string[], expires: number) =>
  createHmac('sha256', signing)
    .update(JSON.stringify([...named, expires]))
    .digest();

/**
 * Signs what an address opens.
 *
 * @param named all that tells it from everything else that is signed.
 * @param expires in milliseconds of `Date.now()`.
 */
export const signatureOf = (
  keys: DocumentKeys,
  named: readonly string[],
  expires: number,
): string => digest(keys, named, expires).toString('base64url');

/** Whether an address was made here and changed by nobody, and still opens what it names. */
export function checkSignature(
  keys: DocumentKeys,
  named: readonly string[],
  { expires, signature }: { expires: number; signature: string },
  now = Date.now(),
): 'valid' | 'forged' | 'expired' {
  const expected = digest(keys, named, expires);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now < expires ? 'valid' : 'expired';
}
