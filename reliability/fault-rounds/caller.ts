import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@pothik/tooling/chance';
import type { Ledger, Write } from './ledger.ts';

/** An answer that came whole. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Calls the API as one client. */
export interface Caller {
  /** @throws where no whole answer comes within ten seconds. */
  call(method: string, path: string, init?: CallInit): Promise<Answer>;
  /** The JSON at an address, asked for until there is an answer. @throws Error for any but a good one. */
  read(path: string): Promise<unknown>;
  /** The bytes at an address, in the same way. */
  download(path: string): Promise<Buffer>;
}

interface CallInit {
  headers?: Record<string, string>;
  /** A form as it is, anything else as JSON. */
  body?: object;
}

const answerPatience = 10_000;

/** How long something is asked for again that nothing should stand in the way of, in milliseconds. */
const patience = 60_000;

/** @param headers of each of its requests. */
export function createCaller(origin: string, headers: Record<string, string>): Caller {
  const send = (path: string, init: RequestInit) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(answerPatience) });

  async function fetchAgain(path: string): Promise<Response> {
    const until = Date.now() + patience;
    for (;;) {
      try {
        const answer = await send(path, { headers });
        if (answer.ok) return answer;
        const [place = ''] = path.split('?');
        const text = `${place} answered ${String(answer.status)}: ${await answer.text()}`;
        if (answer.status !== 503 || Date.now() > until) throw new RangeError(text);
      } catch (error) {
        if (error instanceof RangeError || Date.now() > until) throw error;
      }
      await pause(100);
    }
  }
  return {
    async call(method, path, { headers: own = {}, body } = {}) {
      const isJson = body !== undefined && !(body instanceof FormData);
      const answer = await send(path, {
        method,
        headers: { ...headers, ...own, ...(isJson ? { 'content-type': 'application/json' } : {}) },
        ...(body === undefined
          ? {}
          : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as unknown) };
    },
    read: async (path) => (await fetchAgain(path)).json(),
    download: async (path) => Buffer.from(await (await fetchAgain(path)).arrayBuffer()),
  };
}

/** How many give up instead of sending again. */
const givingUp = 0.25;

/**
 * Sends something until it is acknowledged, or gives up as people do. An answer that is neither yes nor
 * a clear 'come again' is noted.
 *
 * @param isDone whether an answer says that an earlier sending has done it.
 * @returns the answer; nothing where it was given up, or where limits keep the client back.
 */
export async function sendAgain(
  { ledger, chance }: { ledger: Ledger; chance: Chance },
  write: Write,
  send: () => Promise<Answer>,
  isDone: (answer: Answer, hasBeenCut: boolean) => boolean = () => false,
): Promise<Answer | undefined> {
  const until = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    const answer = await send().catch(() => undefined);
    if (answer?.status === 200 || (answer && isDone(answer, tries > 0))) return answer;
    if (answer?.status === 429) return undefined;
    if (answer && answer.status !== 503) {
      const words = `${write.kind} was answered ${String(answer.status)}: ${JSON.stringify(answer.body)}`;
      ledger.find('unclear', words, write.round);
    }
    ledger.cut(write);
    if (chance.next() < givingUp) return undefined;
    if (Date.now() > until) {
      ledger.find('away', `${write.kind} ${write.id} had no answer for a minute`, write.round);
      return undefined;
    }
    await pause(chance.between(100, 400));
  }
}
