import { freePort } from '@pothik/tooling/free-ports';

interface Usage {
  heapUsed: number;
  external: number;
}

/**
 * What a process really holds, without what it has not tidied up yet: that may be more than what is
 * measured. The process is started with these options, and asked over its inspector.
 */
export async function inspectable() {
  const port = await freePort();
  const address = `127.0.0.1:${String(port)}`;

  /** @returns what it holds, in bytes. */
  async function read(): Promise<number> {
    const targets = (await (await fetch(`http://${address}/json/list`)).json()) as {
      webSocketDebuggerUrl: string;
    }[];
    const line = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
    const ask = (method: string, params: object = {}) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const hear = ({ data }: MessageEvent) => {
        line.removeEventListener('message', hear);
        resolve((JSON.parse(String(data)) as { result: unknown }).result);
      };
      line.addEventListener('message', hear);
      line.send(JSON.stringify({ id: 1, method, params }));
      return promise;
    };
    await new Promise((resolve) => {
      line.addEventListener('open', resolve);
    });
    await ask('HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage()';
    const { result } = (await ask('Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value: Usage };
    };
    line.close();
    return result.value.heapUsed + result.value.external;
  }
  return { options: `--inspect=${address} --inspect-publish-uid=http`, read };
}
