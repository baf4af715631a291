import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { buildFloor } from '../floors/floor-build.ts';
import {
  cpuSeconds,
  inTurns,
  load,
  numbered,
  startFloor,
  startFloorWith,
  startMemoryFloor,
  type Floor,
} from '../load.ts';
import { contentOf } from './content-of.ts';
import { startMeasuredServer, type MeasuredServer } from '../server/measured-server.ts';

const goals = { warm: 1 / 3, anew: 0.5, cpu: 3 };

/**
 * Many enough for the CPU's clock, which goes in hundredths of a second. Both are asked equally
 * often, and for less than either can do: one that is asked for more answers many at a time, and
 * is spared the waking up and sending for each one that the other pays.
 */
const loadForCpu = { amount: 10_000, overallRate: 2_000 };

/** Fewer at once than are answered within a run on a busy machine. */
const rendering = { connections: 10, duration: 6 };

async function beside<Result>(
  floor: Promise<Floor>,
  measure: (floor: Floor) => Promise<Result>,
): Promise<Result> {
  const started = await floor;
  try {
    return await measure(started);
  } finally {
    await started.stop();
  }
}

async function warm(server: MeasuredServer): Promise<Figure> {
  const body = await (await fetch(server.origin)).text();
  return beside(startMemoryFloor('text/html', body), async (memory) => {
    const { ours, floor } = await inTurns(
      () => load(server.origin),
      () => load(memory.origin),
    );
    return {
      name: 'home page, warm',
      ours: `${ours.toFixed(0)} a second`,
      floor: `${floor.toFixed(0)} a second (from memory)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at least ${goals.warm.toFixed(2)}`,
      holds: ours / floor >= goals.warm,
    };
  });
}

/** Until home was rendered a moment ago: it is not rendered again within the next ten seconds. */
async function untilRendered(origin: string): Promise<void> {
  for (;;) {
    const { headers } = await fetch(origin);
    if (Number(headers.get('age')) <= 2) return;
    await setTimeout(100);
  }
}

/** Microseconds of CPU that one answer costs the process that gives it. */
async function cpuOfAnswer({ origin, pid = 0 }: Pick<Floor, 'origin' | 'pid'>) {
  const before = await cpuSeconds(pid);
  // As browsers ask.
  await load(origin, { ...loadForCpu, headers: { 'accept-encoding': 'gzip, br' } });
  return ((await cpuSeconds(pid)) - before) * (1_000_000 / loadForCpu.amount);
}

function warmCpu(server: MeasuredServer): Promise<Figure> {
  return beside(startMemoryFloor('text/plain', ''), async (empty) => {
    const { ours, floor } = await inTurns(
      () => untilRendered(server.origin).then(() => cpuOfAnswer(server)),
      () => cpuOfAnswer(empty),
    );
    return {
      name: 'home page, warm: CPU',
      ours: `${ours.toFixed(0)} µs a request`,
      floor: `${floor.toFixed(0)} µs (empty answer)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${String(goals.cpu)}`,
      holds: ours / floor <= goals.cpu,
    };
  });
}

async function against(
  floor: Promise<Floor>,
  { origin }: MeasuredServer,
  kind: string,
): Promise<Figure> {
  return beside(floor, async (page) => {
    // Home has no pages, so that a number of one changes nothing but the address it is kept at.
    const addresses = numbered(origin, 'page');
    const floorAddresses = numbered(page.origin, 'page');
    const measured = await inTurns(
      () => load(addresses, rendering),
      () => load(floorAddresses, rendering),
    );
    return {
      name: 'home page, rendered anew',
      ours: `${measured.ours.toFixed(0)} a second`,
      floor: `${measured.floor.toFixed(0)} a second (${kind})`,
      ratio: (measured.ours / measured.floor).toFixed(2),
      goal: `at least ${goals.anew.toFixed(2)}`,
      holds: measured.ours / measured.floor >= goals.anew,
    };
  });
}

/**
 * Against the empty app, which renders one paragraph, and against the same app with the markup of
 * home in it: what any page of that length costs on these libraries.
 */
async function anew(server: MeasuredServer): Promise<Figure[]> {
  const build = path.join(await buildFloor(), 'server/index.js');
  const content = contentOf(await (await fetch(server.origin)).text());
  const withContent = (file: string) => startFloor('floor-page.ts', [build, file]);
  return [
    await against(startFloor('floor-page.ts', [build]), server, 'empty app'),
    await against(startFloorWith(content, withContent), server, 'the same markup'),
  ];
}

/** The home page kept and rendered, against its floors. */
export async function homePage(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  try {
    return [await warm(server), await warmCpu(server), ...(await anew(server))];
  } finally {
    await server.stop();
  }
}
