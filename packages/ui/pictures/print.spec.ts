import { expect } from '@playwright/test';
import { storyIds } from './built-stories.ts';
import { printedStories } from './chosen-stories.ts';
import { comparePicture } from './compare-picture.ts';
import { test } from './story-test.ts';

test('all stories that are printed are there', () => {
  expect(printedStories.filter((id) => !storyIds.includes(id))).toEqual([]);
});

for (const id of printedStories) {
  test(id, async ({ page }, info) => {
    // Whoever prints in the evening has the dark theme, and the paper is white.
    await comparePicture(page, info, { id, globals: 'theme:dark', media: 'print' });
  });
}
