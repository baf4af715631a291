import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** A process above this one. */
interface Ancestor {
  pid: number;
  parent: number;
  command: string;
  /** Tells a process from a later one with its number; unknown where there is no /proc. */
  startTime?: string;
}

const hasProc = existsSync('/proc/self/stat');

/** From /proc: command line and the fields of `stat`; nothing when the process is gone. */
function readFromProc(pid: number): Ancestor | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    // The name in brackets may hold anything; the fields after it are separated by spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
    // A zombie has ended; only its parent does not know yet.
    if (state === 'Z' || state === 'X' || !parent || !startTime) return undefined;
    const command = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
    return {
      pid,
      parent: Number(parent),
      startTime,
      command: command.replaceAll('\0', ' ').trim(),
    };
  } catch {
    return undefined;
  }
}

function readFromPs(pid: number): Ancestor | undefined {
  try {
    const options = ['-o', 'ppid=,command=', '-p', String(pid)];
    const line = execFileSync('ps', options, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
    return command === undefined ? undefined : { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}

const readProcess = hasProc ? readFromProc : readFromPs;

function isGone({ pid, startTime }: Ancestor): boolean {
  if (startTime !== undefined) return readFromProc(pid)?.startTime !== startTime;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** Whether a command line is a package manager's: by its name, or run by Node.js. */
export function isPackageManager(command: string): boolean {
  const program = command.replace(/^(\S*\/)?node(js)?\s+(-\S+\s+)*/, '').split(/\s/, 1)[0] ?? '';
  const name = program.slice(program.lastIndexOf('/') + 1);
  return /^(npx|npm|pnpm|pnpx|pnx|pn|yarn|corepack)(-cli)?(\.[cm]?js)?$/.test(name);
}

const isShellCommand = (command: string) =>
  /^(\S*\/)?(sh|bash|dash|ash|zsh|ksh) -\w*c /.test(command);

/**
 * The package managers that started a process, with the shells between them, from below. A shell
 * above the topmost belongs to whoever called it and may go: that is what `nohup` is for.
 */
export function findLaunchers(parent: number): Ancestor[] {
  const chain: Ancestor[] = [];
  for (let next = readProcess(parent); next; next = readProcess(next.parent)) {
    if (!isPackageManager(next.command) && !isShellCommand(next.command)) break;
    chain.push(next);
  }
  return chain.slice(0, chain.findLastIndex(({ command }) => isPackageManager(command)) + 1);
}

// Read when the process starts: one of them may be gone by the time that the server listens.
const launchers = findLaunchers(process.ppid);

/**
 * Calls `onGone` once when one of the package managers that started this process is gone: a signal
 * that ended it did not come through to here, and nobody is left who could stop the server. Does
 * nothing for a process that was started in another way, such as by a service manager.
 *
 * @param interval how often to look, in milliseconds.
 * @returns a function that ends the watch.
 */
export function watchLaunchers(onGone: () => void, interval = 500): () => void {
  if (launchers.length === 0) return () => undefined;
  const timer = setInterval(() => {
    if (!launchers.some(isGone)) return;
    clearInterval(timer);
    onGone();
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
