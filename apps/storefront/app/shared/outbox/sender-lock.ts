const name = 'pothik-outbox';

let queue: Promise<unknown> = Promise.resolve();
let isHeld = false;

/** Without locks, as on plain HTTP, one page alone is spoken for. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = queue;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  queue = promise;
  await before;
  isHeld = true;
  try {
    return await work();
  } finally {
    isHeld = false;
    resolve(undefined);
  }
}

/** Runs while no other tab sends or takes back; waits for its turn. */
export async function asOnlySender<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return inTurn(work);
  return navigator.locks.request(name, work) as Promise<Result>;
}

/** Runs while nothing is being sent; where something is, it does not run. */
export async function unlessSending<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!('locks' in navigator)) return isHeld ? undefined : inTurn(work);
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  ) as Promise<Result | undefined>;
}
