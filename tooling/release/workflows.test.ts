import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}));

describe.each(workflows)('the workflow $name', ({ text }) => {
  it('runs no action but one that is pinned to a commit', () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d/);
  });

  it('may read, and nothing else unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n  contents: read\n\n/m);
    expect(text).not.toMatch(/permissions: *(write-all|read-all)|pull_request_target/);
  });

  it('puts nothing that others write into a command', () => {
    const commands = [...text.matchAll(/run: *(.+)/g)].map(([, command]) => command);
    for (const command of commands) expect(command).not.toContain('${{');
  });

  it('ends', () => {
    const jobs = text.match(/runs-on:/g) ?? [];
    expect(text.match(/timeout-minutes:/g)).toHaveLength(jobs.length);
  });
});
