import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { openStory } from './built-stories.ts';
import { drawnArea } from './drawn-area.ts';

/** The share of what is drawn that may differ: most of a picture is empty, and hides nothing. */
const tolerance = 0.002;

/** How many pixels may differ from this baseline. */
const mayDiffer = (baseline: string): number =>
  existsSync(baseline) ? Math.floor(tolerance * drawnArea(readFileSync(baseline))) : 0;

/**
 * Opens a story and compares it with its baseline in this project. Where it differs it is opened again in a page that
 * has shown nothing else, and that picture counts: a few stories show what the one before left behind.
 */
export async function comparePicture(
  page: Page,
  info: TestInfo,
  { id, globals, media }: { id: string; globals: string; media?: 'print' },
): Promise<void> {
  const name = `${id}.png`;
  const maxDiffPixels = mayDiffer(info.snapshotPath(name, { kind: 'screenshot' }));
  const compare = async () => {
    await page.emulateMedia({ media: null });
    await openStory(page, id, globals);
    if (media !== undefined) await page.emulateMedia({ media });
    await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixels });
  };
  const isKept = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (!isKept && existsSync(info.snapshotPath(name, { kind: 'screenshot' }))) {
    try {
      await compare();
      return;
    } catch {
      // What it shows in a page of its own decides.
    }
  }
  await page.goto('about:blank');
  await compare();
}
