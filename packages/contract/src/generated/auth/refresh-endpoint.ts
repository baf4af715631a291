// Generated from src/auth/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';

/** By itself, as every client renews its session and few make the other calls. */
export const refreshEndpoint = {
  method: 'POST',
  path: '/auth/refresh',
  access: 'anyone',
  envelope: 'fields',
  signsIn: 'token',
} as Endpoint<object, { token: string }>;
