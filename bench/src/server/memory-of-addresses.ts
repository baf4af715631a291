import { readFile } from 'node:fs/promises';
import type { Figure } from '../figure.ts';
import { inspectable } from './live-memory.ts';
import { startMeasuredServer } from './measured-server.ts';
import { askMany, requests, type Turn } from './visitors-requests.ts';
import { withPostgres } from './with-postgres.ts';

const few = 5_000;
const many = 50_000;
/** More memory than this, beside that after a tenth of the addresses, and something grows with them. */
const most = 1.15;

/** Of ten addresses four pages of services, two of nothing, two lists and two searches; none is asked for twice. */
function someAddress(turn: Turn): Promise<string> {
  const { origin, number } = turn;
  const missing = async () => (await fetch(`${origin}/nothing-${String(number)}`)).text();
  const list = async () =>
    (await fetch(`${origin}/api/services?limit=12&seen=${String(number)}`)).text();
  const kinds = [requests.page, requests.page, missing, list, requests.search];
  return (kinds[number % kinds.length] ?? requests.page)(turn);
}

async function measure(url: string): Promise<Figure[]> {
  const { options, read } = await inspectable();
  const server = await startMeasuredServer({
    DATABASE_URL: url,
    TRUSTED_PROXIES: 'loopback',
    NODE_OPTIONS: options,
  });
  const memory = async () => {
    const live = await read();
    const status = await readFile(`/proc/${String(server.pid)}/status`, 'utf8');
    const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1_024;
    return { live, resident };
  };
  try {
    await askMany(server.origin, few, someAddress);
    const before = await memory();
    await askMany(server.origin, many - few, (turn) =>
      someAddress({ ...turn, number: turn.number + few }),
    );
    const after = await memory();
    const inMegabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;
    return (['live', 'resident'] as const).map((kind) => ({
      name: `${kind} memory after ${String(many)} addresses`,
      ours: inMegabytes(after[kind]),
      floor: `${inMegabytes(before[kind])} (after ${String(few)})`,
      ratio: (after[kind] / before[kind]).toFixed(2),
      goal: `at most ${String(most)} times`,
      holds: after[kind] <= most * before[kind],
    }));
  } finally {
    await server.stop();
  }
}

/** Measures the server's memory after few addresses and after many. */
export const memoryOfAddresses = (): Promise<Figure[]> => withPostgres(measure);
