import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';
import { buildFloor } from '../floors/floor-build.ts';

/** Of what the empty app on the same libraries needs. */
const allowed = 1.26;

/** The most in either language as it is sent, in kB. */
const most = 145;

/** The most of the service worker as it is sent, in kB. */
const mostOfWorker = 6;

/** What behaves for parts of `@pothik/ui` that are loaded when they are needed, by a word of its code. */
const headless = ['downshift', 'gregory', 'getVirtualItems'];

const client = path.resolve(import.meta.dirname, '../../../apps/storefront/build/client');

/** The part of the router's list of files that tells what a page loads first. */
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports: string[] }>;
}

const lettersOfBangla = (scripts: readonly Buffer[]) =>
  scripts.reduce((sum, script) => sum + (String(script).match(/[ঀ-৿]/g)?.length ?? 0), 0);

/** The scripts of the home page in both languages, as each is built for itself. */
function homeScripts(): Record<'english' | 'bangla', Buffer[]> {
  const assets = path.join(client, 'assets');
  const manifests = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const builds = manifests.map((name) => {
    const text = readFileSync(path.join(assets, name), 'utf8');
    const { entry, routes } = JSON.parse(
      text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''),
    ) as Manifest;
    const parts = ['root', 'routes/layout', 'routes/home'].map((id) => {
      const part = routes[id];
      if (!part) throw new Error(`The storefront has no ${id}.`);
      return part;
    });
    const names = new Set([entry, ...parts].flatMap(({ module, imports }) => [module, ...imports]));
    return [`/assets/${name}`, ...names].map((script) => readFileSync(path.join(client, script)));
  });
  const [english, bangla] = builds.toSorted((a, b) => lettersOfBangla(a) - lettersOfBangla(b));
  if (!english || !bangla) throw new Error('The storefront is not built in two languages.');
  return { english, bangla };
}

/**
 * The scripts of an app on the same libraries that shows one paragraph (`bench/floor`): everything that
 * its only page loads.
 */
async function floorScripts(): Promise<Buffer[]> {
  const assets = path.join(await buildFloor(), 'client/assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name)));
}

const compressed = (scripts: readonly Buffer[], compress: (script: Buffer) => Buffer) =>
  scripts.reduce((sum, script) => sum + compress(script).length, 0) / 1_000;

/** The home page's script against that of an empty app on the same libraries, and what it must not hold. */
export async function firstPageScript(): Promise<Figure[]> {
  const { english, bangla } = homeScripts();
  const floor = compressed(await floorScripts(), gzipSync);
  const ours = compressed(english, gzipSync);
  const sent = [english, bangla].map((scripts) => compressed(scripts, brotliCompressSync));
  const worker = compressed(
    [readFileSync(path.join(client, 'service-worker.js'))],
    brotliCompressSync,
  );
  const found = headless.filter((word) =>
    [...english, ...bangla].some((script) => script.includes(word)),
  );
  return [
    {
      name: 'script of the home page',
      ours: `${ours.toFixed(1)} kB gzip`,
      floor: `${floor.toFixed(1)} kB gzip (empty app)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${String(allowed)}`,
      holds: ours / floor <= allowed,
    },
    {
      name: 'script of the home page, as it is sent',
      ours: `${sent.map((size) => size.toFixed(1)).join(' and ')} kB brotli`,
      floor: '–',
      ratio: '–',
      goal: `at most ${String(most)} kB`,
      holds: Math.max(...sent) <= most,
    },
    {
      name: 'headless libraries in it',
      ours: found.join(', ') || 'none',
      floor: '–',
      ratio: '–',
      goal: 'none',
      holds: found.length === 0,
    },
    {
      name: 'service worker, as it is sent',
      ours: `${worker.toFixed(1)} kB brotli`,
      floor: '–',
      ratio: '–',
      goal: `at most ${String(mostOfWorker)} kB`,
      holds: worker <= mostOfWorker,
    },
  ];
}
