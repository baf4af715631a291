import { describe, expect, it } from 'vitest';
import { lintComponents } from './components.ts';
import { lintInstallScripts } from './install-scripts.ts';
import { lintFeatures, lintModules, lintSizes } from './modules.ts';
import { lintTables } from './tables.ts';
import { lintSelectors } from './selectors.ts';
import { lintMotion } from './motion.ts';
import { lintTokens } from './tokens.ts';
import { lintWorkflows } from './workflows.ts';

const pin = 'a'.repeat(40);
const workflow = `on: push
permissions:
  contents: read

jobs:
  checks:
    runs-on: ubuntu
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${pin} # v4.2.2
        with:
          persist-credentials: false
      - run: .ci/run
  publish:
    runs-on: ubuntu
    timeout-minutes: 5
    environment: npm
    permissions:
      id-token: write
    steps:
      - uses: actions/checkout@${pin} # v4.2.2
        with:
          sparse-checkout: tooling/release/publish.ts
          persist-credentials: false
      - uses: actions/setup-node@${pin} # v4.4.0
        with:
          node-version: 24
      - uses: actions/download-artifact@${pin} # v4.3.0
      - run: node tooling/release/publish.ts packages latest
        env:
          NPM_TOKEN: secret
`;

describe('a workflow', () => {
  const complaintsOf = (text: string) =>
    lintWorkflows([{ name: 'checks.yml', text }]).map(({ message }) => message);

  it('passes as it should be', () => {
    expect(complaintsOf(workflow)).toEqual([]);
  });

  it.each([
    ['an action by its tag', [`@${pin} # v4.2.2`, '@v4']],
    ['rights for all jobs', ['contents: read', 'contents: write']],
    ['the rights of the target', ['on: push', 'on: pull_request_target']],
    ['an expression in a command', ['.ci/run', 'echo ${{ github.head_ref }}']],
    [
      'an expression in the second line of a command',
      ['.ci/run', '|\n          echo\n          echo ${{ github.head_ref }}'],
    ],
    ['credentials that stay in the checkout', ['persist-credentials: false', 'fetch-depth: 0']],
    [
      'an image by its tag',
      ['  checks:\n', '  checks:\n    services: { postgres: { image: postgres:17 } }\n'],
    ],
    [
      'a job that publishes and installs',
      [
        '      - uses: actions/download',
        '      - run: npx -y pnpm@12.21.0 install\n      - uses: actions/download',
      ],
    ],
    ['a job that publishes and has another action', ['actions/download-artifact', 'someone/else']],
    [
      'a job that publishes with the whole repository',
      ['sparse-checkout: tooling/release/publish.ts', 'fetch-depth: 1'],
    ],
    [
      'a job that publishes with a cache',
      ['node-version: 24', 'node-version: 24\n          cache: npm'],
    ],
    [
      'a job that publishes what is not signed',
      ['NPM_TOKEN: secret', "NPM_CONFIG_PROVENANCE: 'false'"],
    ],
    [
      'a job that publishes beside a service',
      [
        '    environment: npm',
        `    services: { postgres: { image: 'postgres@sha256:${'a'.repeat(64)}' } }\n    environment: npm`,
      ],
    ],
    [
      'a job that may sign and runs the tests',
      [
        '  publish:\n',
        '  attest: { timeout-minutes: 5, permissions: { id-token: write }, steps: [{ run: .ci/run }] }\n  publish:\n',
      ],
    ],
    ['a job without an end', ['    timeout-minutes: 5\n', '']],
  ] as const)('is refused with %s', (_, [from, to]) => {
    expect(complaintsOf(workflow.replace(from, to))).toHaveLength(1);
  });
});

describe('the settings of the installation', () => {
  const settings = `strictDepBuilds: true
allowBuilds:
  # It only saves time.
  esbuild: false
auditConfig:
  ignoreGhsas:
    - GHSA-aaaa # until 2030-01-01: nobody calls it

`;
  const complaintsOf = (text: string) =>
    lintInstallScripts({ name: 'settings', text }, '2026-11-22');

  it('pass as they should be', () => {
    expect(complaintsOf(settings)).toEqual([]);
  });

  it.each([
    ['a script without a reason', ['  # It only saves time.\n', '']],
    ['scripts that nobody decided about', ['strictDepBuilds: true', 'strictDepBuilds: false']],
    ['all scripts', ['allowBuilds:', 'dangerouslyAllowAllBuilds: true\nallowBuilds:']],
    ['a weakness beyond its day', ['2030-01-01', '2026-11-21']],
    ['a weakness without a reason', [': nobody calls it', '']],
  ] as const)('are refused with %s', (_, [from, to]) => {
    expect(complaintsOf(settings.replace(from, to))).toHaveLength(1);
  });
});

