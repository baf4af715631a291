import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; tags: string[] }>;
}

const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../storybook-static/index.json'), 'utf8'),
) as StoryIndex;

/** The ids of all stories of the built Storybook that are pictures of components. */
export const storyIds: readonly string[] = Object.values(index.entries)
  .filter(({ type, tags }) => type === 'story' && !tags.includes('no-picture'))
  .map(({ id }) => id);

/** What a page of Storybook tells of itself, and is told. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: 'storyFinished') => [{ storyId: string; status: string }] | undefined;
    emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
  };
}

/** Goes to a story in a page that shows another one, as Storybook's list of stories does. */
const switchStory = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    window.scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, id);

/**
 * Opens a story: it is drawn, what it plays is played, and its fonts are there.
 *
 * @throws Error where the story fails: what it shows then is not what is meant.
 */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  if (page.url() === 'about:blank') {
    // A calendar marks today, which is to be the same day in every picture.
    await page.clock.setFixedTime(new Date('2026-11-18T06:00:00Z'));
    // The tests of the stories have looked for barriers already.
    const quiet = `${globals};a11y.manual:!true`;
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${quiet}`);
  } else {
    await switchStory(page, id);
  }
  const finished = await page.waitForFunction((storyId) => {
    const last = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last(
      'storyFinished',
    )?.[0];
    return last?.storyId === storyId ? last : undefined;
  }, id);
  const status = (await finished.jsonValue())?.status ?? 'unknown';
  if (status !== 'success') throw new Error(`${id} ended with ${status}`);
  await page.evaluate(() => document.fonts.ready);
}
