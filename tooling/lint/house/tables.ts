import path from 'node:path';
import type { Complaint, SourceFile } from './source-file.ts';

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1];
const isTables = (file: string) => path.posix.basename(file) === 'schema.ts';

/** The domains whose tables a file of another one uses. */
function ownersIn(
  { name, text }: SourceFile,
  domains: Readonly<Record<string, string>>,
): { file: string; module: string; owner: string }[] {
  const file = name.split(path.sep).join('/');
  const domainOf = (path: string) => {
    const module = moduleOf(path);
    return module && (domains[module] ?? module);
  };
  const module = domainOf(file);
  if (module === undefined || isTables(file) || file.includes('.test.')) return [];
  return [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, address = '']) => path.posix.join(path.posix.dirname(file), address))
    .filter(isTables)
    .map(domainOf)
    .filter((owner) => owner !== undefined && owner !== module)
    .map((owner = '') => ({ file, module, owner }));
}

/**
 * A table is used by one domain: a module, or several that are parts of one. Others call its queries.
 *
 * @param sources of the server, by their names from its `src`.
 * @param shared the domains whose tables others still use, by those others.
 * @param domains those of modules that are parts of one.
 */
export function lintTables(
  sources: readonly SourceFile[],
  shared: Readonly<Record<string, readonly string[]>>,
  domains: Readonly<Record<string, string>> = {},
): Complaint[] {
  const uses = sources.flatMap((source) => ownersIn(source, domains));
  const refused = uses
    .filter(({ module, owner }) => shared[module]?.includes(owner) !== true)
    .map(({ file, owner }) => ({ file, message: `uses tables of modules/${owner}` }));
  const listed = Object.entries(shared).flatMap(([module, owners]) =>
    owners.map((owner) => ({ module, owner })),
  );
  const kept = listed.filter(
    (one) => !uses.some(({ module, owner }) => module === one.module && owner === one.owner),
  );
  return [
    ...refused,
    ...kept.map(({ module, owner }) => ({
      file: `modules/${module}`,
      message: `no longer uses tables of modules/${owner}: take it off the list`,
    })),
  ];
}
