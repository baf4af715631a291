import type { Figure } from '../figure.ts';
import { startMeasuredServer } from '../server/measured-server.ts';

/** How much more known and unknown may differ than two groups of unknown ones do. */
const allowed = 1.1;

/** Below the limits on tries, which count for each account and for the network address. */
const accounts = 6;
const triesPerAccount = 5;
const links = 9;
const registrations = 12;

/** What a quarter takes at most: what else the machine does lengthens the others. */
const lowerQuartile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const ratioOf = (a: number, b: number) => Math.max(a / b, b / a);

/** Two kinds of address that are unknown tell what is noise. */
const kinds = ['known', 'unknown', 'nobody'] as const;
type Kind = (typeof kinds)[number];
const addressOf = (kind: Kind, account: number) => `${kind}-${String(account)}@example.com`;

/** An address that somebody registers is known from then on: the next one takes another. */
const newAddressOf = (kind: Kind, round: number) =>
  kind === 'known' ? addressOf(kind, round % accounts) : addressOf(kind, 1_000 + round);

/** Whether the time of an answer tells which addresses have an account. */
export async function knownAddress(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  const post = async (path: string, body: object) => {
    const started = performance.now();
    const answer = await fetch(`${server.origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return { status: answer.status, duration: performance.now() - started };
  };
  /** Asks for all kinds in turn, each round beginning with another. */
  const compare = async (
    name: string,
    rounds: number,
    status: number,
    ask: (kind: Kind, round: number) => ReturnType<typeof post>,
  ): Promise<Figure> => {
    const durations = { known: [] as number[], unknown: [] as number[], nobody: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const kind = kinds[(round + turn) % kinds.length] ?? 'known';
        const answer = await ask(kind, round);
        if (answer.status !== status) throw new Error(`${name}: ${String(answer.status)}`);
        durations[kind].push(answer.duration);
      }
    }
    const [known, unknown, nobody] = kinds.map((kind) => lowerQuartile(durations[kind]));
    const difference = ratioOf(known ?? 0, unknown ?? 0);
    const goal = allowed * ratioOf(unknown ?? 0, nobody ?? 0);
    return {
      name,
      ours: `${(known ?? 0).toFixed(1)} ms (known)`,
      floor: `${(unknown ?? 0).toFixed(1)} ms (unknown)`,
      ratio: difference.toFixed(2),
      goal: `at most ${goal.toFixed(2)} (noise)`,
      holds: difference <= goal,
    };
  };

  const person = { name: 'Known', phone: '01712345678', password: 'river-boat-7' };
  try {
    for (let account = 0; account < accounts; account += 1) {
      await post('register', { ...person, email: addressOf('known', account) });
    }
    return [
      await compare('wrong password, by address', accounts * triesPerAccount, 401, (kind, round) =>
        post('login', { email: addressOf(kind, round % accounts), password: 'not-it' }),
      ),
      await compare('forgotten password, by address', links, 200, (kind, round) =>
        post('forgot-password', { email: addressOf(kind, round % accounts) }),
      ),
      await compare('registration, by address', registrations, 200, (kind, round) =>
        post('register', { ...person, email: newAddressOf(kind, round) }),
      ),
    ];
  } finally {
    await server.stop();
  }
}
