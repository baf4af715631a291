import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { archiveEmptyDatabase } from './empty-database.ts';
import { installedWith, licenceTexts, type InstalledPackage } from './packages.ts';
import { bundleProgram, copiedPackages } from './program.ts';

/** Of the packages that are copied: all but what nobody reads at run time. */
const isNeeded = (file: string) => !/\.(?:map|[cm]?ts)$|^\/(?:src|install)(?:\/|$)/.test(file);

/** PGlite brings each extension of PostgreSQL as an archive; one of them is used. */
const isOtherExtension = (file: string) =>
  file.endsWith('.tar.gz') && !file.endsWith('/pg_trgm.tar.gz');

const start = `import './program/main.js';\n`;

const readme = `Pothik

  node server.js             serves the storefront, the console and the API
  node server.js demo        the same on this machine, with the demonstration
  node server.js doctor      says what is wrong with the settings and services
  node server.js --help      everything else

Node.js 24.11 or newer is all that it needs. Settings are environment variables; a file of them is read by
node --env-file=FILE server.js. Set DATA_DIR to a place outside this folder: the next version replaces it.

With DATABASE_URL always set, node_modules/@electric-sql (the embedded database) can be removed.
What others have written is named in LICENSES.txt.
`;

/**
 * Makes the folder anew out of what has been built.
 *
 * @param root of the repository.
 */
export async function makeFolder(root: string, folder: string): Promise<void> {
  const apps = path.join(root, 'apps');
  const server = path.join(apps, 'server');
  const into = (...parts: string[]) => path.join(folder, ...parts);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleProgram(server, into('program'));
  const empty = into('program/empty-database.tar.gz');
  await writeFile(empty, (await archiveEmptyDatabase()).stream());
  await writeFile(into('server.js'), start);
  await writeFile(into('README.txt'), readme);
  await writeFile(into('package.json'), await manifestOf(root));
  await cp(path.join(server, 'migrations'), into('migrations'), {
    recursive: true,
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
  await cp(path.join(server, 'demo'), into('demo'), { recursive: true });
  await cp(path.join(apps, 'storefront/build'), into('storefront'), { recursive: true });
  await cp(path.join(apps, 'admin/dist'), into('console'), { recursive: true });
  const font = 'AnekBangla_600SemiBold.ttf';
  const fonts = path.join(server, 'node_modules/@expo-google-fonts/anek-bangla/600SemiBold');
  await cp(path.join(fonts, font), into('fonts', font));
  const inside = new Map<string, InstalledPackage>();
  for (const app of ['server', 'storefront', 'admin']) {
    for (const one of await installedWith(path.join(apps, app))) {
      inside.set(`${one.name} ${one.version}`, one);
    }
  }
  const strangers = [...inside.values()].filter(({ name }) => !name.startsWith('@pothik/'));
  await writeFile(into('LICENSES.txt'), await licencesOf(strangers));
  await copyPackages(server, into('node_modules'));
}

async function manifestOf(root: string): Promise<string> {
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(root, file), 'utf8')) as {
      version: string;
      engines: object;
    };
  const { engines } = await read('package.json');
  // The version of the API that it serves is the one that others build on.
  const { version } = await read('packages/contract/package.json');
  const manifest = { name: 'pothik', version, private: true, type: 'module', engines };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function licencesOf(packages: readonly InstalledPackage[]): Promise<string> {
  const sections = await Promise.all(
    packages
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(async (one) => {
        const texts = await licenceTexts(one);
        return [`${one.name} ${one.version} (${one.license})`, ...texts].join('\n\n');
      }),
  );
  return `${sections.join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}

/** Copies what cannot be put into one file, with what it needs, as npm would lay it out. */
async function copyPackages(server: string, target: string): Promise<void> {
  for (const name of copiedPackages) {
    for (const { name: one, folder } of await installedWith(
      path.join(server, 'node_modules', name),
    )) {
      await cp(folder, path.join(target, one), {
        recursive: true,
        dereference: true,
        filter: (file) => {
          const inside = file.slice(folder.length);
          return (
            !inside.startsWith('/node_modules') && isNeeded(inside) && !isOtherExtension(inside)
          );
        },
      });
    }
  }
}
