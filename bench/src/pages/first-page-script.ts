import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';
import { buildFloor } from '../floors/floor-build.ts';
import { startMeasuredServer } from '../server/measured-server.ts';

const allowed = 1.25;
const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The scripts of an app on the same libraries that shows one paragraph (`bench/floor`), compressed,
 * in bytes: everything that its only page loads.
 */
async function floorBytes(): Promise<number> {
  const assets = path.join(await buildFloor(), 'client/assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(assets, name))).length, 0);
}

/** Every script that the home page names, compressed, in bytes. */
async function homeBytes(): Promise<number> {
  const server = await startMeasuredServer();
  try {
    const html = await (await fetch(server.origin)).text();
    const names = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name));
    const client = path.join(root, 'apps/storefront/build/client');
    // What those import is preloaded, and so is named in the page too.
    return [...names].reduce(
      (sum, name) => sum + gzipSync(readFileSync(path.join(client, name))).length,
      0,
    );
  } finally {
    await server.stop();
  }
}

const inKilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB gzip`;

/** The home page's script against that of an empty app on the same libraries. */
export async function firstPageScript(): Promise<Figure[]> {
  const [floor, ours] = [await floorBytes(), await homeBytes()];
  return [
    {
      name: 'script of the home page',
      ours: inKilobytes(ours),
      floor: `${inKilobytes(floor)} (empty app)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${String(allowed)}`,
      holds: ours / floor <= allowed,
    },
  ];
}
