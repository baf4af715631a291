import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../storybook-static/index.json'), 'utf8'),
) as StoryIndex;
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** What a page of Storybook tells of itself. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

for (const { id } of stories) {
  test(id, async ({ page }, { project }) => {
    const theme = project.name.endsWith('dark') ? 'dark' : 'light';
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    // It is drawn, what it plays is played, and its fonts are there.
    await page.waitForFunction(() =>
      (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'),
    );
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
