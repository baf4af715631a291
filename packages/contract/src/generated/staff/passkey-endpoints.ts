// Generated from src/staff/passkey-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { User } from '../entities.ts';

/** Signing in with a passkey, which members of the staff can have. */
export const passkeyEndpoints = {
  /** A challenge for a passkey; it is taken once, within five minutes. */
  options: {
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anyone',
    envelope: 'fields',
  } as Endpoint<
    object,
    {
      options: {
        challenge: string;
        rpId: string;
        timeout: number;
        userVerification: 'required';
        /** Empty: whichever the person chooses. */
        allowCredentials: {
          id: string;
          type: 'public-key';
        }[];
      };
    }
  >,
  /** Sign in with a passkey, which stands for the password and the second factor. */
  signIn: {
    method: 'POST',
    path: '/auth/passkey',
    access: 'anyone',
    envelope: 'fields',
    signsIn: 'token',
    failure: 'Login failed',
  } as Endpoint<
    {
      passkey: {
        response: {
          clientDataJSON: string;
          authenticatorData: string;
          signature: string;
          /** The account that the passkey was made for. */
          userHandle?: string | undefined;
        };
        id: string;
        type: 'public-key';
      };
    },
    {
      /** Empty where the session lies in the console's cookie. */
      token: string;
      user: User;
      message?: string | undefined;
    }
  >,
};

/** The passkeys of the calling member of staff. */
export const staffPasskeyEndpoints = {
  /** One’s own passkeys, the newest first. */
  list: { method: 'GET', path: '/admin/passkeys', access: 'agent', envelope: 'fields' } as Endpoint<
    object,
    {
      passkeys: {
        _id: string;
        /** The name that its person gave it. */
        name: string;
        createdAt: string;
        /** When it last signed in or proved who one is; absent: not yet. */
        lastUsedAt?: string | undefined;
      }[];
    }
  >,
  /** A challenge for a new passkey; it is taken once, within five minutes. */
  begin: {
    method: 'POST',
    path: '/admin/passkeys/options',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      password: string;
      code?: string | undefined;
      passkey?:
        | {
            response: {
              clientDataJSON: string;
              authenticatorData: string;
              signature: string;
              /** The account that the passkey was made for. */
              userHandle?: string | undefined;
            };
            id: string;
            type: 'public-key';
          }
        | undefined;
    },
    {
      options: {
        challenge: string;
        rp: {
          id: string;
          name: string;
        };
        user: {
          id: string;
          name: string;
          displayName: string;
        };
        pubKeyCredParams: {
          type: 'public-key';
          alg: number;
        }[];
        timeout: number;
        attestation: 'none';
        excludeCredentials: {
          id: string;
          type: 'public-key';
        }[];
        authenticatorSelection: {
          residentKey: 'required';
          requireResidentKey: true;
          userVerification: 'required';
        };
      };
    }
  >,
  /** Add the passkey that the browser has made; from then on one signs in with it. */
  add: { method: 'POST', path: '/admin/passkeys', access: 'agent', envelope: 'fields' } as Endpoint<
    {
      name: string;
      passkey: {
        response: {
          clientDataJSON: string;
          attestationObject: string;
          /** The ways in which a browser reaches it, such as `internal` or `usb`. */
          transports?: string[] | undefined;
        };
        id: string;
        type: 'public-key';
      };
    },
    { recoveryCodes: string[] }
  >,
  /** A challenge for one’s own passkeys, to show once more who one is. */
  beginProof: {
    method: 'POST',
    path: '/admin/passkeys/proof-options',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    object,
    {
      options: {
        challenge: string;
        rpId: string;
        timeout: number;
        userVerification: 'required';
        /** Empty: whichever the person chooses. */
        allowCredentials: {
          id: string;
          type: 'public-key';
        }[];
      };
    }
  >,
  /** Remove one of one’s passkeys. */
  remove: {
    method: 'DELETE',
    path: '/admin/passkeys/{id}',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      id: string;
      password: string;
      code?: string | undefined;
      passkey?:
        | {
            response: {
              clientDataJSON: string;
              authenticatorData: string;
              signature: string;
              /** The account that the passkey was made for. */
              userHandle?: string | undefined;
            };
            id: string;
            type: 'public-key';
          }
        | undefined;
    },
    { message: string }
  >,
};
