import { z } from 'zod';
import { sessionResult } from '../auth/session-result.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement, moment, requiredText } from '../wire-types.ts';
import { factorProof } from './factor-proof.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { passkeyAssertion, passkeyAttestation } from './passkey-parts.ts';

const credentialName = z.object({ id: z.string(), type: z.literal('public-key') });

/** The input of a browser's `credentials.get`, as JSON. */
const requestOptions = z.object({
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    /** Empty: whichever the person chooses. */
    allowCredentials: z.array(credentialName),
  }),
});

/** The input of a browser's `credentials.create`, as JSON. */
const creationOptions = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(credentialName),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
});

/** Signing in with a passkey, which members of the staff can have. */
export const passkeyEndpoints = {
  options: defineEndpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anyone',
    envelope: 'fields',
    summary: 'A challenge for a passkey; it is taken once, within five minutes',
    result: requestOptions,
    errors: ['rate_limited'],
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/auth/passkey',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Sign in with a passkey, which stands for the password and the second factor',
    body: z.object({ passkey: passkeyAssertion }),
    result: sessionResult,
    signsIn: 'token',
    errors: ['invalid_credentials', 'rate_limited'],
    failure: 'Login failed',
    invalidates: ['User', 'Booking', 'Preferences', 'Notification'],
  }),
};

/** The passkeys of the calling member of staff. */
export const staffPasskeyEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/passkeys',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'One’s own passkeys, the newest first',
    result: z.object({
      passkeys: z.array(
        z.object({
          _id: z.string(),
          /** The name that its person gave it. */
          name: z.string(),
          createdAt: moment,
          /** When it last signed in or proved who one is; absent: not yet. */
          lastUsedAt: moment.optional(),
        }),
      ),
    }),
    beforeFactor: true,
    provides: ['SecondFactor'],
  }),
  begin: defineEndpoint({
    method: 'POST',
    path: '/admin/passkeys/options',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'A challenge for a new passkey; it is taken once, within five minutes',
    body: factorProof,
    result: creationOptions,
    errors: ['invalid_credentials', 'second_factor_required', 'conflict', 'rate_limited'],
    beforeFactor: true,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/admin/passkeys',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Add the passkey that the browser has made; from then on one signs in with it',
    body: z.object({ name: requiredText(60), passkey: passkeyAttestation }),
    /** No codes where there is a second factor already: those that it came with stay. */
    result: recoveryCodes,
    errors: ['conflict', 'rate_limited'],
    beforeFactor: true,
    invalidates: ['SecondFactor', 'Staff', 'Session', 'Log'],
  }),
  beginProof: defineEndpoint({
    method: 'POST',
    path: '/admin/passkeys/proof-options',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'A challenge for one’s own passkeys, to show once more who one is',
    result: requestOptions,
    errors: ['rate_limited'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/passkeys/{id}',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Remove one of one’s passkeys',
    body: factorProof,
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['invalid_credentials', 'second_factor_required', 'not_found', 'rate_limited'],
    invalidates: ['SecondFactor', 'Staff', 'User', 'Session', 'Log'],
  }),
};
