import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import type { Figure } from '../figure.ts';
import { measureBesideAttack, repeatAtOnce } from './beside-attack.ts';
import { book, makePhoto, toBody } from './bookings-with-documents.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

/** How many bookings of the attack wait at once, each with two of the worst pictures that are taken. */
const attacks = 8;

const attacker = '127.9.0.1';

/** A PNG of 24 megapixels: it cannot be made smaller while it is decoded. */
const makeAttack = (): Promise<Buffer> =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#123456ff' } })
    .png({ progressive: true })
    .toBuffer();

/** Sends it again and again until it is told to stop. */
function attack(origin: string, body: Buffer) {
  const calls = new Set<ReturnType<typeof request>>();
  const stop = repeatAtOnce(attacks, async () => {
    const call = request(`${origin}/api/bookings`, {
      method: 'POST',
      localAddress: attacker,
      headers: {
        'content-type': 'multipart/form-data; boundary=a-boundary',
        'content-length': body.length,
      },
    });
    calls.add(call);
    call.on('response', (answer) => answer.resume());
    call.end(body);
    await once(call, 'close').finally(() => calls.delete(call));
  });
  return async () => {
    const stopped = stop();
    for (const call of calls) call.destroy();
    await stopped;
  };
}

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
      return [
        await measureBesideAttack({
          name: `a booking with two photos beside ${String(attacks)} of one network with the worst pictures`,
          honest: bookOnce,
          attack: () => attack(server.origin, worst),
        }),
      ];
    } finally {
      await server.stop();
    }
  });
