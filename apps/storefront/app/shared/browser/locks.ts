import { withTimeout } from '@pothik/ui';

/** Until the browser is taken not to answer, in milliseconds. */
const timeout = 1_000;

let queue: Promise<unknown> = Promise.resolve();

/** Without locks, as over plain HTTP, work is in turn on this page only. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = queue;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  queue = promise;
  await before;
  try {
    return await work();
  } finally {
    resolve(undefined);
  }
}

/** Whether a tab has a lock; `undefined` when the browser does not say. */
export async function isLocked(lock: string): Promise<boolean | undefined> {
  try {
    const { held = [] } = await withTimeout(() => navigator.locks.query(), timeout);
    return held.some(({ name }) => name === lock);
  } catch {
    return undefined;
  }
}

/** Resolves when the browser neither grants a lock nor names a tab that has it. */
async function ignored(lock: string, isOver: () => boolean): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, timeout));
  } while (!isOver() && (await isLocked(lock)) === true);
}

/**
 * Runs work while no other tab runs work of the same name, and waits for its turn. If the browser has no locks, refuses
 * them or ignores the request, the turn is on this page only.
 */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return inTurn(work);
  const request = new AbortController();
  const { signal } = request;
  const turn: { running?: Promise<Result> } = {};
  const decided = new Promise<void>((resolve) => {
    const hold = async () => {
      // Granted too late: the work has had its turn.
      if (signal.aborted) return;
      turn.running = work();
      resolve();
      // The caller, who has the same promise, handles its error.
      await turn.running.catch(() => undefined);
    };
    const ask = async () => navigator.locks.request(lock, { signal }, hold);
    ask().then(
      () => resolve(),
      () => resolve(),
    );
  });
  await Promise.race([decided, ignored(lock, () => turn.running !== undefined)]);
  if (turn.running) return turn.running;
  request.abort();
  return inTurn(work);
}

/** Has a lock together with other tabs until the page is left or the returned function is called. */
export function shareLock(lock: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const ask = async () => navigator.locks.request(lock, { mode: 'shared' }, () => promise);
  // Without it, other tabs save again earlier.
  ask().catch(() => undefined);
  return () => resolve(undefined);
}
