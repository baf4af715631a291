import { browserArguments } from '@pothik/tooling/browser';
import { findBrowser } from '@pothik/tooling/find-browser';
import { chromium, type Browser } from 'playwright';

/** The browser of the tests, as visitors have it: not one that draws nothing. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments.filter((argument) => argument !== '--headless'),
  });
