import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

/** Starts as a browser does, as far as a caller can tell. */
const otherBrowser = `#!/bin/sh
echo 'DevTools listening on ws://127.0.0.1:1/' >&2
exec sleep 60
`;

let directory: string;
let installed: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-browsers-'));
  installed = path.join(directory, 'chromium');
  await writeFile(installed, otherBrowser);
  await chmod(installed, 0o755);
  vi.stubEnv('PATH', `${directory}:${String(process.env.PATH)}`);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

it('returns the browser from the lockfile if another one is installed', async () => {
  expect(await findBrowser()).toMatch(/\/chromium-\d+\.\d+\.\d+\/start-chromium$/);
});

it('returns the browser that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', installed);
  expect(await findBrowser()).toBe(installed);
});

it('throws if the browser that CHROMIUM_PATH names does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', path.join(directory, 'missing'));
  await expect(findBrowser()).rejects.toThrow(
    /^CHROMIUM_PATH is .*\/missing, which does not start/,
  );
});
