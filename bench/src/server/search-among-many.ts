import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figure.ts';
import { insertServices } from './generated-services.ts';
import { inventedWord } from './invented-words.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

/** With its third letter another. */
const withError = (word: string) => `${word.slice(0, 2)}x${word.slice(3)}`;

/** What is searched for, by what is hard about it. */
const kinds = {
  'one word': ['electrician', 'Riyadh', 'Qatar', 'nurse', 'Najd'],
  'a rare word': [inventedWord(2), inventedWord(5), inventedWord(778), inventedWord(943)],
  'typing errors': [
    withError(inventedWord(4)),
    withError(inventedWord(612)),
    'electrisian',
    'nurrse',
  ],
  'four words': [
    'heavy driver saudi arabia',
    'nurse job in singapore',
    'cook malaysia red sea',
    'electrician visa romania price',
  ],
  'no hit': ['zzzzzz', 'qwxyz plkj', 'mngbv'],
  'common words': ['visa', 'the visa is stamped', 'employer passport', 'work'],
  'one letter': ['e', 's', 'ক'],
  'page 1000': ['visa', 'electrician', 'সৌদি', 'soudi kaj'],
  nonsense: ['q9x '.repeat(50), 'lorem ipsum dolor '.repeat(11), 'aeiou'.repeat(40)],
  'nonsense in Bangla': ['ঢঞথ '.repeat(50), 'ক্ষপ্র ঙড় ৯৮৭ '.repeat(14), 'ঘঝঠ'.repeat(66)],
  Bangla: ['নার্স', 'ওমরাহ', 'সৌদি', 'কাতারে কাজ'],
  'romanised Bangla': ['soudi', 'rajmistri', 'malaysia chakri', 'driver er kaj'],
  suggestions: ['elec', 'saudi vi', 'umra', 'কাতা', 'm'],
};

type Kind = keyof typeof kinds;

const rounds = 20;

/** What is answered where the database was not quick enough: later than any goal. */
const cutOff = 503;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** A letter without a width, which is the same search and another text. */
const unseen = '\u200C';

/** The address that answers a search; another in each round, so that none is answered from memory. */
function addressOf(kind: Kind, text: string, round: number): string {
  const search = encodeURIComponent(text.slice(0, 199 - round) + unseen.repeat(round));
  if (kind === 'suggestions') return `/api/search/suggestions?search=${search}`;
  const page = kind === 'page 1000' ? '&page=1000' : '';
  return `/api/services?search=${search}&limit=${String(12 + round)}${page}`;
}

async function measure(origin: string, kind: Kind): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of kinds[kind]) {
      const started = performance.now();
      const answer = await fetch(origin + addressOf(kind, text, round));
      await answer.arrayBuffer();
      if (!answer.ok && answer.status !== cutOff) {
        throw new Error(`${text}: ${String(answer.status)}`);
      }
      // The first rounds read the tables from the disk.
      if (round > 1) durations.push(answer.ok ? performance.now() - started : Infinity);
    }
  }
  return at(
    durations.sort((a, b) => a - b),
    0.95,
  );
}

const server = path.resolve(import.meta.dirname, '../../../apps/server');

async function rebuild(url: string): Promise<void> {
  const command = path.join(server, 'src/commands/main.ts');
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@pothik/source', command, 'search', 'rebuild'],
    {
      cwd: server,
      env: { ...process.env, DATABASE_URL: url },
    },
  );
}

/** The 95th percentile of each kind among so many services, in milliseconds. */
function slowest(services: number): Promise<Map<Kind, number>> {
  return withPostgres(async (url) => {
    const running = await startMeasuredServer({ DATABASE_URL: url });
    try {
      await insertServices(url, services);
      await rebuild(url);
      const measured = new Map<Kind, number>();
      for (const kind of Object.keys(kinds) as Kind[]) {
        const slow = await measure(running.origin, kind);
        console.log(`  ${kind} among ${String(services)}: ${slow.toFixed(1)} ms`);
        measured.set(kind, slow);
      }
      return measured;
    } finally {
      await running.stop();
    }
  });
}

/** How long a listing with a search takes on PostgreSQL, one at a time, beside the same among 1,000. */
async function among(
  services: number,
  goal: (few: number, kind: Kind) => number,
): Promise<Figure[]> {
  const few = await slowest(1_000);
  const many = await slowest(services);
  return [...many].map(([kind, ours]) => {
    const floor = few.get(kind) ?? 0;
    const most = goal(floor, kind);
    return {
      name: `search among ${String(services)} services, ${kind}, p95`,
      ours: `${ours.toFixed(1)} ms`,
      floor: `${floor.toFixed(1)} ms among 1000`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${most.toFixed(0)} ms`,
      holds: ours <= most,
    };
  });
}

export const searchAmongMany = () => among(100_000, () => 50);

/** What is suggested has to come while a word is typed. */
const ofMillion = (few: number, kind: Kind) =>
  kind === 'suggestions' ? 60 : Math.min(150, few * 3);

/** Takes half an hour, most of it for making the services. */
export const searchAmongMillion = () => among(1_000_000, ofMillion);
