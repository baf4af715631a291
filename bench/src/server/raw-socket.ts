/** A socket as Socket.IO speaks it, without its client: thousands of them fit into one process. */
export interface RawSocket {
  socket: WebSocket;
  emit(event: string, payload: unknown): void;
  /** Calls with what comes under this name. */
  on(event: string, listener: (payload: unknown) => void): void;
}

/** Opens a socket, and answers the server's pings. */
export async function openRawSocket(origin: string, auth: object = {}): Promise<RawSocket> {
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  const listeners = new Map<string, (payload: unknown) => void>();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  socket.addEventListener('error', () => reject(new Error('a socket was refused')));
  socket.addEventListener('message', ({ data }) => {
    const packet = String(data);
    if (packet.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
    else if (packet === '2') socket.send('3');
    else if (packet.startsWith('40')) resolve(undefined);
    else if (packet.startsWith('42')) {
      const [event, payload] = JSON.parse(packet.slice(2)) as [string, unknown];
      listeners.get(event)?.(payload);
    }
  });
  await promise;
  return {
    socket,
    emit: (event, payload) => socket.send(`42${JSON.stringify([event, payload])}`),
    on: (event, listener) => void listeners.set(event, listener),
  };
}
