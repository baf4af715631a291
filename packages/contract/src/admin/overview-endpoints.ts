import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './overview-schemas.ts';

/** How things stand now. */
export const adminOverview = {
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getOverview>()({
    method: 'GET',
    path: '/admin/overview',
    access: 'agent',
    envelope: 'data',
  }),
};
