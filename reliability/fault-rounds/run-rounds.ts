import { setTimeout as pause } from 'node:timers/promises';
import { chance as createChance, type Chance } from '@pothik/tooling/chance';
import { fillAccounts } from './accounts.ts';
import { Customer, type Account } from './customer.ts';
import type { Fault } from './faults.ts';
import { checkLeftovers } from './leftovers.ts';
import { Ledger } from './ledger.ts';
import { checkMails } from './mails.ts';
import { checkShown, readBack } from './read-back.ts';
import { createStaffMember } from './staff-member.ts';
import { checkStored } from './stored-writes.ts';
import type { Target } from './target.ts';

/** How many customers are at work at once, and for how many rounds each: limits count what one does. */
const atOnce = 4;
const shift = 8;

/** After how many rounds all that is stored is looked at; it is at the end as well. */
const sampled = 96;

/** How long the server may take to be ready again, on a busy machine, in milliseconds. */
const backWithin = 60_000;

interface RunOptions {
  rounds: number;
  seed: number;
  faults: readonly [Fault, ...Fault[]];
  /** Ends it after the round that runs. */
  signal: AbortSignal;
  onProgress: (ledger: Ledger) => void;
}

/** Lets one fault after the other happen to a server under work, and holds what is there against what was acknowledged. */
export async function runRounds(target: Target, options: RunOptions): Promise<Ledger> {
  const { rounds, seed, faults, signal, onProgress } = options;
  const { server, origin, port, place } = target;
  const ledger = new Ledger();
  const schedule = createChance(seed);
  const shifts = Math.ceil(rounds / shift);
  const { accounts } = await fillAccounts(place, shifts * atOnce);
  const staff = createStaffMember({
    ...{ origin, ledger },
    chance: createChance(seed + 1),
  });

  async function startServer(): Promise<boolean> {
    server.start();
    const isReady = (await server.untilReady(backWithin)) !== undefined;
    if (!isReady) ledger.find('away', 'the server did not start');
    return isReady;
  }

  const beginShift = (number: number) =>
    Promise.all(
      accounts.slice(number * atOnce, (number + 1) * atOnce).map((account: Account, index) =>
        Customer.create({
          ...{ origin, port, account, ledger },
          chance: createChance(seed + 2 + number * atOnce + index),
        }),
      ),
    );

  async function runRound(customers: readonly Customer[]): Promise<boolean> {
    const [first, ...others] = customers;
    if (!first) throw new Error('a round needs customers');
    const fault = schedule.pick(faults);
    ledger.beginRound(fault.name);
    const stop = new AbortController();
    const [back] = await Promise.all([
      breakAndWait(fault, schedule).finally(() => stop.abort()),
      ...customers.map((customer) => customer.work(stop.signal)),
      staff.work([first, ...others], stop.signal),
    ]);
    if (back === undefined) return false;
    ledger.cameBack(back);
    await Promise.all(customers.map((customer) => readBack(customer, ledger)));
    return true;
  }

  async function breakAndWait(fault: Fault, chance: Chance): Promise<number | undefined> {
    await pause(chance.between(100, 600));
    await fault.strike(chance);
    const back = await server.untilReady(backWithin);
    if (back === undefined) {
      ledger.find('away', `not ready within ${String(backWithin)} ms`, ledger.round);
    }
    // What was cut off is sent again by those who do so.
    await pause(100);
    return back;
  }

  /** Looks at everything with the server stopped. */
  async function sample(): Promise<void> {
    await checkLeftovers(target, ledger);
    if (!(await server.stop())) ledger.find('away', 'the server did not stop by itself');
    await checkStored(target, ledger);
  }

  let customers: Customer[] = [];
  try {
    let isUp = await startServer();
    for (let round = 0; round < rounds && isUp && !signal.aborted; round += 1) {
      if (round > 0 && round % sampled === 0) {
        await sample();
        isUp = await startServer();
        if (!isUp) break;
      }
      if (round % shift === 0) {
        await endShift(customers, ledger);
        customers = await beginShift(round / shift);
      }
      isUp = await runRound(customers);
      onProgress(ledger);
    }
    if (!isUp) return ledger;
    await endShift(customers, ledger);
    await sample();
    await checkMails(target, ledger);
    await checkStored(target, ledger);
    return ledger;
  } finally {
    for (const customer of customers) customer.close();
  }
}

async function endShift(customers: readonly Customer[], ledger: Ledger) {
  for (const customer of customers) {
    await checkShown(customer, ledger);
    customer.close();
  }
}
