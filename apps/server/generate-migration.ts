/** Writes the migration for a changed schema, and deletes older snapshots: drizzle-kit reads only the last. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const server = import.meta.dirname;
const kit = path.join(server, 'node_modules/drizzle-kit/bin.cjs');
// The schema imports packages of this repository, which need not be built.
const condition = '--conditions=@pothik/source';
const options = process.argv.slice(2);
execFileSync(process.execPath, [condition, kit, 'generate', ...options], {
  cwd: server,
  stdio: 'inherit',
});

const meta = path.join(server, 'migrations/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, name));
