import { existsSync } from 'node:fs';
import path from 'node:path';

/** A target of an entry: a file, or one for each condition. */
type Target = string | { [condition: string]: Target };

function filesOf(target: Target): string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
}

/**
 * The files that a package's entries lead to and that are not there: all that its build makes, where it was never built.
 *
 * @param folder of the package.
 * @param manifest its `package.json`.
 */
export function missingFiles(
  folder: string,
  { exports }: { exports: Record<string, Target> },
): string[] {
  return Object.values(exports)
    .flatMap(filesOf)
    .filter((file) => !existsSync(path.join(folder, file)));
}
