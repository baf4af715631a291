import { createRequester } from '@pothik/api-client';
import { serviceEndpoints } from '@pothik/contract';
import { inTurns } from '../load.ts';
import type { Figure } from '../figure.ts';

/** In microseconds. */
const allowed = 20;
const calls = 4_000;

const body = JSON.stringify({
  success: true,
  data: { _id: '1', name: 'Tourist visa', requirements: ['Passport', 'Photograph'] },
});

/** Answers at once, so that nothing but the work around it is measured. */
const answerAtOnce = () =>
  Promise.resolve(
    new Response(body, { headers: { 'content-type': 'application/json', 'x-request-id': '1' } }),
  );

/** How long one call takes, in microseconds: the median of many. */
async function durationOf(call: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let made = 0; made < calls; made += 1) {
    const started = performance.now();
    await call();
    durations.push((performance.now() - started) * 1_000);
  }
  return durations.sort((a, b) => a - b)[calls / 2] ?? 0;
}

/** What a call through the SDK takes longer than one of bare `fetch` and `JSON.parse`. */
export async function sdkOverhead(): Promise<Figure[]> {
  const request = createRequester({ fetch: answerAtOnce, token: { get: () => 'token' } });
  const { ours, floor } = await inTurns(
    () => durationOf(() => request(serviceEndpoints.get, { id: '1' })),
    () => durationOf(async () => (await answerAtOnce()).json()),
  );
  const overhead = ours - floor;
  return [
    {
      name: 'sdk: overhead per call',
      ours: `${overhead.toFixed(1)} µs (${ours.toFixed(1)} in all)`,
      floor: `${floor.toFixed(1)} µs (fetch and JSON)`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${String(allowed)} µs`,
      holds: overhead <= allowed,
    },
  ];
}
