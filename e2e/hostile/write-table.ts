/**
 * Writes the results of a run of all conditions into the table of docs/hostile-browsers.md, which tells how.
 *
 * The first argument is what Playwright's JSON reporter wrote.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

const [, , source = 'hostile.json'] = process.argv;
const { suites: files } = JSON.parse(await readFile(source, 'utf8')) as { suites: Suite[] };
const conditions = files.flatMap(({ suites = [] }) => suites);
const journeys = conditions[0]?.specs?.map(({ title }) => title) ?? [];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  row(['', ...journeys]),
  row(['---', ...journeys.map(() => '---')]),
  ...conditions.map(({ title, specs = [] }) =>
    row([title, ...specs.map(({ ok }) => (ok ? 'yes' : 'no'))]),
  ),
].join('\n');

const page = path.resolve(import.meta.dirname, '../../docs/hostile-browsers.md');
const text = await readFile(page, 'utf8');
const place = /(?<=<!-- results -->\n\n)[^]*(?=\n\n<!-- end of results -->)/;
await writeFile(page, text.replace(place, table));
