/** `asvs`: holds docs/security/asvs.md against the requirements and against what it names. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkTable, type Bounds } from './asvs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bounds: Bounds = { open: 5, proven: 0.8 };

const read = (name: string) => {
  const file = path.join(root, name);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8');
};

const list = readFileSync(path.join(import.meta.dirname, 'asvs-5.0.0.csv'), 'utf8');
const required = list.match(/^V[\d.]+/gm) ?? [];
const table = read('docs/security/asvs.md') ?? '';
const { counts, applies, proven, complaints } = checkTable(table, required, bounds, read);

const lines = [
  `${String(required.length)} requirements, of which ${String(applies)} apply:`,
  `  ${String(counts['passes (test)'])} proven by tests (${(proven * 100).toFixed(1)} %)`,
  `  ${String(counts['passes (reviewed)'])} reviewed`,
  `  ${String(counts.open)} open`,
];
process.stdout.write(`${lines.join('\n')}\n`);
for (const complaint of complaints) console.error(`docs/security/asvs.md: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
