/** `dev`: the server restarts and both apps reload when a file changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { withDemonstrationDefaults } from './demonstration.ts';

const environment = withDemonstrationDefaults(process.env);
const host = '127.0.0.1';
const ports = { server: environment.PORT ?? '3000', storefront: '5173', admin: '5174' };

const commands = {
  server: {
    folder: 'apps/server',
    line: ['node', '--watch', '--conditions=@pothik/source', 'src/main.ts'],
  },
  storefront: {
    folder: 'apps/storefront',
    line: ['react-router', 'dev', '--host', host, '--port', ports.storefront],
  },
  admin: {
    folder: 'apps/admin',
    line: ['vite', '--host', host, '--port', ports.admin, '--strictPort'],
  },
};

function prefixed(name: string, lines: Readable) {
  createInterface({ input: lines }).on('line', (line) => console.log(`${name} | ${line}`));
}

function run(name: keyof typeof commands): ChildProcess {
  const { folder, line } = commands[name];
  const child = spawn('pnpm', ['exec', ...line], {
    cwd: new URL(`../../${folder}/`, import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, API_ORIGIN: `http://${host}:${ports.server}` },
  });
  prefixed(name, child.stdout);
  prefixed(name, child.stderr);
  return child;
}

const children = [run('server'), run('storefront'), run('admin')];
console.log(`
  Storefront   http://${host}:${ports.storefront}/
  Console      http://${host}:${ports.admin}/admin/
  API          http://${host}:${ports.server}/api/docs
`);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await Promise.race(children.map((child) => once(child, 'exit')));
stop();
