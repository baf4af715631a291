import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the repository as a rule reads it. */
export interface SourceFile {
  /** From the folder that it was asked of, such as `tabs/tabs.tsx`. */
  name: string;
  text: string;
}

/** What a rule has against a file. */
export interface Complaint {
  file: string;
  message: string;
}

/** The files below this folder whose names end in one of these. */
export function readFiles(folder: string, endings: readonly string[]): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** A complaint about each of the files for which this does not hold. */
export const complainUnless = (
  files: readonly SourceFile[],
  message: string,
  holds: (file: SourceFile) => boolean,
): Complaint[] => files.filter((file) => !holds(file)).map(({ name }) => ({ file: name, message }));
