/** Part of `lint`: no text of a page shares its element with something that changes. */
import path from 'node:path';
import process from 'node:process';
import { lintTexts } from './shared-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');

const complaints = ['packages/ui', 'apps/storefront', 'apps/admin', 'examples/admin-panel'].flatMap(
  (folder) => lintTexts(path.join(root, folder)),
);
for (const { file, message } of complaints) {
  console.error(`${path.relative(root, file)}: ${message}`);
}
process.exitCode = complaints.length > 0 ? 1 : 0;
