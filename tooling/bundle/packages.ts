import { existsSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package as it is installed. */
export interface InstalledPackage {
  name: string;
  version: string;
  license: string;
  /** Absolute, without links. */
  folder: string;
}

interface Manifest {
  name: string;
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as one in `from` finds it; nothing for an optional one that is not installed. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
  }
  return undefined;
}

/** What a package needs to run, and what that needs, each once; itself first. */
export async function installedWith(folder: string): Promise<InstalledPackage[]> {
  const found = new Map<string, InstalledPackage>();
  const waiting = [realpathSync(folder)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    const manifest = await readManifest(next);
    const { name, version = '', license = 'not named' } = manifest;
    found.set(next, { name, version, license, folder: next });
    for (const needed of Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      const place = findPackage(next, needed);
      if (place !== undefined) waiting.push(place);
    }
  }
  return [...found.values()];
}

/** The texts of a package's licence, as it brings them. */
export async function licenceTexts({ folder }: InstalledPackage): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) =>
    /^(licen[cs]e|notice|copying)/i.test(name),
  );
  return Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')));
}
