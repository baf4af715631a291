/**
 * Writes what follows from the definitions: the declarations that a browser loads, and the hooks of the
 * SDK. With `--check` it writes nothing and says what is not as it would be.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { format, type FormatConfig } from 'oxfmt';
import { ContractProgram, contractRoot } from './contract-program.ts';
import { declarationFiles } from './declarations.ts';
import { hookFiles } from './hooks.ts';
import { TypePrinter } from './print-type.ts';

const declarations = path.join(contractRoot, 'src/generated');
const hooks = path.join(contractRoot, '../api-client/src/rtk-query/generated');

async function generatedFiles(): Promise<Map<string, string>> {
  const program = new ContractProgram();
  const printer = new TypePrinter(program.program);
  const pagination = program.exportsOf('pagination.ts').get('Pagination');
  if (pagination) printer.name('Pagination', program.declaredType(pagination));
  const choices = program.choices();
  for (const { name, type } of choices) printer.name(name, type);
  const places = new Map(choices.map(({ name, module }) => [name, module]));

  const files = new Map<string, string>();
  for (const [file, text] of declarationFiles(program, printer, places)) {
    files.set(path.join(contractRoot, 'src', file), text);
  }
  for (const [file, text] of hookFiles(program.groups())) files.set(path.join(hooks, file), text);
  const style = path.join(contractRoot, '../../.oxfmtrc.json');
  const options = JSON.parse(await readFile(style, 'utf8')) as FormatConfig;
  for (const [file, text] of files) {
    const { code, errors } = await format(file, text, options);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
    files.set(file, code);
  }
  return files;
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

const files = await generatedFiles();
const known = [...(await filesBelow(declarations)), ...(await filesBelow(hooks))];
const stale: string[] = known.filter((file) => !files.has(file));
for (const [file, text] of files) {
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) stale.push(file);
}

if (process.argv.includes('--check')) {
  for (const file of stale)
    process.stderr.write(`${path.relative('', file)} is not as \`pnpm generate\` writes it\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of stale) {
    const text = files.get(file);
    if (text === undefined) await rm(file);
    else {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
