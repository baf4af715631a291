import path from 'node:path';
import { browserArguments } from '@pothik/tooling/browser';
import { findBrowser } from '@pothik/tooling/find-browser';
import { chromium, type Browser } from 'playwright';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** The browser of the tests, as visitors have it: not one that draws nothing. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(cache),
    args: browserArguments.filter((argument) => argument !== '--headless'),
  });
