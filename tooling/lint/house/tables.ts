import path from 'node:path';
import type { Complaint, SourceFile } from './source-file.ts';

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1];
const isTables = (file: string) => path.posix.basename(file) === 'schema.ts';

/** The modules whose tables a file of another module uses. */
function ownersIn({ name, text }: SourceFile): { file: string; module: string; owner: string }[] {
  const file = name.split(path.sep).join('/');
  const module = moduleOf(file);
  if (module === undefined || isTables(file) || file.includes('.test.')) return [];
  return [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, address = '']) => path.posix.join(path.posix.dirname(file), address))
    .filter(isTables)
    .map(moduleOf)
    .filter((owner) => owner !== undefined && owner !== module)
    .map((owner = '') => ({ file, module, owner }));
}

/**
 * A table is used by one module; others call its queries.
 *
 * @param sources of the server, by their names from its `src`.
 * @param shared the modules whose tables others still use, by those others.
 */
export function lintTables(
  sources: readonly SourceFile[],
  shared: Readonly<Record<string, readonly string[]>>,
): Complaint[] {
  const uses = sources.flatMap(ownersIn);
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
