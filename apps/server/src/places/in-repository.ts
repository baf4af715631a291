import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Places } from './places.ts';

const apps = path.resolve(import.meta.dirname, '../../..');

/** Where everything lies in the repository: a relative path means the same wherever a command is called. */
export const places: Places = {
  root: path.dirname(apps),
  migrations: path.join(apps, 'server/migrations'),
  demo: path.join(apps, 'server/demo'),
  console: path.join(apps, 'admin/dist'),
  storefront: path.join(apps, 'storefront/build/server/index.js'),
  font: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf'),
  ),
  embeddedWorker: new URL('../platform/database/embedded-worker.ts', import.meta.url),
  pictureProcess: new URL('../modules/media/incoming/picture-process.ts', import.meta.url),
};
