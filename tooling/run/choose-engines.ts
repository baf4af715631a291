import { connect } from 'node:net';
import process from 'node:process';
import type { Tier } from './checks.ts';

function listens({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 5432, timeout: 5_000 });
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

/**
 * The databases on which the server's tests run: in the plain tier PostgreSQL where it runs, as it
 * starts sooner, else the embedded one; in the others each that there is.
 */
export async function chooseEngines(tier: Tier): Promise<string> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432/';
  const hasPostgres = await listens(new URL(url));
  if (!hasPostgres) return 'embedded';
  return tier === 'plain' ? 'postgres' : 'embedded,postgres';
}
