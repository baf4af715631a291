import { createServer, connect, type AddressInfo } from 'node:net';

type Cut =
  /** Everything goes through. */
  | 'none'
  /** In the middle of photos that are sent, once. */
  | 'upload'
  /** When the server has stored it, before its answer is heard. */
  | 'answer';

/** A line to a server that breaks where the test says, again and again until it says `none`. */
export async function unsteadyLine(target: string) {
  const { hostname, port } = new URL(target);
  /** `carried`: the bytes to the server since the first photo. */
  const state: { cut: Cut; cuts: number; carried: number } = { cut: 'none', cuts: 0, carried: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = -1;
    let hasPhoto = false;
    const cut = () => {
      state.cuts += 1;
      near.destroy();
      far.destroy();
    };
    near.on('data', (chunk) => {
      if (chunk.includes('POST /api/bookings ')) sent = 0;
      hasPhoto ||= chunk.includes('PATCH /api/uploads/');
      if (sent >= 0) sent += chunk.length;
      if (hasPhoto) state.carried += chunk.length;
      if (state.cut === 'upload' && state.carried > 200_000) {
        state.cut = 'none';
        state.cuts += 1;
        far.end(chunk);
        near.destroy();
      } else far.write(chunk);
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
      one.on('close', () => other.end());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(own)}`, state, close: () => server.close() };
}
