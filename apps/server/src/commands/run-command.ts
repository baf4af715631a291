import { StartError } from '../platform/start-error.ts';
import { UsageError, type Command, type Say } from './command.ts';

/** The statuses that the program ends with: done; could not be done, with a line why; no such command line. */
const statuses = { done: 0, failed: 1, misused: 2 } as const;

const program = 'pothik';

const usageOf = (name: string, { takes, does }: Command) =>
  `${`${program} ${name} ${takes}`.trimEnd()}\n  ${does}`;

const usageOfAll = (commands: Readonly<Record<string, Command>>) =>
  Object.entries(commands)
    .map(([name, command]) => usageOf(name, command))
    .join('\n\n');

/** The command that a line begins with, of one word or two, and what stands after it. */
function findCommand(commands: Readonly<Record<string, Command>>, line: readonly string[]) {
  for (const length of [2, 1]) {
    const name = line.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, given: line.slice(length) };
  }
  return undefined;
}

const asksForHelp = (line: readonly string[]) =>
  line.some((word) => word === '--help' || word === '-h');

/**
 * Runs what a command line asks for; `--help` beside a command tells what that takes.
 *
 * @param tell hears what was asked for.
 * @param complain hears what was wrong.
 * @returns the status to end with.
 */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  line: readonly string[],
  { tell, complain }: { tell: Say; complain: Say },
): Promise<number> {
  const found = findCommand(commands, line);
  if (!found) {
    const isHelp = line[0] === 'help' || asksForHelp(line);
    (isHelp ? tell : complain)(usageOfAll(commands));
    return isHelp ? statuses.done : statuses.misused;
  }
  const { name, command, given } = found;
  if (asksForHelp(given)) {
    tell(usageOf(name, command));
    return statuses.done;
  }
  try {
    const [least, most] = countWords(command.takes);
    if (given.length < least || given.length > most) throw new UsageError();
    const run = await command.load();
    await run(given, tell);
    return statuses.done;
  } catch (error) {
    if (error instanceof UsageError) {
      complain([...(error.message ? [error.message] : []), usageOf(name, command)].join('\n'));
      return statuses.misused;
    }
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return statuses.failed;
  }
}

/** The least and the most arguments that a command takes. */
function countWords(takes: string): [number, number] {
  const words = takes.split(' ').filter(Boolean);
  return [words.filter((word) => !word.startsWith('[')).length, words.length];
}
