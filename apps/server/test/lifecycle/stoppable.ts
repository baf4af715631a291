/**
 * Stands in for the server: runs until it is told to stop. Arguments: how its stop goes, and how long it
 * may take, in milliseconds.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findLaunchers } from '../../src/platform/launchers.ts';
import { stopWhenTold } from '../../src/platform/lifecycle.ts';
import { createLog } from '../../src/platform/log.ts';

const log = createLog();
const [manner, deadline] = process.argv.slice(2);

async function stop(): Promise<void> {
  if (manner === 'hanging') await new Promise(() => undefined);
  if (manner === 'failing') throw new Error('no');
  await nextTurn();
  log.info('finished what had begun');
}

stopWhenTold(log, stop, deadline === undefined ? undefined : Number(deadline));
// What a server's listening does: it keeps the process alive.
setInterval(() => undefined, 1_000);
log.info({ pid: process.pid, launchers: findLaunchers(process.ppid).length }, 'running');
if (manner === 'throwing') throw new Error('nobody caught me');
