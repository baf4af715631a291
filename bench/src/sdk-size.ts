import { endpoints } from '@pothik/contract';
import { bytesOf } from './bundle-size.ts';
import type { Figure } from './figure.ts';

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(2)} kB brotli`;

const numberOfCalls = Object.values(endpoints).flatMap((group) => Object.keys(group)).length;

interface Budget {
  name: string;
  /** In bytes. */
  goal: number;
  program: string;
}

const core = 6_000;
/** What one declared call may add to a client that has them all, in bytes. */
const perCall = 40;

const budgets: readonly Budget[] = [
  {
    name: 'sdk: core',
    goal: core,
    program: `
      export {
        createRequester, createStorageToken, isApiError, isHttpError, isNetworkError,
        isResponseFormatError, isTimeoutError, paginate, paginatePages, resolveUrl,
      } from '@pothik/api-client';`,
  },
  {
    name: 'sdk: one call',
    goal: core - 1_200,
    program: `
      import { createRequester } from '@pothik/api-client';
      import { serviceEndpoints } from '@pothik/contract';
      export const get = (id) => createRequester()(serviceEndpoints.get, { id });`,
  },
  {
    name: `sdk: client with all ${String(numberOfCalls)} calls`,
    goal: core + perCall * numberOfCalls,
    program: `export { createClient } from '@pothik/api-client';`,
  },
];

/** What the SDK costs a page, beside two well-known clients that know no API. */
export async function sdkSize(): Promise<Figure[]> {
  const ky = await bytesOf(`export { default } from 'ky';`);
  const ofetch = await bytesOf(`export { ofetch } from 'ofetch';`);
  const figures: Figure[] = [];
  for (const { name, goal, program } of budgets) {
    const bytes = await bytesOf(program);
    figures.push({
      name,
      ours: kilobytes(bytes),
      floor: `${kilobytes(ky)} (ky), ${kilobytes(ofetch)} (ofetch)`,
      ratio: (bytes / ky).toFixed(2),
      goal: `at most ${(goal / 1_000).toFixed(1)} kB`,
      holds: bytes <= goal,
    });
  }
  return figures;
}
