import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { OnConfirmed } from './accounts-of-address.ts';
import { sweepApiKeys } from './api-keys/api-keys.ts';
import { authHandlers } from './auth.ts';
import { controlJobs } from './control/control-mails.ts';
import { googleTokenVerifier, type IdentityProvider } from './google-token.ts';
import { googleHandler } from './google.ts';
import { linkJobs, sweepLinks } from './mail-links.ts';
import { passwordHandlers } from './password-handlers.ts';
import type { KnownDevices } from './known-devices.ts';
import { passkeySignInHandlers } from './passkey-sign-in.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { sweepChallenges } from '../second-factor/passkey-challenges.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { sweepSessions } from './sessions.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
  identityProvider: IdentityProvider;
  secrets: SecretSealer;
  /** Told in the same transaction that an address was confirmed. */
  onConfirmed: OnConfirmed;
  passwords: PasswordPolicy;
  devices: KnownDevices;
}

/** Signing in and out, passwords, the links that mails carry. */
export const authModule = ({
  database,
  product,
  identityProvider,
  secrets,
  onConfirmed,
  passwords,
  devices,
}: Needs) =>
  ({
    handlers: {
      auth: {
        ...authHandlers(database, secrets, passwords, devices),
        ...passwordHandlers(database, onConfirmed, passwords, devices),
        google: googleHandler(database, googleTokenVerifier(identityProvider), onConfirmed),
      },
      passkeys: passkeySignInHandlers(database, product),
    },
    jobs: (send) => ({
      ...linkJobs(database, product, send),
      ...controlJobs(database, product, send),
    }),
    sweeps: [sweepSessions, sweepLinks, sweepApiKeys, sweepChallenges],
  }) satisfies ServerModule;
