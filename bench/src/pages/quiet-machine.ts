import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The most that the machine may be doing, of all that it can. */
const quiet = 0.25;
const looksFor = 300;
/** A machine that is never quiet is measured all the same, in milliseconds. */
const patience = 10_000;

function spent() {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const sum = (part: 'busy' | 'idle') => times.reduce((all, time) => all + time[part], 0);
  return { busy: sum('busy'), idle: sum('idle') };
}

async function useOfProcessors(): Promise<number> {
  const before = spent();
  await setTimeout(looksFor);
  const after = spent();
  const busy = after.busy - before.busy;
  return busy / Math.max(1, busy + after.idle - before.idle);
}

/** Waits until little else runs. @returns whether that came about. */
export async function waitForQuiet(): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if ((await useOfProcessors()) < quiet) return true;
  }
  return false;
}
