/**
 * Holds the public types of every published entry against their committed report and against the last
 * published version, and demands the changeset that fits. `accept` writes the reports anew; `published`
 * keeps them as those of a version that is being released.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { announcedBump, demandedBump, isAtLeast } from './demanded-bump.ts';
import { readPublicApi, type PublicDeclaration } from './public-api.ts';
import { publishedEntries, type PublishedEntry } from './published-entries.ts';
import { compareReports, toReport } from './report.ts';

const changesetFolder = path.resolve(import.meta.dirname, '../../.changeset');
const changesets = readdirSync(changesetFolder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => readFileSync(path.join(changesetFolder, name), 'utf8'));

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A hook that RTK Query makes is what its endpoint says. */
const isMadeHook = (name: string) => /^use[A-Z]\w*(?:Query|Mutation)$/.test(name);

function undocumented(declarations: readonly PublicDeclaration[]): string[] {
  return declarations
    .filter(({ exported, documented, name }) => exported && !documented && !isMadeHook(name))
    .map(({ name }) => name);
}

function problemsOf(entry: PublishedEntry, declarations: readonly PublicDeclaration[]): string[] {
  const problems: string[] = [];
  const report = toReport(declarations);
  if (report !== read(entry.report)) {
    const { names } = compareReports(read(entry.report), report);
    const some = names.slice(0, 5).join(', ');
    problems.push(
      `its public types are not those of its report (${some}): look at them, then run \`test accept-api\`.`,
    );
  }
  const silent = undocumented(declarations);
  if (silent.length > 0) problems.push(`${silent.join(', ')}: say in a docstring what it means.`);

  const { change, names } = compareReports(read(entry.publishedReport), report);
  const demanded = demandedBump(change, entry.version);
  const announced = announcedBump(changesets, entry.packageName);
  if (!isAtLeast(announced, demanded)) {
    problems.push(
      `${change} since ${entry.version} (${names.slice(0, 5).join(', ')}): it needs a changeset \`${demanded}\`, there is \`${announced}\`.`,
    );
  }
  return problems;
}

const task = process.argv[2];
for (const entry of publishedEntries()) {
  if (task === 'published') {
    write(entry.publishedReport, read(entry.report));
    continue;
  }
  const declarations = readPublicApi(entry.declarations, entry.built);
  if (task === 'accept') write(entry.report, toReport(declarations));
  else {
    for (const problem of problemsOf(entry, declarations)) {
      console.error(`${entry.name}: ${problem}`);
      process.exitCode = 1;
    }
  }
}
