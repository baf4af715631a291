import type { Figure } from '../figure.ts';
import { inTurns, load, numbered, startFloor, startMemoryFloor } from '../load.ts';
import { insertServices } from './generated-services.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

const services = 1_000;
const goal = 0.5;

const asFigure = (
  name: string,
  { ours, floor }: { ours: number; floor: number },
  kind: string,
): Figure => ({
  name,
  ours: `${ours.toFixed(0)} a second`,
  floor: `${floor.toFixed(0)} a second (${kind})`,
  ratio: (ours / floor).toFixed(2),
  goal: `at least ${goal.toFixed(2)}`,
  holds: ours / floor >= goal,
});

/** The public list against the same answered from memory. */
async function warm(): Promise<Figure> {
  const server = await startMeasuredServer();
  try {
    const url = `${server.origin}/api/services?limit=12`;
    const floor = await startMemoryFloor('application/json', await (await fetch(url)).text());
    try {
      const measured = await inTurns(
        () => load(url),
        () => load(floor.origin),
      );
      return asFigure('list of 12, warm', measured, 'from memory');
    } finally {
      await floor.stop();
    }
  } finally {
    await server.stop();
  }
}

/**
 * The public list read each time, against twelve rows with the same columns: neither counted, nor
 * checked, nor turned into what the contract says.
 */
function cold(): Promise<Figure> {
  return withPostgres(async (url) => {
    const server = await startMeasuredServer({ DATABASE_URL: url });
    try {
      await insertServices(url, services);
      const floor = await startFloor('floor-list.ts', [url]);
      try {
        // A number that changes nothing keeps the answer from being one that is remembered.
        const addresses = numbered(`${server.origin}/api/services?limit=12`, 'round');
        const floorAddresses = numbered(floor.origin, 'round');
        const measured = await inTurns(
          () => load(addresses),
          () => load(floorAddresses),
        );
        return asFigure('list of 12, PostgreSQL, cold', measured, 'Fastify and twelve rows');
      } finally {
        await floor.stop();
      }
    } finally {
      await server.stop();
    }
  });
}

export const listOfTwelve = async (): Promise<Figure[]> => [await warm(), await cold()];
