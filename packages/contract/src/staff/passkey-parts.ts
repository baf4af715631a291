import { z } from 'zod';
import { text } from '../wire-types.ts';

/** Bytes in Base64 for addresses, as browsers send them. */
const bytes = (maximum: number) =>
  text(maximum)
    .min(1)
    .regex(/^[A-Za-z0-9_-]+$/);

/** Names a passkey: 1,023 bytes at most. */
const credentialId = bytes(1_364);

const credential = { id: credentialId, type: z.literal('public-key') };

/** The answer of a browser's `credentials.get`, as JSON. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(8_192),
    signature: bytes(8_192),
    /** The account that the passkey was made for. */
    userHandle: bytes(128).optional(),
  }),
});

/** The answer of a browser's `credentials.create`, as JSON. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
    /** The ways in which a browser reaches it, such as `internal` or `usb`. */
    transports: z.array(text(40)).max(10).optional(),
  }),
});
