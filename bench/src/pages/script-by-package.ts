import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { visitOnce } from './visit-cost.ts';

const storefront = path.resolve(import.meta.dirname, '../../../apps/storefront');
const built = path.join(storefront, 'build/en');

/** Whose file it is: a library's, one of our packages', or the storefront's. */
function packageOf(source: string): string {
  const library = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  return library ?? /packages\/[\w-]+/.exec(source)?.[0] ?? 'storefront';
}

/** Where the storefront's scripts come from. It is built once more, to the same files, with their maps. */
export async function mapsOfStorefront(): Promise<(file: string) => SourceMap | undefined> {
  const router = path.join(storefront, 'node_modules/.bin/react-router');
  await promisify(execFile)(router, ['build', '--sourcemapClient', 'hidden'], { cwd: storefront });
  const maps = new Map<string, SourceMap | undefined>();
  const read = (file: string) => {
    const map = path.join(built, 'client/assets', `${file}.map`);
    if (!existsSync(map)) return undefined;
    return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
  };
  for (const file of readdirSync(path.join(built, 'client/assets'))) {
    if (file.endsWith('.js')) maps.set(file, read(file));
  }
  await rm(built, { recursive: true });
  return (file) => maps.get(file);
}

/** Shares of the script of a first visit by package, the largest first. Engine and page are none. */
export function scriptByPackage(
  browser: Browser,
  url: string,
  mapOf: (file: string) => SourceMap | undefined,
): Promise<[name: string, share: number][]> {
  return visitOnce(
    browser,
    url,
    async (session) => {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: 100 });
      await session.send('Profiler.start');
    },
    async (session) => {
      const { profile } = await session.send('Profiler.stop');
      const spent = new Map<string, number>();
      for (const { callFrame, hitCount = 0 } of profile.nodes) {
        const map = mapOf(path.basename(callFrame.url));
        if (!map) continue;
        const entry = map.findEntry(callFrame.lineNumber, callFrame.columnNumber);
        // What the bundler itself has put there has no source, whatever the types say.
        const { originalSource } = entry as { originalSource?: string };
        const name = packageOf(originalSource ?? '');
        spent.set(name, (spent.get(name) ?? 0) + hitCount);
      }
      const all = [...spent.values()].reduce((sum, hits) => sum + hits, 0);
      return [...spent]
        .map(([name, hits]): [string, number] => [name, hits / all])
        .sort(([, a], [, b]) => b - a);
    },
  );
}
