import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { mayImport, workspaceFolders } from './packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Workspace = keyof typeof workspaceFolders;
const workspaceNames = Object.keys(workspaceFolders) as Workspace[];

// A file of each workspace that any other could try to import.
const entries: Record<Workspace, string> = {
  contract: 'src/index.ts',
  'ui-patterns': 'whole-form.stories.tsx',
  ui: 'src/index.ts',
  'api-client': 'src/index.ts',
  chat: 'src/index.ts',
  storefront: 'app/routes.ts',
  admin: 'vite.config.ts',
  server: 'src/main.ts',
  tooling: 'browser/launch.ts',
  bench: 'src/main.ts',
  e2e: 'this-run.ts',
  reliability: 'how-often.ts',
  examples: 'src/client.ts',
};
const entryOf = (workspace: Workspace) =>
  path.join(root, workspaceFolders[workspace], entries[workspace]);

const eslint = new ESLint({
  cwd: root,
  // Only the rule in question, so that no type has to be known.
  ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
});

async function complaints(from: Workspace, to: Workspace): Promise<number> {
  const filePath = entryOf(from);
  const target = path.relative(path.dirname(filePath), entryOf(to));
  const [result] = await eslint.lintText(`import '${target}';\n`, { filePath });
  return result?.messages.length ?? 0;
}

describe('the directions of dependency', () => {
  it('let every workspace import what it may', async () => {
    for (const from of workspaceNames) {
      for (const to of mayImport[from]) expect(await complaints(from, to)).toBe(0);
    }
  });

  it('forbid every other import between workspaces', async () => {
    for (const from of workspaceNames) {
      const forbidden = workspaceNames.filter((to) => to !== from && !mayImport[from].includes(to));
      for (const to of forbidden) {
        expect(await complaints(from, to), `${from} imported ${to}`).toBe(1);
      }
    }
  });
});
