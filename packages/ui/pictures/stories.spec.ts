import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openStory, storyIds } from './built-stories.ts';
import { drawnArea } from './drawn-area.ts';

/** The share of what is drawn that may differ: most of a picture is empty, and hides nothing. */
const tolerance = 0.002;

/** How many pixels may differ from this baseline. */
const mayDiffer = (baseline: string): number =>
  existsSync(baseline) ? Math.floor(tolerance * drawnArea(readFileSync(baseline))) : 0;

for (const id of storyIds) {
  test(id, async ({ page }, info) => {
    const theme = info.project.name.endsWith('dark') ? 'dark' : 'light';
    await openStory(page, id, `theme:${theme}`);
    const name = `${id}.png`;
    const maxDiffPixels = mayDiffer(info.snapshotPath(name, { kind: 'screenshot' }));
    await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixels });
  });
}
