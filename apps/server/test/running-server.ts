import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** Where the server of a test keeps its data. */
interface Place {
  dataDirectory: string;
  /** PostgreSQL's address; absent with the embedded engine. */
  url: string | undefined;
}

/** A server in a process of its own, to be killed by the test; it listens already. */
export async function startRunningServer(
  { dataDirectory, url }: Place,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ['--conditions=@pothik/source', main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDirectory,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      SEED: 'none',
      FIREBASE_API_KEY: 'demo-api-key',
      FIREBASE_AUTH_DOMAIN: 'demo.example',
      FIREBASE_PROJECT_ID: 'demo',
      FIREBASE_APP_ID: 'demo-app',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout
    .setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (origin === undefined) continue;
    // What nobody reads fills the pipe, and the server waits for it with its next line.
    server.stdout.on('data', () => undefined);
    return { server, origin };
  }
  throw new Error(`the server did not start: ${output}`);
}
