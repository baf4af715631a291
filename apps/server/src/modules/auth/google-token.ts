import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import { messages } from './messages.ts';

/** Whom a token of the identity provider names. */
export interface GoogleIdentity {
  subject: string;
  /** In lower case; the provider has seen that it is theirs. */
  email: string;
  name: string;
  /** When they signed in at the provider, in milliseconds of `Date.now()`. */
  signedInAt: number;
}

/** Says whom an identity token names. */
export type VerifyGoogleToken = (idToken: string) => Promise<GoogleIdentity>;

export interface IdentityProvider {
  projectId: string;
  /** Where its keys are published. Default: Google's. */
  keysUrl?: string;
  /** Tokens of the emulator are not signed; only a local server may have one. */
  emulatorHost?: string | undefined;
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  email_verified: z.literal(true),
  name: z.string().optional(),
  auth_time: z.number().refine((time) => time <= Date.now() / 1_000 + tolerance),
  firebase: z.object({ sign_in_provider: z.literal('google.com') }),
});

/** How far clocks may differ, in seconds. */
const tolerance = 60;

/** How old a token may be, in seconds. */
const longestAge = 10 * 60;

const failed = () => new RequestError('invalid_credentials', messages.googleFailed);

function toIdentity(payload: JWTPayload): GoogleIdentity {
  const read = claims.safeParse(payload);
  if (!read.success) throw failed();
  const { sub, email, name, auth_time: signedInAt } = read.data;
  const given = name?.trim().slice(0, 120) ?? '';
  return {
    subject: sub,
    email,
    name: given === '' ? email.replace(/@.*/, '') : given,
    signedInAt: signedInAt * 1_000,
  };
}

/**
 * Verifies signature, issuer, audience, expiry and that the address is verified.
 *
 * The returned function throws a RequestError: `invalid_credentials` for a token that is not good,
 * `unavailable` where the provider's keys can't be had.
 */
export function googleTokenVerifier(provider: IdentityProvider): VerifyGoogleToken {
  const { projectId, keysUrl = googleKeys, emulatorHost } = provider;
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: tolerance,
    // One that was overheard is worth nothing soon; a page sends it at once.
    maxTokenAge: longestAge,
    requiredClaims: ['exp', 'iat', 'sub'],
  };
  if (emulatorHost !== undefined) {
    return async (idToken) => {
      try {
        return await Promise.resolve(toIdentity(UnsecuredJWT.decode(idToken, options).payload));
      } catch {
        throw failed();
      }
    };
  }
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, { ...options, algorithms: ['RS256'] });
      return toIdentity(payload);
    } catch (error) {
      const isTokensFault =
        error instanceof RequestError ||
        (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout));
      // A bad answer of the provider is a plain JOSEError.
      if (isTokensFault && (error as { code?: string }).code !== 'ERR_JOSE_GENERIC') throw failed();
      throw new RequestError('unavailable', messages.googleFailed);
    }
  };
}
