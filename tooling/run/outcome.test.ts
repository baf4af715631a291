import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseChecks, type Check } from './checks.ts';
import { outcomeOf, toTable, type TaskSummary } from './outcome.ts';
import { withThoseThatNeverRan } from './run-tasks.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pothik-outcome-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const task = (changes: Partial<TaskSummary> = {}): TaskSummary => ({
  taskId: '@pothik/ui#test',
  command: 'vitest run',
  directory: 'packages/ui',
  cache: { status: 'MISS' },
  execution: { startTime: 1_000, endTime: 3_500, exitCode: 0 },
  ...changes,
});

function report(content: object) {
  mkdirSync(path.join(root, 'packages/ui/test-results'), { recursive: true });
  writeFileSync(path.join(root, 'packages/ui/test-results/test.json'), JSON.stringify(content));
}

const ui: Check = { name: 'ui', task: '@pothik/ui#test', from: 'plain' };
const types: Check = { name: 'types', task: 'typecheck', from: 'plain' };

describe('a check', () => {
  it('counts the tests of its report', () => {
    report({ numPassedTests: 12, numFailedTests: 0 });
    expect(outcomeOf(ui, [task()], root)).toEqual({
      name: 'ui',
      passed: 12,
      failed: 0,
      seconds: 2.5,
    });
  });

  it('without a report counts as one, however many packages have its task', () => {
    const tasks = ['@pothik/ui', '@pothik/chat'].map((name) =>
      task({ taskId: `${name}#typecheck` }),
    );
    expect(outcomeOf(types, tasks, root)).toEqual({
      name: 'types',
      passed: 1,
      failed: 0,
      seconds: 5,
    });
  });

  it('took no time where nothing had changed', () => {
    const [outcome] = [outcomeOf(ui, [task({ cache: { status: 'HIT' } })], root)];
    expect(outcome.seconds).toBeUndefined();
    expect(toTable([outcome])).toContain('unchanged');
  });
});

describe('a check has failed', () => {
  const failed = { startTime: 0, endTime: 1, exitCode: 1 };

  it('with those of its tests that did', () => {
    report({ stats: { expected: 4, unexpected: 2, flaky: 0 } });
    expect(outcomeOf(ui, [task({ execution: failed })], root)).toMatchObject({
      passed: 4,
      failed: 2,
    });
  });

  it('when a test needed a second try', () => {
    report({ stats: { expected: 4, unexpected: 0, flaky: 1 } });
    expect(outcomeOf(ui, [task()], root)).toMatchObject({ failed: 1 });
  });

  it('when its runner broke off with no failed test', () => {
    report({ numPassedTests: 12, numFailedTests: 0 });
    expect(outcomeOf(ui, [task({ execution: failed })], root)).toMatchObject({ failed: 1 });
  });

  it('when one of its packages did', () => {
    const tasks = [
      task({ taskId: '@pothik/ui#typecheck' }),
      task({ taskId: '@pothik/chat#typecheck', execution: failed }),
    ];
    expect(outcomeOf(types, tasks, root)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('when it never ran, as what it needs has failed', () => {
    const { execution, ...neverRun } = task();
    expect(execution).toBeDefined();
    expect(outcomeOf(ui, [neverRun], root)).toMatchObject({ passed: 0, failed: 1 });
    expect(outcomeOf(ui, [], root)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('when one of its packages never ran, of which turbo then says nothing', () => {
    const ran = task({ taskId: '@pothik/ui#typecheck' });
    const stopped = task({ taskId: '@pothik/chat#typecheck' });
    const tasks = withThoseThatNeverRan([ran, stopped], [ran]);
    expect(outcomeOf(types, tasks, root)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the checks that run', () => {
  it('are in the full tier all those of the plain one and more', () => {
    const plain = chooseChecks('plain', []);
    const full = chooseChecks('full', []);
    expect(full).toEqual(expect.arrayContaining([...plain]));
    expect(full.length).toBeGreaterThan(plain.length);
    expect(full.some(({ from }) => from === 'request')).toBe(false);
  });

  it('are every night those that try things often, and no others', () => {
    const nightly = chooseChecks('nightly', []).map(({ name }) => name);
    expect(nightly).toEqual(['reliability', 'stress']);
  });

  it('are those that are named, and a name that is none is refused', () => {
    expect(chooseChecks('plain', ['lint', 'pictures']).map(({ name }) => name)).toEqual([
      'lint',
      'pictures',
    ]);
    expect(() => chooseChecks('plain', ['lnt'])).toThrow(
      /^No such check: lnt\. There are: build, /,
    );
  });
});
