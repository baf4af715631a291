import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveDocumentKeys } from './document-keys.ts';
import { checkSignature, signatureOf } from './signed-addresses.ts';

const keys = deriveDocumentKeys(randomBytes(32));
const expires = 1_000;
const named = ['booking', 'passport'];
const signature = signatureOf(keys, named, expires);
const check = (more: { named?: string[]; expires?: number; signature?: string; now?: number }) =>
  checkSignature(
    keys,
    more.named ?? named,
    { expires: more.expires ?? expires, signature: more.signature ?? signature },
    more.now ?? 999,
  );

it('opens what it names until it ends', () => {
  expect(check({})).toBe('valid');
  expect(check({ now: 1_000 })).toBe('expired');
  expect(check({ now: 1_001 })).toBe('expired');
});

it('opens nothing else, for no longer, and under no other key', () => {
  expect(check({ named: ['booking', 'nidFront'] })).toBe('forged');
  expect(check({ named: ['bookingpassport'] })).toBe('forged');
  expect(check({ expires: 2_000 })).toBe('forged');
  const others = deriveDocumentKeys(randomBytes(32));
  expect(check({ signature: signatureOf(others, named, expires) })).toBe('forged');
});

it.each(['', 'x', 'x'.repeat(43), `${signature}AAAA`, signature.slice(1)])(
  'is forged where it is not whole: %j',
  (other) => {
    expect(check({ signature: other })).toBe('forged');
  },
);
