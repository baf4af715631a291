/** `plain` runs every rule once; `full` adds the matrices; `nightly` is what takes hours, alone. */
export type Tier = 'plain' | 'full' | 'nightly';

/** One thing that the test command runs. */
export interface Check {
  name: string;
  /** As turbo takes it: `typecheck` of every package, `@pothik/ui#stories`, `//#lint` of the root. */
  task: string;
  /** The first tier that has it; `request`: only when its name is given. */
  from: Tier | 'request';
  /** The nightly tier has it as well, and tries things far more often there. */
  nightly?: true;
  /** Needs the browser that the test command finds; pictures of stories find theirs. */
  browser?: true;
  /** Those of an earlier turn have ended before it begins. */
  turn?: 1 | 2;
  /**
   * In its turn, runs beside the checks of the other lane, and after those of its own; of those that name none, two
   * run at once. Which of the tasks that are ready turbo begins is its own choice: left to it, the journeys, the longest
   * of all, were run last and alone.
   */
  lane?: 'a' | 'b';
  /** Runs beside nothing else, except by name in the plain tier. */
  alone?: true;
}

const unitTests = (name: string): Check => ({
  name,
  task: `@pothik/${name}#test`,
  from: 'plain',
});

/** Everything that must hold; docs/tests.md says why each is in its tier. */
const checks: readonly Check[] = [
  { name: 'build', task: 'build', from: 'plain', turn: 1 },
  {
    name: 'journeys',
    task: '@pothik/e2e#journeys',
    from: 'plain',
    browser: true,
    turn: 2,
    lane: 'a',
  },
  { ...unitTests('server'), turn: 2, lane: 'b' },
  { ...unitTests('reliability'), turn: 2, lane: 'b', nightly: true },
  {
    name: 'stories',
    task: '@pothik/ui#stories',
    from: 'plain',
    browser: true,
    turn: 2,
    lane: 'b',
  },
  // Waits more than it works: beside what works, and has no time to keep, as the journeys and the server have.
  {
    name: 'broken line',
    task: '@pothik/e2e#broken-line',
    from: 'plain',
    browser: true,
    lane: 'b',
  },
  { name: 'types', task: 'typecheck', from: 'plain' },
  { name: 'lint', task: '//#lint', from: 'plain' },
  { name: 'house rules', task: '//#lint:house', from: 'plain' },
  // The table of security requirements names tests and places that are there.
  { name: 'asvs', task: '//#asvs', from: 'plain' },
  // Generated files agree with the endpoints' definitions.
  { name: 'generated', task: '@pothik/contract#generated', from: 'plain' },
  { name: 'format', task: '//#format:check', from: 'plain' },
  { name: 'unused', task: '//#unused', from: 'plain' },
  // Those who install a package can use it, and every way of importing it finds its types.
  { name: 'publishable', task: 'publishable', from: 'plain' },
  // The public types against the last published version.
  { name: 'api', task: '@pothik/tooling#api', from: 'plain' },
  { name: 'budgets', task: '@pothik/bench#budgets', from: 'plain' },
  // What goes to browsers and to the registry tells no secret.
  { name: 'supply', task: '@pothik/tooling#supply', from: 'plain' },
  ...['contract', 'api-client', 'chat', 'ui', 'tooling', 'storefront', 'admin', 'bench'].map(
    unitTests,
  ),
  { name: 'stress', task: '@pothik/reliability#stress', from: 'nightly', alone: true },
  {
    name: 'supply of the storybook',
    task: '@pothik/tooling#supply-storybook',
    from: 'full',
  },
  {
    name: 'journeys, wide',
    task: '@pothik/e2e#journeys-wide',
    from: 'full',
    browser: true,
  },
  { name: 'pictures', task: '@pothik/ui#pictures', from: 'full' },
  { name: 'slow line', task: '@pothik/e2e#slow-line', from: 'full', browser: true, alone: true },
  // Versions, publishes and installs the packages as a release does, on a registry of its own.
  { name: 'release', task: '@pothik/tooling#release', from: 'full', browser: true, alone: true },
  // The product as a folder, served away from the repository with nothing but Node.js.
  { name: 'folder', task: '@pothik/tooling#folder', from: 'full', browser: true, alone: true },
  // A newcomer's first command works where nothing is installed or built.
  { name: 'fresh clone', task: '@pothik/tooling#fresh-clone', from: 'full', alone: true },
  { name: 'mutation', task: '@pothik/tooling#mutation', from: 'request' },
  { name: 'accept-api', task: '@pothik/tooling#accept-api', from: 'request' },
  {
    name: 'accept-pictures',
    task: '@pothik/ui#accept-pictures',
    from: 'request',
  },
  // Shows what a change did to the pictures of stories, before and after.
  {
    name: 'picture-review',
    task: '@pothik/ui#picture-review',
    from: 'request',
  },
  // Draws the pictures of docs/ anew.
  { name: 'draw-docs', task: '@pothik/e2e#draw-docs', from: 'request', browser: true },
  { name: 'draw-screens', task: '@pothik/e2e#draw-screens', from: 'request', browser: true },
];

/**
 * The checks that a tier has, or those with these names.
 *
 * @throws Error that names what there is, when a name is none.
 */
export function chooseChecks(tier: Tier, names: readonly string[]): readonly Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    throw new Error(`No such check: ${unknown.join(', ')}. There are: ${known}`);
  }
  if (names.length > 0) return checks.filter(({ name }) => names.includes(name));
  if (tier === 'nightly') return checks.filter(({ from, nightly }) => nightly ?? from === tier);
  return checks.filter(({ from }) => from === 'plain' || from === tier);
}
