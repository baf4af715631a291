import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../packages');

/** What can be imported from a published package. */
export interface PublishedEntry {
  /** As it is imported: `@pothik/api-client/testing`. */
  name: string;
  packageName: string;
  version: string;
  /** All that its package has built, and its own declarations there. */
  built: string;
  declarations: string;
  /** Its committed report, and that of the last version which was published. */
  report: string;
  publishedReport: string;
}

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, { types?: string; import?: { types: string } }>;
}

/** Every entry of every published package that has types. */
export function publishedEntries(): PublishedEntry[] {
  return readdirSync(packages).flatMap((folder) => {
    const root = path.join(packages, folder);
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
    return Object.entries(manifest.exports).flatMap(([subpath, { types, import: asModule }]) => {
      const declarations = types ?? asModule?.types;
      if (declarations === undefined) return [];
      const file = `${subpath === '.' ? 'index' : path.basename(subpath)}.api.txt`;
      return {
        name: path.posix.join(manifest.name, subpath),
        packageName: manifest.name,
        version: manifest.version,
        built: path.join(root, 'dist'),
        declarations: path.join(root, declarations),
        report: path.join(root, 'api', file),
        publishedReport: path.join(root, 'api/published', file),
      };
    });
  });
}
