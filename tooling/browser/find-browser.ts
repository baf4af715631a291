import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { bundledChromium } from './bundled-chromium.ts';
import { browserArguments } from './launch.ts';

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

/**
 * Returns the Chromium for the tests: the one from the lockfile, so that a test gives the same result on every machine,
 * or the one that `CHROMIUM_PATH` names.
 *
 * @throws Error with what to do, if that one does not start.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not start: give the path of a Chromium.`,
    );
  }
  const bundled = await bundledChromium();
  if (await starts(bundled)) return bundled;
  throw new Error(
    'The Chromium of @sparticuz/chromium does not start on this machine: set CHROMIUM_PATH to the path of another one.',
  );
}

/** Returns the browser that this process or its parent has found, and finds one only once. */
export async function browserPath(): Promise<string> {
  process.env.CHROMIUM_PATH ??= await findBrowser();
  return process.env.CHROMIUM_PATH;
}
