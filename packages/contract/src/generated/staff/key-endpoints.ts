// Generated from src/staff/key-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { ApiKey } from '../entities.ts';
import type { KeyRole } from '../../rules/api-keys.ts';

/** Keys with which programs make calls, as owners issue them. */
export const staffKeyEndpoints = {
  /** The API keys, those that have ended in the last 30 days included. */
  list: { method: 'GET', path: '/admin/api-keys', access: 'owner', envelope: 'fields' } as Endpoint<
    object,
    { keys: ApiKey[] }
  >,
  /** Issue an API key; the answer holds it this once. */
  issue: {
    method: 'POST',
    path: '/admin/api-keys',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<
    {
      password: string;
      /** The program that uses it, for people. */
      name: string;
      role: KeyRole;
      /** It makes calls of method GET alone. */
      readsOnly: boolean;
      /** Its last day, in Dhaka: a year from now at the latest. */
      endsOn: string;
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
      apiKey: ApiKey;
      /** Sent as `Authorization: Bearer …`. The server keeps its hash alone. */
      key: string;
    }
  >,
  /** End an API key at once. */
  revoke: {
    method: 'DELETE',
    path: '/admin/api-keys/{id}',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      id: string;
      password: string;
    },
    { message: string }
  >,
};
