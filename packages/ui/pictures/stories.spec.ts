import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { drawnArea } from './drawn-area.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; tags: string[] }>;
}

const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../storybook-static/index.json'), 'utf8'),
) as StoryIndex;
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
);

/** The share of what is drawn that may differ: most of a picture is empty, and hides nothing. */
const tolerance = 0.002;

/** How many pixels may differ from this baseline. */
const mayDiffer = (baseline: string): number =>
  existsSync(baseline) ? Math.floor(tolerance * drawnArea(readFileSync(baseline))) : 0;

/** What a page of Storybook tells of itself. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

for (const { id } of stories) {
  test(id, async ({ page }, info) => {
    const theme = info.project.name.endsWith('dark') ? 'dark' : 'light';
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    // It is drawn, what it plays is played, and its fonts are there.
    await page.waitForFunction(() =>
      (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'),
    );
    await page.evaluate(() => document.fonts.ready);
    const name = `${id}.png`;
    const maxDiffPixels = mayDiffer(info.snapshotPath(name, { kind: 'screenshot' }));
    await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixels });
  });
}
