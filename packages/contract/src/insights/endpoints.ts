import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** Articles. */
export const insights = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listInsights>()({
    method: 'GET',
    path: '/insights',
    access: 'anyone',
    envelope: 'page',
    cache: { maxAge: 60, staleWhileRevalidate: 600 },
    failure: 'Failed to load insights',
  }),
};
