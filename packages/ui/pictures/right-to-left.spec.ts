import { expect } from '@playwright/test';
import { storyIds } from './built-stories.ts';
import { mirroredStories } from './chosen-stories.ts';
import { comparePicture } from './compare-picture.ts';
import { test } from './story-test.ts';

test('all stories that are mirrored are there', () => {
  expect(mirroredStories.filter((id) => !storyIds.includes(id))).toEqual([]);
});

for (const id of mirroredStories) {
  test(id, async ({ page }, info) => {
    await comparePicture(page, info, { id, globals: 'theme:light;direction:rtl' });
  });
}
