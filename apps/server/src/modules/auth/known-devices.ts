import { createId } from '../../platform/id.ts';
import type { SecretSealer } from '../../platform/sealed.ts';

/**
 * Recognises browsers by what each keeps from an earlier sign-in, as OWASP's device cookies do. Nothing of
 * them is stored here.
 */
export interface KnownDevices {
  /**
   * What a browser keeps of signing in to the confirmed account of this address.
   *
   * @param kept what it kept of the last time.
   */
  remember: (email: string, kept: string | undefined) => string;
  /** The browser's id, where it has signed in to the account of this address before. */
  recognise: (email: string, kept: string | undefined) => string | undefined;
}

const purposeOf = (email: string) => `known device of ${email}`;

export function knownDevices(secrets: SecretSealer): KnownDevices {
  const recognise: KnownDevices['recognise'] = (email, kept) => {
    if (kept === undefined) return undefined;
    try {
      return secrets.open(purposeOf(email), kept);
    } catch {
      // Of another account, another installation, or nobody's.
      return undefined;
    }
  };
  return {
    recognise,
    remember: (email, kept) => secrets.seal(purposeOf(email), recognise(email, kept) ?? createId()),
  };
}
