const name = 'pothik-outbox';

let queue: Promise<unknown> = Promise.resolve();

/** Without locks, as on plain HTTP, one page alone is spoken for. */
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

/** Runs while no other tab sends or takes back; waits for its turn. */
export async function asOnlySender<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return inTurn(work);
  return navigator.locks.request(name, work) as Promise<Result>;
}
