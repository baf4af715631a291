/** `lint:house`: rules of the house about files that no general linter reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { lintComponents } from './components.ts';
import { lintAbsentLibraries, lintDangerousCalls } from './dangerous-calls.ts';
import { lintGlossary } from './glossary.ts';
import { lintInstallScripts } from './install-scripts.ts';
import { lintFeatures, lintModules, lintSizes } from './modules.ts';
import { domains, sharedTables } from './shared-tables.ts';
import { lintTables } from './tables.ts';
import { lintSelectors } from './selectors.ts';
import { readFiles, type Complaint } from './source-file.ts';
import { lintMotion } from './motion.ts';
import { lintTokens } from './tokens.ts';
import { lintWorkflows } from './workflows.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const settings = 'pnpm-workspace.yaml';
const today = new Date().toISOString().slice(0, 10);

const inFolder = (folder: string, lint: (folder: string) => Complaint[]): Complaint[] =>
  lint(path.join(root, folder)).map(({ file, message }) => ({
    file: path.join(folder, file),
    message,
  }));

const code = [
  'apps/server/src',
  'apps/storefront/app',
  'apps/storefront/server',
  'apps/admin/src',
  'packages/contract/src',
  'packages/api-client/src',
  'packages/chat/src',
  'packages/ui/src',
].flatMap((folder) =>
  readFiles(path.join(root, folder), ['.ts', '.tsx']).map(({ name, text }) => ({
    name: `${folder}/${name}`,
    text,
  })),
);
const manifests = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => {
    const file = `${folder}/${name}/package.json`;
    return { name: file, text: readFileSync(path.join(root, file), 'utf8') };
  }),
);

const tokens = readFileSync(path.join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8');
const styled = ['packages/ui/src', 'apps/storefront/app', 'apps/admin/src'];

const glossary = readFileSync(path.join(root, 'docs/guides/bangla.md'), 'utf8');

const complaints = [
  ...lintGlossary(glossary, code),
  ...lintDangerousCalls(code),
  ...lintAbsentLibraries(manifests),
  ...inFolder('.github/workflows', (folder) => lintWorkflows(readFiles(folder, ['.yml', '.yaml']))),
  ...inFolder('packages/ui/src', (folder) =>
    lintComponents(readFiles(folder, ['.ts', '.tsx', '.css'])),
  ),
  ...styled.flatMap((place) =>
    inFolder(place, (folder) =>
      lintTokens(
        tokens,
        readFiles(folder, ['.css', '.tsx']).filter(({ name }) => !name.includes('former-names')),
      ),
    ),
  ),
  ...[...styled, 'packages/chat/src'].flatMap((place) =>
    inFolder(place, (folder) => {
      const stylesheets = readFiles(folder, ['.css']);
      return [...lintSelectors(stylesheets), ...lintMotion(stylesheets)];
    }),
  ),
  ...inFolder('apps/server/src', (folder) => {
    const sources = readFiles(folder, ['.ts']);
    return [
      ...lintModules(sources),
      ...lintSizes(sources),
      ...lintTables(sources, sharedTables, domains),
    ];
  }),
  ...inFolder('apps/storefront/app', (folder) =>
    lintFeatures(readFiles(folder, ['.ts', '.tsx', '.css']), ['home', 'layout']),
  ),
  ...inFolder('apps/admin/src', (folder) =>
    lintFeatures(readFiles(folder, ['.ts', '.tsx', '.css']), ['shell']),
  ),
  ...lintInstallScripts(
    { name: settings, text: readFileSync(path.join(root, settings), 'utf8') },
    today,
  ),
];
for (const { file, message } of complaints) console.error(`${file}: ${message}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
