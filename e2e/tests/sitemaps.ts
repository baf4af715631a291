import process from 'node:process';
import type { APIRequestContext } from '@playwright/test';

/** The addresses of all pages that a sitemap names. */
export async function addressesOf(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

/** All services have the same page: some of them will do, but for the full tier. */
export const isTried = (address: string, index: number) =>
  process.env.TEST_TIER === 'full' || !/\/service\/[^/]+\/[^/]+$/.test(address) || index % 12 === 0;
