import { z } from 'zod';
import { text } from '../wire-types.ts';
import { factorCode } from './factor-code.ts';
import { passkeyAssertion } from './passkey-parts.ts';

/** The password, and the second factor where there is one: a code, or a passkey that was asked for it. */
export const factorProof = z.object({
  password: text(200).min(1),
  code: factorCode.optional(),
  passkey: passkeyAssertion.optional(),
});
