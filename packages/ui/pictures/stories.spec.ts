import { test } from '@playwright/test';
import { openStory, storyIds } from './built-stories.ts';
import { comparePicture } from './compare-picture.ts';

for (const id of storyIds) {
  test(id, async ({ page }, info) => {
    const theme = info.project.name.endsWith('dark') ? 'dark' : 'light';
    await openStory(page, id, `theme:${theme}`);
    await comparePicture(page, info, id);
  });
}
