import { createServer, connect, type AddressInfo } from 'node:net';

type Cut =
  /** Everything goes through. */
  | 'none'
  /** In the middle of a booking that is sent. */
  | 'upload'
  /** When the server has stored it, before its answer is heard. */
  | 'answer';

/** A line to a server that breaks where the test says, again and again until it says `none`. */
export async function unsteadyLine(target: string) {
  const { hostname, port } = new URL(target);
  const state: { cut: Cut; cuts: number } = { cut: 'none', cuts: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = -1;
    const cut = () => {
      state.cuts += 1;
      near.destroy();
      far.destroy();
    };
    near.on('data', (chunk) => {
      if (chunk.includes('POST /api/bookings ')) sent = 0;
      if (sent >= 0) sent += chunk.length;
      if (state.cut === 'upload' && sent > 10_000) cut();
      else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (state.cut === 'answer' && sent >= 0) {
        cut();
        return;
      }
      sent = -1;
      near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(own)}`, state, close: () => server.close() };
}
