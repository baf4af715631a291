import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = path.resolve(import.meta.dirname, '../../../packages');

/** Dependencies of the packages, each with the package beside which it is installed here. */
const libraries: Readonly<Record<string, string>> = {
  xss: 'contract',
  zod: 'contract',
  '@reduxjs/toolkit': 'api-client',
  'react-redux': 'api-client',
  'tus-js-client': 'api-client',
  react: 'chat',
  'socket.io-client': 'chat',
};

async function unpack(folder: string, project: string) {
  const from = path.join(packages, folder);
  if (!existsSync(path.join(from, 'dist'))) throw new Error(`packages/${folder} is not built`);
  const archives = path.join(project, 'archives', folder);
  await mkdir(archives, { recursive: true });
  await run('npm', ['pack', '--pack-destination', archives, '--ignore-scripts'], { cwd: from });
  const [archive = ''] = readdirSync(archives);
  const to = path.join(project, 'node_modules/@pothik', folder);
  await mkdir(to, { recursive: true });
  await run('tar', ['-xzf', path.join(archives, archive), '-C', to, '--strip-components=1']);
}

async function packProject(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), 'pothik-packed-'));
  process.once('exit', () => {
    rmSync(project, { recursive: true, force: true });
  });
  await Promise.all(['contract', 'api-client', 'chat'].map((folder) => unpack(folder, project)));
  for (const [name, folder] of Object.entries(libraries)) {
    const link = path.join(project, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(realpathSync(path.join(packages, folder, 'node_modules', name)), link);
  }
  return project;
}

let packed: Promise<string> | undefined;

/**
 * A folder outside of the workspace in which the packages are installed from the archives that would be
 * published: one for all who ask, until the program ends.
 */
export function packedPackages(): Promise<string> {
  return (packed ??= packProject());
}
