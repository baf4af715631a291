import { storyIds } from './built-stories.ts';
import { comparePicture } from './compare-picture.ts';
import { test } from './story-test.ts';

for (const id of storyIds) {
  test(id, async ({ page }, info) => {
    const theme = info.project.name.endsWith('dark') ? 'dark' : 'light';
    await comparePicture(page, info, { id, globals: `theme:${theme}` });
  });
}