describe('a component', () => {
  const layers = '@layer pothik.tokens, pothik.base, pothik.components;\n';
  const files = {
    'index.ts': `export { Card } from './card/card.tsx';`,
    'card/card.tsx': `'use client';\nimport './card.css';\nuseState(0); 'pothik-card';`,
    'card/card.css': `${layers}\n  .pothik-card {\n`,
    'card/card.stories.tsx': 'component: Card, guide({})',
    'published-styles.css': `@import './card/card.css';`,
  };
  const complaintsOf = (changed: Partial<typeof files>) =>
    lintComponents(
      Object.entries({ ...files, ...changed }).map(([name, text]) => ({ name, text })),
    );

  it('passes as it should be', () => {
    expect(complaintsOf({})).toEqual([]);
  });

  it.each([
    ['no story', { 'card/card.stories.tsx': 'guide({})' }],
    ['a story without its guide', { 'card/card.stories.tsx': 'component: Card, ' }],
    [
      'a story that compares a length exactly',
      {
        'card/card.stories.tsx':
          'component: Card, guide({}) expect(card.right).toBeLessThanOrEqual(Math.ceil(right));',
      },
    ],
    ['a stylesheet without the layers', { 'card/card.css': '  .pothik-card {\n' }],
    ['a stylesheet that is not published', { 'published-styles.css': '' }],
    ['classes without their stylesheet', { 'card/card.tsx': `'pothik-card';` }],
    ['state that is not marked', { 'card/card.tsx': `useState(0);` }],
  ])('is refused with %s', (_, changed) => {
    expect(complaintsOf(changed)).toHaveLength(1);
  });
});

describe('the modules of the server', () => {
  const from = (name: string, ...imports: string[]) => ({
    name,
    text: imports.map((address) => `import { one } from '${address}';\n`).join(''),
  });
  const sources = [
    from('app.ts', './modules/auth/auth.ts', './modules/users/users.ts'),
    from('platform/id.ts'),
    from('http/call.ts', '../platform/id.ts', 'fastify'),
    from('modules/auth/auth.ts', './sessions.ts', '../../http/call.ts'),
    from('modules/auth/auth.test.ts', '../users/users.ts'),
    from('modules/users/users.ts', '../auth/auth.ts', '../chat/chat.ts'),
    from('modules/chat/chat.ts', '../auth/sessions.ts'),
  ];
  const complaintsWith = (...more: typeof sources) =>
    lintModules([...sources, ...more]).map(({ file }) => file);

  it('pass as they should be', () => {
    expect(complaintsWith()).toEqual([]);
  });

  it('may not import each other in a circle, however long', () => {
    const back = from('modules/auth/delete.ts', '../users/users.ts');
    expect(complaintsWith(back)).toContain(back.name);
    const longer = from('modules/auth/rooms.ts', '../rooms/rooms.ts');
    const rooms = from('modules/rooms/rooms.ts', '../chat/chat.ts');
    expect(complaintsWith(longer, rooms)).toEqual(
      expect.arrayContaining([longer.name, rooms.name, 'modules/chat/chat.ts']),
    );
  });

  it.each([
    ['platform/files.ts', '../http/call.ts'],
    ['http/routes.ts', '../modules/auth/auth.ts'],
    ['platform/later.ts', '../modules/auth/auth.ts'],
    ['messages/en/mails.ts', '../../platform/id.ts'],
    ['modules/auth/schema.ts', './sessions.ts'],
  ])('are not imported by what they stand on: %s', (name, address) => {
    expect(complaintsWith(from(name, address))).toContain(name);
  });
});

describe('the modules of the server', () => {
  const source = (name: string, lines: number) => ({ name, text: 'line\n'.repeat(lines) });

  it('have at most 3,000 lines, without their tests', () => {
    const rest = [source('modules/chat/b.ts', 1_000), source('modules/chat/b.test.ts', 500)];
    expect(lintSizes([source('modules/chat/a.ts', 2_000), ...rest])).toEqual([]);
    expect(lintSizes([source('modules/chat/a.ts', 2_001), ...rest])).toMatchObject([
      { file: 'modules/chat' },
    ]);
  });
});

