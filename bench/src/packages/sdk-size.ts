import { endpoints } from '@pothik/contract';
import { bundlers } from './bundle-size.ts';
import type { Figure } from '../figure.ts';
import { packedPackages } from './packed-packages.ts';

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(2)} kB`;

const numberOfCalls = Object.values(endpoints).flatMap((group) => Object.keys(group)).length;

interface Budget {
  name: string;
  /** In bytes. */
  goal: number;
  program: string;
  /** Matches code that this program has no use for. */
  without?: RegExp;
}

const core = 6_000;
/** What one declared call may add to a client that has them all, in bytes. */
const perCall = 25;

const budgets: readonly Budget[] = [
  {
    name: 'sdk: core',
    goal: core,
    program: `
      export {
        createRequester, createStorageToken, isApiError, isHttpError, isNetworkError,
        isResponseFormatError, isTimeoutError, paginate, paginatePages, resolveUrl,
      } from '@pothik/api-client';`,
    without: /\/(?:admin|bookings|chats|users)\//,
  },
  {
    name: 'sdk: one call',
    goal: core - 1_000,
    program: `
      import { createRequester } from '@pothik/api-client';
      import { serviceEndpoints } from '@pothik/contract';
      export const get = (id) => createRequester()(serviceEndpoints.get, { id });`,
    without: /\/(?:admin|bookings|chats|users)\//,
  },
  {
    name: 'sdk: isHttpError',
    goal: 1_000,
    program: `export { isHttpError } from '@pothik/api-client';`,
    without: /"\//,
  },
  {
    name: `sdk: client with all ${String(numberOfCalls)} calls`,
    goal: core + perCall * numberOfCalls,
    program: `export { createClient } from '@pothik/api-client';`,
  },
  {
    // With the rating of what is closed: 0.5 kB.
    name: 'chat: transition',
    goal: 4_600,
    program: `export { transition } from '@pothik/chat';`,
    without: /"\//,
  },
];

/**
 * The cost of the published packages, minified and compressed with brotli, beside two well-known
 * clients that know no API.
 */
export async function sdkSize(): Promise<Figure[]> {
  const here = import.meta.dirname;
  const project = await packedPackages();
  const figures: Figure[] = [];
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const ky = await bundle(`export { default } from 'ky';`, here);
    const ofetch = await bundle(`export { ofetch } from 'ofetch';`, here);
    for (const { name, goal, program, without } of budgets) {
      const { code, bytes } = await bundle(program, project);
      const isClean = without === undefined || !without.test(code);
      figures.push({
        name: `${name}, ${bundler}`,
        ours: kilobytes(bytes) + (isClean ? '' : ', with what it has no use for'),
        floor: `${kilobytes(ky.bytes)} (ky), ${kilobytes(ofetch.bytes)} (ofetch)`,
        ratio: (bytes / ky.bytes).toFixed(2),
        goal: `at most ${kilobytes(goal)}`,
        holds: bytes <= goal && isClean,
      });
    }
  }
  return figures;
}
