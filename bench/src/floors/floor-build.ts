import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = path.resolve(import.meta.dirname, '../../floor');
const command = path.resolve(import.meta.dirname, '../../node_modules/.bin/react-router');

/**
 * Builds the app on the same libraries that shows one paragraph.
 *
 * @returns the folder with `client` and `server`.
 */
export async function buildFloor(): Promise<string> {
  await promisify(execFile)(command, ['build', folder]);
  return path.join(folder, 'build');
}
