import { parse } from 'yaml';
import { complainUnless, type Complaint, type SourceFile } from './source-file.ts';

/** One step of a job in a workflow. */
interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Container {
  image: string;
}

/** A job in a workflow, as far as the rules read it. */
export interface Job {
  permissions?: Record<string, string>;
  environment?: unknown;
  env?: Record<string, string>;
  container?: Container;
  services?: Record<string, Container>;
  'timeout-minutes'?: number;
  steps: Step[];
}

/** @returns the jobs of a workflow by their names. */
export const readJobs = (text: string): Record<string, Job> =>
  (parse(text) as { jobs: Record<string, Job> }).jobs;

/** The rights with which a job can publish or sign in our name. */
const publishing = ['id-token', 'packages', 'attestations', 'pages'];

const isPublishing = ({ permissions = {}, environment }: Job) =>
  environment !== undefined || publishing.some((right) => permissions[right] === 'write');

const commandsOfPublishing = new Set([
  'node tooling/release/publish.ts packages latest',
  'node tooling/release/publish.ts packages "$TAG"',
  'node tooling/release/image.ts push',
  'node tooling/release/image.ts publish',
  'docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<< "$GITHUB_TOKEN"',
]);
/** Others could change what is run or how it is signed, such as `NODE_OPTIONS` or `NPM_CONFIG_PROVENANCE`. */
const variablesOfPublishing = new Set([
  ...['PACKAGES', 'TAG', 'NPM_TOKEN'],
  ...['PLATFORM', 'FOLDER_SHA512', 'GITHUB_TOKEN'],
]);
/** The actions of a job that publishes, by what they may be given. */
const actionsOfPublishing: Record<string, readonly string[]> = {
  // Only the files that are named: nothing can be installed from them.
  'actions/checkout': ['sparse-checkout', 'sparse-checkout-cone-mode', 'persist-credentials'],
  // No cache, which another job could fill.
  'actions/setup-node': ['node-version'],
  'actions/download-artifact': ['name', 'path'],
  'actions/attest-build-provenance': ['subject-name', 'subject-digest', 'push-to-registry'],
  'actions/deploy-pages': [],
};

function isOfPublishing({ uses, run, env, with: inputs = {} }: Step): boolean {
  if (!Object.keys(env ?? {}).every((name) => variablesOfPublishing.has(name))) return false;
  if (run !== undefined) return commandsOfPublishing.has(run);
  const [action = ''] = (uses ?? '').split('@');
  const allowed = actionsOfPublishing[action];
  if (!allowed || !Object.keys(inputs).every((name) => allowed.includes(name))) return false;
  return action !== 'actions/checkout' || 'sparse-checkout' in inputs;
}

const doesNothingElse = ({ steps, env, services, container }: Job) =>
  services === undefined &&
  container === undefined &&
  steps.every((step) => isOfPublishing({ ...step, env: { ...env, ...step.env } }));

const imagesOf = ({ container, services = {} }: Job) =>
  [...(container ? [container] : []), ...Object.values(services)].map(({ image }) => image);

const allOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');

/** Workflows run what is pinned, may do little, and end. */
export function lintWorkflows(workflows: readonly SourceFile[]): Complaint[] {
  const complainUnlessJobs = (message: string, holds: (job: Job) => boolean) =>
    complainUnless(workflows, message, ({ text }) => Object.values(readJobs(text)).every(holds));
  const complainUnlessSteps = (message: string, holds: (step: Step) => boolean) =>
    complainUnlessJobs(message, ({ steps }) => steps.every(holds));
  return [
    ...complainUnless(workflows, 'uses an action that is not pinned to a commit', ({ text }) =>
      allOf(text, /uses: *(.+)/g).every((action) => /^[\w./-]+@[0-9a-f]{40} # v\d/.test(action)),
    ),
    ...complainUnlessJobs('uses an image that is not pinned to a digest', (job) =>
      imagesOf(job).every((image) => /@sha256:[0-9a-f]{64}$/.test(image)),
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
    ...complainUnlessSteps(
      'puts an expression into a command',
      ({ run = '' }) => !run.includes('${{'),
    ),
    // Whatever runs later in the job could read them.
    ...complainUnlessSteps(
      'leaves credentials in a checkout',
      ({ uses = '', with: inputs }) =>
        !uses.startsWith('actions/checkout@') || inputs?.['persist-credentials'] === false,
    ),
    ...complainUnlessJobs(
      'has a job without timeout-minutes',
      (job) => job['timeout-minutes'] !== undefined,
    ),
    ...complainUnlessJobs(
      'has a job that can publish and does something else as well',
      (job) => !isPublishing(job) || doesNothingElse(job),
    ),
  ];
}
