import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { acknowledgement, moment } from '../wire-types.ts';
import { factorCode } from './factor-code.ts';
import { factorProof } from './factor-proof.ts';
import { recoveryCodes } from './recovery-codes.ts';

const roles = z.object({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length) });
/** The second factor of the calling member of staff: an app that makes codes. */
export const staffFactorEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/second-factor',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Whether one has an app for codes, and how many recovery codes',
    result: z.object({
      /** Since when there is an app; absent: there is none. */
      since: moment.optional(),
      /** One's role demands a second factor: an app or a passkey. */
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
    body: factorProof,
    result: z.object({
      /** To be typed into the app, in Base32. */
      secret: z.string(),
      /** The same as an address that apps read from a QR code. */
      uri: z.string(),
    }),
    errors: ['invalid_credentials', 'second_factor_required', 'conflict', 'rate_limited'],
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
    /** No codes where there is a passkey already: those that it came with stay. */
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
    body: factorProof,
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
    summary: 'Remove the app',
    body: factorProof,
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
