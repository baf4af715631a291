import path from 'node:path';
import type { Figure } from './figure.ts';
import { buildFloor } from './floor-build.ts';
import {
  cpuSeconds,
  inTurns,
  load,
  numbered,
  startFloor,
  startMemoryFloor,
  type Floor,
} from './load.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';

const goals = { warm: 1 / 3, anew: 0.5, cpu: 3 };

/** Many enough for the CPU's clock, which goes in hundredths of a second. */
const requestsForCpu = 20_000;

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

/** Microseconds of CPU that one answer costs the process that gives it. */
async function cpuOfAnswer({ origin, pid = 0 }: Pick<Floor, 'origin' | 'pid'>) {
  const before = await cpuSeconds(pid);
  // As browsers ask.
  await load(origin, { amount: requestsForCpu, headers: { 'accept-encoding': 'gzip, br' } });
  return ((await cpuSeconds(pid)) - before) * (1_000_000 / requestsForCpu);
}

function warmCpu(server: MeasuredServer): Promise<Figure> {
  return beside(startMemoryFloor('text/plain', ''), async (empty) => {
    const { ours, floor } = await inTurns(
      () => cpuOfAnswer(server),
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

async function anew(server: MeasuredServer): Promise<Figure> {
  const build = path.join(await buildFloor(), 'server/index.js');
  return beside(startFloor('floor-page.ts', [build]), async (page) => {
    // Home has no pages, so that a number of one changes nothing but the address it is kept at.
    const addresses = numbered(server.origin, 'page');
    const floorAddresses = numbered(page.origin, 'page');
    const { ours, floor } = await inTurns(
      () => load(addresses, rendering),
      () => load(floorAddresses, rendering),
    );
    return {
      name: 'home page, rendered anew',
      ours: `${ours.toFixed(0)} a second`,
      floor: `${floor.toFixed(0)} a second (empty app)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at least ${goals.anew.toFixed(2)}`,
      holds: ours / floor >= goals.anew,
    };
  });
}

/** The home page kept and rendered, against its floors. */
export async function homePage(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  try {
    return [await warm(server), await warmCpu(server), await anew(server)];
  } finally {
    await server.stop();
  }
}
