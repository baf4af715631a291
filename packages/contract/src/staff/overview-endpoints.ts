import { defineEndpoint } from '../define-endpoint.ts';
import { overviewSchema } from './overview.ts';

/** Current figures. */
export const staffOverviewEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'agent',
    envelope: 'data',
    summary: 'Bookings, waiting chats and opened services in numbers',
    result: overviewSchema,
    quiet: true,
  }),
};
