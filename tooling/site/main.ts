/**
 * `site`: the reference of the packages and the storybook as one folder of static files, `dist/site`, which any web
 * server can hand out below any path.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entrancePage } from './entrance-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'dist/site');

function run(program: string, ...rest: string[]) {
  const { status } = spawnSync(program, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} failed`);
}

run('turbo', 'run', 'build-storybook', '--output-logs=errors-only');
run('typedoc');

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(path.join(root, 'reference'), path.join(site, 'reference'), { recursive: true });
cpSync(path.join(root, 'packages/ui/storybook-static'), path.join(site, 'storybook'), {
  recursive: true,
});
const packages = readdirSync(path.join(root, 'packages')).map((folder) => {
  const text = readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8');
  return JSON.parse(text) as { name: string; version: string; description: string };
});
writeFileSync(path.join(site, 'index.html'), entrancePage(packages));
// GitHub Pages would leave out files whose names begin with an underscore.
writeFileSync(path.join(site, '.nojekyll'), '');
console.log(`Made ${path.relative(root, site)}`);
