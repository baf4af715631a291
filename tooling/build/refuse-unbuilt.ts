/** `prepack` of a package: nothing is packed before it was built. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { missingFiles } from './missing-files.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Parameters<
  typeof missingFiles
>[1];
const missing = missingFiles(process.cwd(), manifest);
if (missing.length > 0) {
  console.error(`Build it first: there is no ${missing.slice(0, 3).join(', ')}.`);
  process.exitCode = 1;
}
