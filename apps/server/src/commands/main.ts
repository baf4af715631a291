/** The program: `main.ts COMMAND …`, and without a command the server. */
import process from 'node:process';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const [, , ...line] = process.argv;
const status = await runCommand(commands, line.length === 0 ? ['start'] : line, {
  tell: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
// A server goes on after its start.
if (status !== 0) process.exitCode = status;
