import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '@pothik/server/test/api/booking-forms.ts';
import {
  boundary,
  file,
  hostileForms,
  jpeg,
  png,
  toBody,
  type Part,
} from '@pothik/server/test/api/pictures.ts';
import { copyEmbeddedTemplate, temporaryDirectory } from '@pothik/server/test/databases.ts';
import { startRunningServer } from '@pothik/server/test/running-server.ts';

const megabyte = 1_048_576;
/** How much more memory a server may take after all of it, in bytes. */
const allowance = 150 * megabyte;
const rounds = 3;

let dataDirectory: string;
let server: ChildProcess;
let origin: string;
let sent = 0;

beforeAll(async () => {
  dataDirectory = await temporaryDirectory();
  await copyEmbeddedTemplate(dataDirectory);
  ({ server, origin } = await startRunningServer(
    { dataDirectory, url: undefined },
    { SEED: 'demo' },
  ));
});
afterAll(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  await rm(dataDirectory, { recursive: true, force: true });
});

const texts = Object.entries({
  serviceId: 'flight-dhaka-kolkata',
  ...contact(),
  documentType: 'passport',
}).map(([name, bytes]) => ({ name, bytes }));

/** Books over a line of its own; what is answered, or nothing where the server hangs up. */
async function send(body: Buffer, more: Record<string, string> = {}) {
  sent += 1;
  const call = request(`${origin}/api/bookings`, {
    method: 'POST',
    agent: false,
    localAddress: `127.3.0.${String((sent % 250) + 1)}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      ...more,
    },
  });
  call.end(body);
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const said = (await json(answer)) as { message: string };
    return { status: answer.statusCode ?? 0, message: said.message };
  } catch {
    // It need not read to the end what it refuses.
    return undefined;
  }
}

const sendForm = (parts: readonly Part[], more?: Record<string, string>) =>
  send(toBody([...texts, ...parts]), more);

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${String(server.pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

const passport = (bytes: Buffer) => ({ ...file(bytes), name: 'passport' });

it('leave a server as it was: nothing stored, memory flat, and the next booking is taken', async () => {
  expect((await sendForm([passport(png)]))?.status).toBe(200);
  const large = Buffer.concat([jpeg, Buffer.alloc(40 * megabyte)]);
  const bodies: [what: string, body: Buffer, headers?: Record<string, string>][] = [
    ...hostileForms('passport').map(
      ([what, parts]) => [what, toBody([...texts, ...parts])] satisfies [string, Buffer],
    ),
    ['40 MB', toBody([...texts, passport(large)])],
    [
      'a bomb that unpacks to 200 MB',
      gzipSync(Buffer.alloc(200 * megabyte)),
      { 'content-encoding': 'gzip' },
    ],
    ['a part without an end', toBody([...texts, passport(png)], '')],
  ];
  // The first round warms it up.
  let before = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [what, body, headers] of bodies) {
      const answer = await send(body, headers);
      // A server may hang up on what is large, and on nothing else.
      if (!answer) {
        expect(body.length, what).toBeGreaterThan(megabyte / 8);
        continue;
      }
      expect([400, 413, 415], `${what}: ${answer.message}`).toContain(answer.status);
      expect(answer.message, what).toMatch(/\w/);
    }
    if (round === 0) before = await memory();
  }
  // Several at once, too.
  await Promise.all(bodies.map(([, body, headers]) => send(body, headers)));
  expect((await memory()) - before).toBeLessThan(allowance);
  expect((await sendForm([passport(png)]))?.status).toBe(200);
  const incoming = () => readdir(path.join(dataDirectory, 'incoming'));
  await expect.poll(incoming, { timeout: 30_000 }).toEqual([]);
  expect(await readdir(path.join(dataDirectory, 'private', 'documents'))).toHaveLength(2);
}, 300_000);
