import { beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { UsageError, type Run } from './command.ts';
import { runCommand } from './run-command.ts';

const run = vi.fn<Run>();
const table = {
  'user role': { takes: 'EMAIL ROLE', does: 'Changes it.', load: () => Promise.resolve(run) },
  backup: { takes: '[FOLDER]', does: 'Saves it.', load: () => Promise.resolve(run) },
};
const tell = vi.fn();
const complain = vi.fn();
const call = (...line: string[]) => runCommand(table, line, { tell, complain });

beforeEach(() => {
  vi.resetAllMocks();
});

it('runs a command of two words with what stands after it', async () => {
  expect(await call('user', 'role', 'a@example.com', 'owner')).toBe(0);
  expect(run).toHaveBeenCalledWith(['a@example.com', 'owner'], tell);
});

it('runs none with too few words or too many, and says what it takes', async () => {
  expect(await call('user', 'role', 'a@example.com')).toBe(2);
  expect(await call('backup', 'here', 'there')).toBe(2);
  expect(run).not.toHaveBeenCalled();
  expect(complain).toHaveBeenCalledWith('pothik user role EMAIL ROLE\n  Changes it.');
});

it('names all commands where there is no such one', async () => {
  expect(await call('toString')).toBe(2);
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('pothik backup [FOLDER]'));
});

it('tells what a command takes, and all of them, without running any', async () => {
  expect(await call('backup', '--help')).toBe(0);
  expect(await call('--help')).toBe(0);
  expect(run).not.toHaveBeenCalled();
  expect(tell).toHaveBeenCalledTimes(2);
});

it('ends with one line for what can be mended, and with the usage for a wrong word', async () => {
  run.mockRejectedValueOnce(new StartError('There is no space left.'));
  expect(await call('backup')).toBe(1);
  expect(complain).toHaveBeenLastCalledWith('There is no space left.');
  run.mockRejectedValueOnce(new UsageError('ROLE is one of these.'));
  expect(await call('user', 'role', 'a', 'b')).toBe(2);
  expect(complain).toHaveBeenLastCalledWith(
    expect.stringMatching(/^ROLE is one of these\.\npothik/),
  );
});
