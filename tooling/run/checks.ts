/** One thing that the test command runs. */
export interface Check {
  name: string;
  /** Stages run one after the other. */
  stage: 'build' | 'static' | 'tests' | 'browser';
  command: readonly [string, ...string[]];
  folder?: string;
  /** How many tests ran, read from the report that this runner writes; without one it counts as one. */
  report?: 'vitest' | 'playwright';
  /** `any`: what the machine has; `bundled`: always the same version, for comparing pictures. */
  browser?: 'any' | 'bundled';
  alone?: true;
  /** Runs only when its name is given. */
  onRequest?: true;
}

const unitTests = (name: string, folder: string): Check => ({
  name,
  stage: 'tests',
  command: ['vitest', 'run'],
  folder,
  report: 'vitest',
});

/** Whether what would be published can be used by those who install it. */
const publishable = (name: string): Check => ({
  name: `publishable ${name}`,
  stage: 'static',
  command: ['publint', '--strict', '--pack', 'false'],
  folder: `packages/${name}`,
});

/** Whether every way of importing it finds types that are right. */
const typesOf = (name: string, options: readonly string[] = ['--profile', 'node16']): Check => ({
  name: `types of ${name}`,
  stage: 'static',
  command: ['attw', '--pack', '.', ...options],
  folder: `packages/${name}`,
});

/** Every story of the built Storybook beside its baseline. */
const comparePictures = (flags: readonly string[], name: string): Check => ({
  name,
  stage: 'browser',
  command: ['playwright', 'test', ...flags],
  folder: 'packages/ui',
  report: 'playwright',
  browser: 'bundled',
  alone: true,
});

/** Everything that must hold, in the order in which it runs. */
export const checks: readonly Check[] = [
  {
    name: 'build',
    stage: 'build',
    command: ['turbo', 'run', 'build', 'build-storybook', '--output-logs=errors-only'],
  },
  {
    name: 'types',
    stage: 'static',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  },
  { name: 'lint', stage: 'static', command: ['pnpm', 'run', 'lint'] },
  { name: 'house rules', stage: 'static', command: ['pnpm', 'run', 'lint:house'] },
  { name: 'format', stage: 'static', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'unused', stage: 'static', command: ['knip'] },
  ...['contract', 'api-client', 'chat', 'ui'].map(publishable),
  ...['contract', 'api-client', 'chat'].map((name) => typesOf(name)),
  typesOf('ui', [
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
    'fonts.css',
    'latin.woff2',
  ]),
  {
    // The public types against the last published version.
    name: 'api',
    stage: 'static',
    command: ['node', 'release/api-report.ts'],
    folder: 'tooling',
  },
  {
    name: 'accept-api',
    stage: 'static',
    command: ['node', 'release/api-report.ts', 'accept'],
    folder: 'tooling',
    onRequest: true,
  },
  {
    name: 'budgets',
    stage: 'static',
    command: [
      'node',
      '--conditions=@pothik/source',
      'src/main.ts',
      'components',
      'chat',
      'entries',
      'sdk-size',
    ],
    folder: 'bench',
  },
  {
    // What goes to browsers and to the registry, as it was built.
    ...unitTests('supply', 'tooling'),
    command: ['vitest', 'run', '--config', 'supply/vitest.config.ts'],
  },
  unitTests('contract', 'packages/contract'),
  unitTests('api-client', 'packages/api-client'),
  unitTests('chat', 'packages/chat'),
  unitTests('tooling', 'tooling'),
  unitTests('server', 'apps/server'),
  {
    // As often as is promised: a thousand submissions on broken lines, fifty times kill -9.
    ...unitTests('bookings in full', 'apps/server'),
    command: [
      'vitest',
      'run',
      '--mode',
      'full',
      'test/api/bookings-on-broken-lines.test.ts',
      'test/api/bookings-raced.test.ts',
      'test/kill',
    ],
    onRequest: true,
  },
  {
    // Two processes, two hundred visitors, twenty thousand messages, and ten thousand lines that do
    // nothing: some ten minutes.
    ...unitTests('chat under stress', 'apps/server'),
    command: ['vitest', 'run', '--mode', 'full', 'test/stress'],
    alone: true,
    onRequest: true,
  },
  unitTests('storefront', 'apps/storefront'),
  unitTests('admin', 'apps/admin'),
  { ...unitTests('ui', 'packages/ui'), stage: 'browser', browser: 'any', alone: true },
  {
    name: 'journeys',
    stage: 'browser',
    command: [
      'playwright',
      'test',
      '--project=desktop',
      '--project=phone',
      '--project=foreign',
      '--project=google',
    ],
    folder: 'e2e',
    report: 'playwright',
    browser: 'any',
    alone: true,
  },
  {
    // Versions, publishes and installs the packages as a release does, on a registry of its own. It
    // asks the network for what consumers install: the workflows run it before anything is released.
    name: 'release',
    stage: 'browser',
    command: ['vitest', 'run', '--config', 'release/vitest.config.ts'],
    folder: 'tooling',
    report: 'vitest',
    browser: 'any',
    alone: true,
    onRequest: true,
  },
  comparePictures(['--config', 'pictures/playwright.config.ts'], 'stories'),
  {
    ...comparePictures(
      ['--config', 'pictures/playwright.config.ts', '--update-snapshots'],
      'accept-stories',
    ),
    onRequest: true,
  },
  {
    // Uploads over a line as slow as they come.
    name: 'slow line',
    stage: 'browser',
    command: ['playwright', 'test', '--project=slow'],
    folder: 'e2e',
    report: 'playwright',
    browser: 'any',
    alone: true,
    onRequest: true,
  },
  {
    // Draws the pictures of docs/ anew.
    name: 'pictures',
    stage: 'browser',
    command: ['playwright', 'test', '--project=pictures'],
    folder: 'e2e',
    report: 'playwright',
    browser: 'any',
    alone: true,
    onRequest: true,
  },
];
