import { describe, expect, it } from 'vitest';
import { createTotpSecret, stepOfCode, totpUri } from './totp.ts';

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('is as the standard says after %i seconds', (seconds, code, step) => {
    expect(stepOfCode(secret, code, seconds * 1_000)).toBe(step);
  });

  it('is taken half a minute early and late, and named by its own step', () => {
    expect(stepOfCode(secret, '287082', 89_000)).toBe(1);
    expect(stepOfCode(secret, '287082', 29_000)).toBe(1);
    expect(stepOfCode(secret, '287082', 90_000)).toBeUndefined();
  });

  it.each(['', '28708', '2870821', '00287082', 'abcdef', '-28708'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
  });
});

describe('the secret of an app', () => {
  it('has 160 bits of chance', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it('is read by apps from an address that names whose it is', () => {
    const uri = new URL(totpUri(secret, 'Pothik & Co', 'nasrin@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Pothik & Co:nasrin@example.com');
    expect(uri.searchParams.get('secret')).toBe(secret);
  });
});
