import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Figure } from './figure.ts';
import { startMeasuredServer } from './measured-server.ts';

const allowed = { list: 0.5, home: 1 / 3 };

/** Requests a second over 50 connections, the median of three runs. */
async function requestsPerSecond(url: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { requests } = await autocannon({ url, connections: 50, duration: 4 });
    runs.push(requests.average);
  }
  return runs.sort((a, b) => a - b)[1] ?? 0;
}

/** What a server that does nothing else answers with the same, in a process of its own. */
async function floorAnswers(type: string, body: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pothik-floor-'));
  const file = path.join(folder, 'body');
  await writeFile(file, body);
  const script = path.join(import.meta.dirname, 'floor-server.ts');
  const child = spawn(process.execPath, [script, file, type], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await requestsPerSecond(line.toString().trim());
  } finally {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  }
}

/** The public list and the home page, warm, against the same answered from memory. */
export async function listOfTwelve(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  try {
    const figures: Figure[] = [];
    for (const [name, path, type, goal] of [
      ['list of 12, warm', '/api/services?limit=12', 'application/json', allowed.list],
      ['home page, warm', '/', 'text/html', allowed.home],
    ] as const) {
      const url = server.origin + path;
      const body = await (await fetch(url)).text();
      const ours = await requestsPerSecond(url);
      const floor = await floorAnswers(type, body);
      figures.push({
        name,
        ours: `${ours.toFixed(0)} a second`,
        floor: `${floor.toFixed(0)} a second (from memory)`,
        ratio: (ours / floor).toFixed(2),
        goal: `at least ${goal.toFixed(2)}`,
        holds: ours / floor >= goal,
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}
