import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { PasswordPolicy } from '../auth/password-policy.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { relyingPartyOf } from '../second-factor/verify-passkey.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { acceptInvitationHandlers } from './accept-invitation.ts';
import { apiKeyHandlers } from './api-keys.ts';
import { invitationJobs, sweepInvitations } from './invitation-links.ts';
import { invitationHandlers } from './invitations.ts';
import { passkeyHandlers } from './passkeys.ts';
import { proveOneself } from './prove-oneself.ts';
import { savedViewHandlers } from './saved-views.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { sessionHandlers } from './staff-sessions.ts';
import { staffHandlers } from './staff.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
  bus: ChatBus;
  secrets: SecretSealer;
  passwords: PasswordPolicy;
}

/** Accounts of the staff, invitations to it, where its members are signed in, their views, and keys of programs. */
export const staffModule = ({ database, product, bus, secrets, passwords }: Needs) => {
  const party = relyingPartyOf(product.publicOrigin);
  const prove = proveOneself(database, { secrets, party });
  return {
    handlers: {
      staffAccounts: { ...staffHandlers(database, bus), ...invitationHandlers(database) },
      staffSessions: sessionHandlers(database, bus),
      staffViews: savedViewHandlers(database),
      staffKeys: apiKeyHandlers(database, prove),
      staffFactors: secondFactorHandlers({ database, product, bus, secrets, prove }),
      staffPasskeys: passkeyHandlers({ database, product, bus, party, prove }),
      invitations: acceptInvitationHandlers(database, passwords),
    },
    jobs: (send) => invitationJobs(database, product, send),
    sweeps: [sweepInvitations],
  } satisfies ServerModule;
};
