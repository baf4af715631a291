/** The rooms of the house, and who may import whom; docs/architecture.md draws it. */

export const roomFolders = {
  contract: 'packages/contract',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  chat: 'packages/chat',
  storefront: 'apps/storefront',
  admin: 'apps/admin',
  server: 'apps/server',
  tooling: 'tooling',
  bench: 'bench',
  e2e: 'e2e',
};

type Room = keyof typeof roomFolders;

/** Beside itself. Every room may use the shared test set-up of `tooling`. */
export const mayImport: Record<Room, readonly Room[]> = {
  contract: ['tooling'],
  ui: ['tooling'],
  'api-client': ['contract', 'tooling'],
  chat: ['contract', 'api-client', 'tooling'],
  storefront: ['contract', 'ui', 'api-client', 'chat', 'tooling'],
  admin: ['contract', 'ui', 'api-client', 'chat', 'tooling'],
  server: ['contract', 'tooling'],
  tooling: [],
  bench: ['contract', 'server', 'storefront', 'api-client', 'chat', 'tooling'],
  e2e: ['contract', 'api-client', 'tooling'],
};

export const rooms = Object.entries(roomFolders).map(([type, pattern]) => ({ type, pattern }));

export const roomPolicies = Object.entries(mayImport).map(([from, others]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: [from, ...others] } } },
}));
