import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Figure } from '../figure.ts';
import { book, makePhoto, toBody } from './bookings-with-documents.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

/** How many bookings of the attack wait at once, each with two of the worst pictures that are taken. */
const attacks = 8;
/** How often an honest one is measured, alone and beside the attack. */
const rounds = 7;
const goal = 2;

const attacker = '127.9.0.1';

/** A PNG of 24 megapixels: it cannot be made smaller while it is decoded. */
const makeAttack = (): Promise<Buffer> =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#123456ff' } })
    .png({ progressive: true })
    .toBuffer();

/** Sends it again and again until it is told to stop. */
function attack(origin: string, body: Buffer) {
  let isOver = false;
  const calls = new Set<ReturnType<typeof request>>();
  const sendOne = async () => {
    const call = request(`${origin}/api/bookings`, {
      method: 'POST',
      localAddress: attacker,
      headers: {
        'content-type': 'multipart/form-data; boundary=a-boundary',
        'content-length': body.length,
      },
    });
    calls.add(call);
    call.on('error', () => undefined);
    call.on('response', (answer) => answer.resume());
    call.end(body);
    await once(call, 'close').catch(() => undefined);
    calls.delete(call);
  };
  const send = async () => {
    while (!isOver) await sendOne();
  };
  const all = Promise.all(Array.from({ length: attacks }, send));
  return async () => {
    isOver = true;
    for (const call of calls) call.destroy();
    await all;
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

/** An honest booking with two photos, alone and while another network sends what costs most. */
export const picturesBesideAttack = (): Promise<Figure[]> =>
  withPostgres(async (url) => {
    const service = 'flight-dhaka-kolkata';
    const honest = toBody(service, await makePhoto());
    const worst = toBody(service, await makeAttack());
    const server = await startMeasuredServer({ DATABASE_URL: url });
    try {
      const bookOnce = () => book(server.origin, honest);
      // Both processes are started by then.
      await Promise.all([bookOnce(), bookOnce()]);
      const [times, timesBeside]: [number[], number[]] = [[], []];
      // In turns, so that a busy moment of the machine meets both.
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(bookOnce));
        const stop = attack(server.origin, worst);
        await pause(1_000);
        timesBeside.push(await timeOf(bookOnce));
        await stop();
        // What is being made of the attack ends first.
        await bookOnce();
      }
      const [alone, beside] = [median(times), median(timesBeside)];
      const ratio = beside / alone;
      return [
        {
          name: `a booking with two photos beside ${String(attacks)} of one network with the worst pictures`,
          ours: seconds(beside),
          floor: `${seconds(alone)} (alone)`,
          ratio: ratio.toFixed(2),
          goal: `at most ${goal.toFixed(2)}`,
          holds: ratio <= goal,
        },
      ];
    } finally {
      await server.stop();
    }
  });
