import { complainUnless, type Complaint, type SourceFile } from './source-file.ts';

const allOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Workflows run what is pinned, may do little, and end. */
export function lintWorkflows(workflows: readonly SourceFile[]): Complaint[] {
  return [
    ...complainUnless(workflows, 'uses an action that is not pinned to a commit', ({ text }) =>
      allOf(text, /uses: *(.+)/g).every((action) => /^[\w./-]+@[0-9a-f]{40} # v\d/.test(action)),
    ),
    ...complainUnless(workflows, 'may do more than read where no job says so', ({ text }) =>
      /^permissions:\n {2}contents: read\n\n/m.test(text),
    ),
    ...complainUnless(
      workflows,
      'runs with rights that a stranger could use',
      ({ text }) => !/permissions: *(write-all|read-all)|pull_request_target/.test(text),
    ),
    // What others write (a branch's name, a title) would be run.
    ...complainUnless(workflows, 'puts an expression into a command', ({ text }) =>
      allOf(text, /run: *(.+)/g).every((command) => !command.includes('${{')),
    ),
    ...complainUnless(
      workflows,
      'has a job without timeout-minutes',
      ({ text }) => countOf(text, /timeout-minutes:/g) === countOf(text, /runs-on:/g),
    ),
  ];
}
