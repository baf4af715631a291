import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** What a package says of itself. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Copies what a release needs into a repository of its own, with the scripts that make one: versions can be raised
 * there and nothing here changes. The packages must have been built.
 *
 * @returns the folders of the published packages.
 */
export async function copyPackages(to: string): Promise<string[]> {
  const whole = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset'];
  for (const file of [...whole, 'tooling/build']) {
    await cp(path.join(root, file), path.join(to, file), { recursive: true });
  }
  await cp(path.join(root, 'tooling/release'), path.join(to, 'tooling/release'), {
    recursive: true,
    filter: (file) => !/consumers|registry$|\.(?:test|rehearsal)\.ts$/.test(file),
  });
  // Changesets look for what writes their changelogs from where they run; reports are written by the compiler.
  for (const library of ['node_modules/@changesets/cli', 'tooling/node_modules/typescript']) {
    await mkdir(path.dirname(path.join(to, library)), { recursive: true });
    await symlink(path.join(root, library), path.join(to, library));
  }
  const folders: string[] = [];
  for (const name of await readdir(path.join(root, 'packages'))) {
    const from = path.join(root, 'packages', name);
    if (!existsSync(path.join(from, 'dist'))) throw new Error(`packages/${name} is not built`);
    const folder = path.join(to, 'packages', name);
    const files = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'fonts/OFL.txt', 'api'];
    for (const file of [...files, 'dist']) {
      if (!existsSync(path.join(from, file))) continue;
      await cp(path.join(from, file), path.join(folder, file), { recursive: true });
    }
    await dropDevelopment(folder);
    folders.push(folder);
  }
  for (const folder of folders) await linkSiblings(folder, folders);
  return folders;
}
/** What a package is developed with is no part of the copy, and none of who installs it. */
async function dropDevelopment(folder: string) {
  const manifest = { ...(await readManifest(folder)), devDependencies: undefined };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
}

/** Where one package depends on another, pnpm reads its version from beside it. */
async function linkSiblings(folder: string, folders: readonly string[]) {
  const { dependencies = {} } = await readManifest(folder);
  for (const sibling of folders) {
    const { name } = await readManifest(sibling);
    if (!(name in dependencies)) continue;
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(sibling, link);
  }
}
