import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { acknowledgement, moment, text } from '../wire-types.ts';
import { factorCode } from './factor-code.ts';

const password = text(200).min(1);
const roles = z.object({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length) });
/** Each signs in once in place of a code of the app; shown this time alone. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second factor of the calling member of staff: an app that makes codes. */
export const staffFactorEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/second-factor',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Whether one has a second factor',
    result: z.object({
      /** Since when there is one; absent: there is none. */
      since: moment.optional(),
      /** One's role demands one. */
      isDemanded: z.boolean(),
      /** How many recovery codes are left. */
      recoveryCodesLeft: z.int(),
    }),
    beforeFactor: true,
    provides: ['SecondFactor'],
  }),
  begin: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Make a secret for an app; it counts once a code of the app was sent',
    body: z.object({ password }),
    result: z.object({
      /** To be typed into the app, in Base32. */
      secret: z.string(),
      /** The same as an address that apps read from a QR code. */
      uri: z.string(),
    }),
    errors: ['invalid_credentials', 'conflict', 'rate_limited'],
    beforeFactor: true,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/confirm',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Show that the app works; from then on one signs in with it',
    body: z.object({ code: factorCode }),
    result: recoveryCodes,
    errors: ['conflict', 'rate_limited'],
    beforeFactor: true,
    invalidates: ['SecondFactor', 'Staff', 'Session', 'Log'],
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/recovery-codes',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Make new recovery codes; the old ones end',
    body: z.object({ password, code: factorCode }),
    result: recoveryCodes,
    errors: ['invalid_credentials', 'second_factor_required', 'conflict', 'rate_limited'],
    invalidates: ['SecondFactor', 'Log'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/second-factor',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Remove one’s second factor',
    body: z.object({ password, code: factorCode }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['invalid_credentials', 'second_factor_required', 'rate_limited'],
    invalidates: ['SecondFactor', 'Staff', 'User', 'Log'],
  }),
  roles: defineEndpoint({
    method: 'GET',
    path: '/admin/second-factor/roles',
    access: 'owner',
    envelope: 'fields',
    summary: 'The roles that demand a second factor',
    result: roles,
    provides: ['SecondFactor'],
  }),
  updateRoles: defineEndpoint({
    method: 'PUT',
    path: '/admin/second-factor/roles',
    access: 'owner',
    envelope: 'fields',
    summary: 'Say which roles demand a second factor',
    body: roles,
    result: roles,
    invalidates: ['SecondFactor', 'User', 'Log'],
  }),
};
