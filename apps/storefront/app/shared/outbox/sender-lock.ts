import { withLock } from '../browser/locks.ts';

/** Runs while no other tab sends or takes back; waits for its turn. */
export const asOnlySender = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('pothik-outbox', work);
