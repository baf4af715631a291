/** `bundle`: the product as a folder that Node.js alone can serve. */
import path from 'node:path';
import { buildApps } from '../run/build-apps.ts';
import { makeFolder } from './folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist/pothik');

await buildApps(['storefront', 'admin']);
await makeFolder(root, folder);
console.log(
  `Made ${path.relative(root, folder)}: node ${path.relative(root, folder)}/server.js --help`,
);