describe('the tables of the server', () => {
  const use = (name: string, address: string) => ({
    name,
    text: `import { one } from '${address}';`,
  });
  const own = use('modules/users/users.ts', './schema.ts');
  const key = use('modules/chat/schema.ts', '../users/schema.ts');
  const foreign = use('modules/chat/staff/names.ts', '../../users/schema.ts');

  it('are used by their module, and by the keys of others', () => {
    expect(lintTables([own, key], {})).toEqual([]);
  });

  it('are used by another module only as long as it is listed', () => {
    expect(lintTables([foreign], { chat: ['users'] })).toEqual([]);
    expect(lintTables([foreign], {})).toHaveLength(1);
    expect(lintTables([own], { chat: ['users'] })).toHaveLength(1);
  });

  it('are used by the modules of one domain', () => {
    const part = use('modules/chat-staff/notes.ts', '../chat/schema.ts');
    expect(lintTables([part], {})).toHaveLength(1);
    expect(lintTables([part], {}, { 'chat-staff': 'chat' })).toEqual([]);
  });
});

describe('the features of an app', () => {
  const complaints = (name: string, text: string) => lintFeatures([{ name, text }], ['layout']);

  it.each([
    ['features/account/login.tsx', `import { form } from '../../shared/form.ts';`],
    ['features/account/login.tsx', `import { field } from './field.ts';`],
    ['features/layout/header.tsx', `import { address } from '../catalogue/addresses.ts';`],
    ['routes/login.tsx', `import { Login } from '../features/account/login.tsx';`],
  ])('pass as they should be: %s, %s', (name, text) => {
    expect(complaints(name, text)).toEqual([]);
  });

  it.each([
    ['features/account/login.tsx', `import { address } from '../catalogue/addresses.ts';`],
    ['features/account/login.tsx', `await import('../catalogue/page.tsx')`],
    ['features/account/login.css', `composes: row from '../catalogue/row.module.css';`],
    ['features/account/login.tsx', `import { Header } from '../layout/header.tsx';`],
    ['features/account/rooms/login.tsx', `import { one } from '../../catalogue/one.ts';`],
  ])('import no other: %s, %s', (name, text) => {
    expect(complaints(name, text)).toHaveLength(1);
  });
});

describe('tokens', () => {
  const stylesheet = ':root {\n  --pothik-color-text: #000;\n  --pothik-space-1: 4px;\n}';
  const lint = (text: string) =>
    lintTokens(stylesheet, [{ name: 'a.css', text }]).map(({ message }) => message);

  it('are those that are there', () => {
    expect(lint('a { color: var(--pothik-color-text); gap: var(--pothik-space-1) }')).toEqual([]);
    expect(lint('a { color: var(--pothik-ink); gap: var(--columns) }')).toEqual([
      'uses --pothik-ink, which is no token',
    ]);
  });
});

describe('what moves', () => {
  const complaintsOf = (text: string) => lintMotion([{ name: 'list.css', text }]);

  it.each([
    'a {\n  transition: color var(--pothik-motion);\n}',
    'a {\n  transition:\n    opacity var(--pothik-motion) var(--pothik-ease),\n    visibility 0s;\n}',
    'a {\n  transition: none;\n}',
    'a {\n  animation: leaving 0s 0.2s both;\n}',
    '@media (prefers-reduced-motion: no-preference) {\n  a {\n    animation: turn 1s;\n  }\n}',
  ])('passes where it stands still on demand: %s', (text) => {
    expect(complaintsOf(text)).toEqual([]);
  });

  it.each([
    'a {\n  transition: color 200ms;\n}',
    'a {\n  transition: color var(--pothik-motion), width 1s;\n}',
    'a {\n  scroll-behavior: smooth;\n}',
    '@media (prefers-reduced-motion: no-preference) {\n  a {\n    color: red;\n  }\n}\nb {\n  animation: turn 1s;\n}',
  ])('is refused where nothing stops it: %s', (text) => {
    expect(complaintsOf(text)).toHaveLength(1);
  });
});

describe('a selector with :has', () => {
  const complaintsOf = (text: string) => lintSelectors([{ name: 'list.css', text }]);

  it.each([
    '.list:has(> :nth-child(2)) > :first-child {}',
    '@media (width < 1px) { .list:has(b) :not(.head) {} }',
    ':global(body:has(main :is(a, b):focus)) * {}',
    '.a, .list:has(b) + :is(:hover, :focus) {}',
  ])('may not decide about any element: %s', (text) => {
    expect(complaintsOf(text)).toHaveLength(1);
  });

  it.each([
    '.list:has(> :nth-child(2)) {}',
    '.list:has(b) > .first {}',
    '.list:has(b) + button {}',
    '.list:has(b) > [data-first], .list > :first-child {}',
    ':global(body:has(main :is(a, b):focus)) .button {}',
    '@media print { body:has(> .alone) > :not(.alone) {} }',
  ])('may decide about itself and what is named: %s', (text) => {
    expect(complaintsOf(text)).toEqual([]);
  });
});
