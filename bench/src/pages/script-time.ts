import type { Browser } from 'playwright';
import type { Figure } from '../figure.ts';
import { buildFloor } from '../floors/floor-build.ts';
import { startFloor, startFloorWith } from '../load.ts';
import { startMeasuredServer } from '../server/measured-server.ts';
import { startBrowser } from '../start-browser.ts';
import { styledContentOf } from './content-of.ts';
import { waitForQuiet } from './quiet-machine.ts';
import { mapsOfStorefront, scriptByPackage } from './script-by-package.ts';
import { startStaticCopy } from './static-copy.ts';
import { costOfVisit, type VisitCost } from './visit-cost.ts';

const rounds = 9;
const pages = {
  home: '/',
  listing: '/service/jobs-abroad',
  detail: '/service/jobs-abroad/electrician-riyadh',
};
/** Script against the empty app, and blocking beyond that of the empty app with the same markup and styles. */
const goals = { script: 1.6, blocking: 60 };

const parts = ['script', 'layout', 'style', 'blocking', 'longest', 'paint', 'elements'] as const;

const sorted = (costs: readonly VisitCost[], part: keyof VisitCost) =>
  costs.map((cost) => cost[part]).sort((a, b) => a - b);
const median = (costs: readonly VisitCost[], part: keyof VisitCost) =>
  sorted(costs, part)[Math.floor(costs.length / 2)] ?? Number.NaN;

/** The median, and the quarters around it. */
function spread(costs: readonly VisitCost[], part: keyof VisitCost): string {
  const values = sorted(costs, part);
  const at = (share: number) => (values[Math.floor(share * (values.length - 1))] ?? 0).toFixed(0);
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

type Costs = Record<string, VisitCost[]>;

/** Visits all of them in turn, so that a busy moment of the machine meets each. */
async function visitInTurns(browser: Browser, addresses: Record<string, string>) {
  const costs: Costs = Object.fromEntries(Object.keys(addresses).map((kind) => [kind, []]));
  let restless = 0;
  // The first visits warm the servers up, and do not count.
  for (const url of Object.values(addresses)) await fetch(url).then((page) => page.text());
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, url] of Object.entries(addresses)) {
      if (!(await waitForQuiet())) restless += 1;
      costs[kind]?.push(await costOfVisit(browser, url));
    }
  }
  return { costs, restless };
}

function toFigures(name: string, { ours = [], empty = [], markup = [] }: Costs): Figure[] {
  const ratio = median(ours, 'script') / median(empty, 'script');
  const later = median(ours, 'blocking') - median(markup, 'blocking');
  return [
    {
      name: `${name}: script time`,
      ours: `${spread(ours, 'script')} ms`,
      floor: `${spread(empty, 'script')} ms (empty app)`,
      ratio: ratio.toFixed(2),
      goal: `at most ${String(goals.script)}`,
      holds: ratio <= goals.script,
    },
    {
      name: `${name}: blocking`,
      ours: `${spread(ours, 'blocking')} ms`,
      floor: `${spread(markup, 'blocking')} ms (same markup)`,
      ratio: '',
      goal: `at most ${String(goals.blocking)} ms more`,
      holds: later <= goals.blocking,
    },
  ];
}

/**
 * Where a phone's time goes at a first visit: of our pages, of the same without script, of the empty app, and of
 * the empty app with the same markup and styles. Each line is printed as soon as it is there.
 */
export async function scriptTime(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  const copy = await startStaticCopy(server.origin);
  const browser = await startBrowser();
  try {
    const folder = await buildFloor();
    const empty = await startFloor('floor-visit.ts', [folder]);
    const mapOf = await mapsOfStorefront();
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(pages)) {
      const content = styledContentOf(await (await fetch(server.origin + address)).text());
      const markup = await startFloorWith(content, (file) =>
        startFloor('floor-visit.ts', [folder, file]),
      );
      const { costs, restless } = await visitInTurns(browser, {
        ours: server.origin + address,
        'without script': copy.origin + address,
        empty: empty.origin,
        markup: markup.origin,
      });
      await markup.stop();
      for (const [kind, all] of Object.entries(costs)) {
        const told = parts.map((part) => `${part} ${spread(all, part)}`);
        console.log(`  ${name}, ${kind}: ${told.join(', ')}`);
      }
      if (restless > 0) console.log(`  ${String(restless)} visits began on a busy machine`);
      const shares = await scriptByPackage(browser, server.origin + address, mapOf);
      const named = shares.slice(0, 9).map(([of, share]) => `${of} ${(share * 100).toFixed(0)} %`);
      console.log(`  ${name}, script by package: ${named.join(', ')}`);
      figures.push(...toFigures(name, costs));
    }
    await empty.stop();
    return figures;
  } finally {
    await browser.close();
    await copy.stop();
    await server.stop();
  }
}
