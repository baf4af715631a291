import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

/** EdDSA, ES256 and RS256, as COSE numbers them, the preferred one first. */
export const algorithms = [-8, -7, -257];

/** This server as passkeys know it: they sign for one domain and one origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export const relyingPartyOf = (publicOrigin: string): RelyingParty => {
  const { hostname, origin } = new URL(publicOrigin);
  return { id: hostname, origin };
};

/** An answer of a browser, as the contract describes it. */
interface Sent<Response> {
  id: string;
  type: 'public-key';
  response: Response;
}
/** The answer of `credentials.get`. */
export type Assertion = Sent<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | undefined;
}>;
/** The answer of `credentials.create`. */
export type Attestation = Sent<{ clientDataJSON: string; attestationObject: string }>;

/** The facts that are verified beside the signature. */
interface Expected {
  party: RelyingParty;
  /** Tells whether the challenge is ours. It is asked once. */
  isOwnChallenge: (challenge: string) => Promise<boolean>;
}

const expectations = ({ party, isOwnChallenge }: Expected) => ({
  expectedChallenge: isOwnChallenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** Few processes ever need it, and its parts for certificates take 30 MB and a quarter of a second. */
const load = () => import('@simplewebauthn/server');

const wholeOf = <Response>({ id, type, response }: Sent<Response>) =>
  ({ id, rawId: id, type, response, clientExtensionResults: {} }) as const;

/** The credential that a browser has made; nothing where it is not for us, or was not asked for. */
export async function verifyAttestation(
  attestation: Attestation,
  expected: Expected,
): Promise<WebAuthnCredential | undefined> {
  const { clientDataJSON, attestationObject } = attestation.response;
  const response: RegistrationResponseJSON = wholeOf({
    ...attestation,
    response: { clientDataJSON, attestationObject },
  });
  const { verifyRegistrationResponse } = await load();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectations(expected),
      response,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws whatever does not fit.
    return undefined;
  }
}

/** The uses that the device has counted; nothing where a credential has not signed for us, or was not asked to. */
export async function verifyAssertion(
  assertion: Assertion,
  credential: WebAuthnCredential,
  expected: Expected,
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  const response: AuthenticationResponseJSON = wholeOf({
    ...assertion,
    response: { clientDataJSON, authenticatorData, signature },
  });
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectations(expected),
      response,
      credential,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
