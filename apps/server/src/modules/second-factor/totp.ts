import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds; the one before and the one after are taken as well. */
const period = 30;

/** 160 bits of chance, in Base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, ...more });

/** What an app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step that a code is of; nothing for one that is not of now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1_000 / period) + delta;
}
