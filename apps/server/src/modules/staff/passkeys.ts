import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { consumeTry, resetTries } from '../../http/rate-limit.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { passkeys } from '../auth/schema.ts';
import { createId } from '../../platform/id.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  assertSessionLives,
  assertStillProven,
  changeControl,
} from '../auth/control/change-control.ts';
import { authLimits, tryKeys } from '../auth/limits.ts';
import { factorKeys, factorLimits } from '../second-factor/limits.ts';
import { hasSecondFactor, removePasskey } from '../second-factor/check-second-factor.ts';
import {
  challengeLifetime,
  createChallenge,
  takeChallenge,
} from '../second-factor/passkey-challenges.ts';
import { listPasskeys, requestOptions, userHandleOf } from '../second-factor/passkeys.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import {
  algorithms,
  verifyAttestation,
  type RelyingParty,
} from '../second-factor/verify-passkey.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { messages } from './messages.ts';
import type { Prove } from './prove-oneself.ts';
import { findStaff, lockStaff } from './staff-rules.ts';

/** One person may have so many passkeys. */
const maximumPasskeys = 20;

const toCredential = ({ credentialId: id }: { credentialId: string }) =>
  ({ id, type: 'public-key' }) as const;

interface Needs {
  database: Database;
  product: ProductFacts;
  party: RelyingParty;
  prove: Prove;
  bus: ChatBus;
}

/** The passkeys of the calling member of staff. */
export function passkeyHandlers({
  database: { db },
  product,
  party,
  prove,
  bus,
}: Needs): Handlers['staffPasskeys'] {
  return {
    async list({ caller }) {
      const rows = await listPasskeys(db, signedIn(caller).userId);
      return {
        passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ _id: id, name, createdAt: createdAt.toISOString() },
          ...omitNullish({ lastUsedAt: lastUsedAt?.toISOString() }),
        })),
      };
    },

    async begin({ caller, body }) {
      const { userId } = signedIn(caller);
      await prove(userId, body);
      const { email, name } = await findStaff(db, userId);
      const known = await listPasskeys(db, userId);
      if (known.length >= maximumPasskeys) {
        throw new RequestError('conflict', messages.tooManyPasskeys);
      }
      return {
        options: {
          challenge: await createChallenge(db, { purpose: 'add', userId }),
          rp: { id: party.id, name: await product.productName() },
          user: { id: userHandleOf(userId), name: email, displayName: name },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          timeout: challengeLifetime,
          attestation: 'none',
          excludeCredentials: known.map(toCredential),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        },
      };
    },

    async add({ caller, body: { name, passkey } }) {
      const { userId, sessionId } = signedIn(caller);
      const key = factorKeys.secondFactor(userId);
      await consumeTry(db, key, factorLimits.secondFactor);
      const credential = await verifyAttestation(passkey, {
        party,
        isOwnChallenge: (challenge) => takeChallenge(db, { purpose: 'add', userId }, challenge),
      });
      if (!credential) {
        throw new RequestError('conflict', messages.passkeyNotAdded);
      }
      const recoveryCodes = await db.transaction(async (transaction) => {
        await assertSessionLives(transaction, sessionId);
        const person = await lockStaff(transaction, userId);
        const isFirst = !(await hasSecondFactor(transaction, userId));
        const [added] = await transaction
          .insert(passkeys)
          .values({
            ...{ id: createId(), userId, name, epoch: person.epoch },
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
          })
          .onConflictDoNothing({ target: passkeys.credentialId })
          .returning({ id: passkeys.id });
        if (!added) throw new RequestError('conflict', messages.passkeyAddedBefore);
        await recordAudit(transaction, {
          ...{ actorId: userId, subject: userId, name: person.name },
          action: 'factor.passkey-add',
        });
        if (!isFirst) return [];
        // Sessions that the password alone has opened end.
        await changeControl(transaction, userId, 'factor-added', { sessionId });
        return replaceRecoveryCodes(transaction, userId);
      });
      await resetTries(db, key);
      bus.publish({ type: 'sessions-ended' });
      return { recoveryCodes };
    },

    async beginProof({ caller, address }) {
      const { userId } = signedIn(caller);
      await consumeTry(db, tryKeys.challengeFrom(address), authLimits.challengeFrom);
      const challenge = await createChallenge(db, { purpose: 'prove', userId });
      return requestOptions(challenge, party, challengeLifetime, await listPasskeys(db, userId));
    },

    async remove({ caller, params: { id }, body }) {
      const { userId, sessionId } = signedIn(caller);
      const { note, proven } = await prove(userId, body);
      await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        if (!(await removePasskey(transaction, userId, id))) {
          throw notFound(messages.passkeyNotFound);
        }
        await recordAudit(transaction, { ...note, action: 'factor.passkey-remove' });
        // It may have been stolen with its device.
        await changeControl(transaction, userId, 'factor-removed', { sessionId });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: messages.passkeyRemoved };
    },
  };
}
