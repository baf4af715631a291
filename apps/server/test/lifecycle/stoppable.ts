/** Stands in for the server: runs until it is told to stop. Argument: how its stop goes. */
import { setTimeout as pause } from 'node:timers/promises';
import { findLaunchers } from '../../src/platform/launchers.ts';
import { stopWhenTold } from '../../src/platform/lifecycle.ts';
import { createLog } from '../../src/platform/log.ts';

const log = createLog();
const [manner] = process.argv.slice(2);

async function stop(): Promise<void> {
  if (manner === 'hanging') await new Promise(() => undefined);
  if (manner === 'failing') throw new Error('no');
  await pause(50);
  log.info('finished what had begun');
}

stopWhenTold(log, stop, 300);
// What a server's listening does: it keeps the process alive.
setInterval(() => undefined, 1_000);
log.info({ pid: process.pid, launchers: findLaunchers(process.ppid).length }, 'running');
if (manner === 'throwing') throw new Error('nobody caught me');
