import type {
  CallResult,
  passkeyEndpoints,
  staffPasskeyEndpoints,
  CallInput,
} from '@pothik/contract';
import { passkeyMessages } from '../../messages/passkeys.ts';

const { problems } = passkeyMessages;

type CreationOptions = CallResult<(typeof staffPasskeyEndpoints)['begin']>['options'];
type RequestOptions = CallResult<(typeof passkeyEndpoints)['options']>['options'];
/** A passkey's signature and what belongs to it. */
export type Assertion = CallInput<(typeof passkeyEndpoints)['signIn']>['passkey'];
/** A passkey that was made. */
export type Attestation = CallInput<(typeof staffPasskeyEndpoints)['add']>['passkey'];

/** The outcome of asking the browser. Neither: the person has put it off. */
interface Asked<Passkey> {
  passkey?: Passkey;
  problem?: string;
}

/** Why there can be no passkeys here. They belong to a domain, and browsers have them on encrypted lines alone. */
export function passkeyObstacle(): 'address' | 'browser' | undefined {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return typeof globalThis.PublicKeyCredential === 'function' ? undefined : 'browser';
}

/** Why the browser has made none, by the name of its error; nothing where the person did not want it. */
function problemOf(error: unknown): string | undefined {
  switch ((Object(error) as { name?: unknown }).name) {
    case 'NotAllowedError':
    case 'AbortError':
      return undefined;
    case 'InvalidStateError':
      return problems.known;
    case 'SecurityError':
      return problems.elsewhere;
    case 'ConstraintError':
    case 'NotSupportedError':
      return problems.unable;
    default:
      return problems.failed;
  }
}

async function ask<Passkey>(asking: () => Promise<Passkey>): Promise<Asked<Passkey>> {
  try {
    return { passkey: await asking() };
  } catch (error) {
    const problem = problemOf(error);
    return problem === undefined ? {} : { problem };
  }
}

/** Asks the browser to make a passkey. */
export const createPasskey = (optionsJSON: CreationOptions): Promise<Asked<Attestation>> =>
  ask(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      type,
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  });

/** Asks the browser to sign with a passkey. */
export const signWithPasskey = (optionsJSON: RequestOptions): Promise<Asked<Assertion>> =>
  ask(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      type,
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle ? { userHandle } : {}),
      },
    };
  });

/** Takes back what the browser is asked, as far as it has not been answered. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
