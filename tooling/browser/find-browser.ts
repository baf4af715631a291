import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { bundledChromium } from './bundled-chromium.ts';
import { browserArguments } from './launch.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether this browser really starts on this machine and can be driven. */
async function starts(executable: string): Promise<boolean> {
  const profile = await mkdtemp(path.join(tmpdir(), 'browser-check-'));
  const browser = spawn(
    executable,
    [...browserArguments, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], signal: AbortSignal.timeout(30_000) },
  );
  const exited = new Promise((resolve) => {
    browser.once('close', resolve);
    browser.once('error', resolve);
  });
  let listens = false;
  try {
    for await (const chunk of browser.stderr.setEncoding('utf8') as AsyncIterable<string>) {
      listens = chunk.includes('DevTools listening');
      if (listens) break;
    }
  } catch {
    // It could not be started, or hung: either way it is of no use.
  }
  browser.kill('SIGKILL');
  await exited;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return listens;
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...fixedPlaces,
  ].filter((candidate) => existsSync(candidate));
}

/**
 * A Chromium for the tests: the one that `CHROMIUM_PATH` names, one of the system's, or the one
 * that comes inside an npm package.
 *
 * @throws Error that says in one line what to do when none of them starts.
 */
export async function findBrowser(cacheDirectory: string): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not start: give the path of a Chromium.`,
    );
  }
  for (const candidate of systemBrowsers()) {
    if (await starts(candidate)) return candidate;
  }

  const bundled = await bundledChromium(cacheDirectory);
  if (await starts(bundled)) return bundled;
  throw new Error(
    'No browser found: install Chromium (Debian: `apt-get install chromium`) or set CHROMIUM_PATH.',
  );
}
