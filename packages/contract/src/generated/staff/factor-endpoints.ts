// Generated from src/staff/factor-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';

/** The second factor of the calling member of staff: an app that makes codes. */
export const staffFactorEndpoints = {
  /** Whether one has an app for codes, and how many recovery codes. */
  get: {
    method: 'GET',
    path: '/admin/second-factor',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    object,
    {
      /** One's role demands a second factor: an app or a passkey. */
      isDemanded: boolean;
      /** How many recovery codes are left. */
      recoveryCodesLeft: number;
      /** Since when there is an app; absent: there is none. */
      since?: string | undefined;
    }
  >,
  /** Make a secret for an app; it counts once a code of the app was sent. */
  begin: {
    method: 'POST',
    path: '/admin/second-factor',
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
      /** To be typed into the app, in Base32. */
      secret: string;
      /** The same as an address that apps read from a QR code. */
      uri: string;
    }
  >,
  /** Show that the app works; from then on one signs in with it. */
  confirm: {
    method: 'POST',
    path: '/admin/second-factor/confirm',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ code: string }, { recoveryCodes: string[] }>,
  /** Make new recovery codes; the old ones end. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/admin/second-factor/recovery-codes',
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
    { recoveryCodes: string[] }
  >,
  /** Remove the app. */
  remove: {
    method: 'DELETE',
    path: '/admin/second-factor',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
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
    { message: string }
  >,
  /** The roles that demand a second factor. */
  roles: {
    method: 'GET',
    path: '/admin/second-factor/roles',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<object, { roles: StaffRole[] }>,
  /** Say which roles demand a second factor. */
  updateRoles: {
    method: 'PUT',
    path: '/admin/second-factor/roles',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<{ roles: StaffRole[] }, { roles: StaffRole[] }>,
};
