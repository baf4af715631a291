import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../.github/workflows');

/** What GitHub's own parser reports about a workflow. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

it.each(readdirSync(folder))('%s is a workflow that GitHub accepts', async (name) => {
  expect(await errorsOf(name, readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});

const workflow = `on: push
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-24.04
    steps:
      - run: echo "\${{ github.ref }}"
`;

it.each([
  ['an unknown permission', ['contents: read', 'content: read']],
  ['a job that needs a missing one', ['runs-on', 'needs: test\n    runs-on']],
  ['a key that a step does not have', ['- run', '- with: 1\n        run']],
  ['an unknown variable', ['github.ref', 'githb.ref']],
] as const)('reports %s', async (_, [from, to]) => {
  expect(await errorsOf('build.yml', workflow)).toEqual([]);
  expect(await errorsOf('build.yml', workflow.replace(from, to))).not.toEqual([]);
});
