import path from 'node:path';
import process from 'node:process';
import type { Places } from './places.ts';

const folder = path.resolve(import.meta.dirname, '..');

/**
 * Where everything lies in the folder that `bundle` makes, seen from its `program`. The folder is
 * replaced by the next version: a relative path begins where the command is called.
 */
export const places: Places = {
  root: process.cwd(),
  migrations: path.join(folder, 'migrations'),
  demo: path.join(folder, 'demo'),
  console: path.join(folder, 'console'),
  storefront: path.join(folder, 'storefront/server/index.js'),
  font: path.join(folder, 'fonts/AnekBangla_600SemiBold.ttf'),
  emptyDatabase: path.join(folder, 'program/empty-database.tar.gz'),
  embeddedWorker: new URL('embedded-worker.js', import.meta.url),
  pictureProcess: new URL('picture-process.js', import.meta.url),
};
