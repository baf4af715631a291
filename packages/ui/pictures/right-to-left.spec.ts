import { expect, test } from '@playwright/test';
import { openStory, storyIds } from './built-stories.ts';
import { mirroredStories } from './chosen-stories.ts';
import { comparePicture } from './compare-picture.ts';

test('all stories that are mirrored are there', () => {
  expect(mirroredStories.filter((id) => !storyIds.includes(id))).toEqual([]);
});

for (const id of mirroredStories) {
  test(id, async ({ page }, info) => {
    await openStory(page, id, 'theme:light;direction:rtl');
    await comparePicture(page, info, id);
  });
}
