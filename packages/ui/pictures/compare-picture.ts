import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { drawnArea } from './drawn-area.ts';

/** The share of what is drawn that may differ: most of a picture is empty, and hides nothing. */
const tolerance = 0.002;

/** How many pixels may differ from this baseline. */
const mayDiffer = (baseline: string): number =>
  existsSync(baseline) ? Math.floor(tolerance * drawnArea(readFileSync(baseline))) : 0;

/** Compares an opened story with its baseline in this project. */
export async function comparePicture(page: Page, info: TestInfo, id: string): Promise<void> {
  const name = `${id}.png`;
  const maxDiffPixels = mayDiffer(info.snapshotPath(name, { kind: 'screenshot' }));
  await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixels });
}
