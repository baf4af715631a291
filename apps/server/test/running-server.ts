import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { spawnServer } from './spawn-server.ts';
import type { Place } from './stored-data.ts';

/** A server in a process of its own, to be killed by the test; it listens already. */
export async function startRunningServer(
  { dataDirectory, url }: Place,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawnServer(
    {
      PORT: '0',
      DATA_DIR: dataDirectory,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      ...environment,
    },
    ['ignore', 'pipe', 'inherit'],
  );
  let output = '';
  const { stdout } = server;
  if (!(stdout instanceof Readable)) throw new Error('the server has no output');
  for await (const chunk of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (origin === undefined) continue;
    // What nobody reads fills the pipe, and the server waits for it with its next line.
    stdout.on('data', () => undefined);
    return { server, origin };
  }
  throw new Error(`the server did not start: ${output}`);
}
