import type { Handlers } from '../http/call.ts';
import { RequestError } from '../http/request-error.ts';

const refuse = () =>
  Promise.reject(new RequestError('not_available', 'This is not available yet.'));

/**
 * Endpoints that are declared and cannot be used yet. Taking one off this list makes a handler
 * for it a must.
 */
export const notYetAvailable = {
  adminCustomers: { list: refuse },
} satisfies { [Group in keyof Handlers]?: Partial<Handlers[Group]> };
