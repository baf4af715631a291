/** The workspaces, and who may import whom; docs/architecture.md draws it. */

export const workspaceFolders = {
  contract: 'packages/contract',
  // Components at work with the others' packages, in Storybook alone; the components know none of these.
  'ui-patterns': 'packages/ui/patterns',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  chat: 'packages/chat',
  storefront: 'apps/storefront',
  admin: 'apps/admin',
  server: 'apps/server',
  tooling: 'tooling',
  bench: 'bench',
  e2e: 'e2e',
  reliability: 'reliability',
  examples: 'examples/admin-panel',
};

type Workspace = keyof typeof workspaceFolders;

/** Beside itself. Every workspace may use the shared test set-up of `tooling`. */
export const mayImport: Record<Workspace, readonly Workspace[]> = {
  contract: ['tooling'],
  'ui-patterns': ['contract', 'ui'],
  ui: ['tooling'],
  'api-client': ['contract', 'tooling'],
  chat: ['contract', 'api-client', 'tooling'],
  storefront: ['contract', 'ui', 'api-client', 'chat', 'tooling'],
  admin: ['contract', 'ui', 'api-client', 'chat', 'tooling'],
  server: ['contract', 'tooling'],
  tooling: [],
  bench: ['contract', 'reliability', 'storefront', 'api-client', 'chat', 'tooling'],
  e2e: ['contract', 'api-client', 'tooling'],
  reliability: ['contract', 'server', 'tooling'],
  examples: ['contract', 'ui', 'api-client', 'chat'],
};

export const workspaces = Object.entries(workspaceFolders).map(([type, pattern]) => ({
  type,
  pattern,
}));

export const importPolicies = Object.entries(mayImport).map(([from, others]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: [from, ...others] } } },
}));
