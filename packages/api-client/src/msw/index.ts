/** Handlers for Mock Service Worker, made from the contract. */
import { apiPrefix } from '@pothik/contract';
import { http, type RequestHandler } from 'msw';
import { createFakeServer, type FakeServer } from '../testing/create-fake-server.ts';
import { declaredEndpoints } from '../testing/declared-endpoints.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * A handler for each call of the API, for a program whose requests Mock Service Worker takes: in a
 * browser, in Storybook, in tests. The fake server answers as it does by itself; its handlers say what.
 *
 * ```ts
 * const server = createFakeServer({ services: { get: ({ id }) => ({ _id: id, name: 'Japan visa' }) } });
 * await setupWorker(...createMswHandlers(server)).start();
 * ```
 *
 * @param origin of the API, such as `https://example.com`. Default `*`, which is every origin.
 */
export function createMswHandlers(
  server: FakeServer = createFakeServer(),
  origin = '*',
): RequestHandler[] {
  return declaredEndpoints.map(({ declaration: { method, path } }) => {
    const address = origin + apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    return http[method.toLowerCase() as Method](address, ({ request }) => server.fetch(request));
  });
}
