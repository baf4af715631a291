import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../tests/page.ts';
import { screens } from './screens.ts';

const folder = path.resolve(import.meta.dirname, '../test-results/screens');
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const languages = [
  { language: 'en', base: '' },
  { language: 'bn', base: '/bn' },
];

// What a page complains of is for the journeys.
test.use({ complaint: /./ });

/** Brings rows and pictures that come when they are near: moves down the page and back. */
const bringAll = (page: Page) =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  });

for (const { name, inBangla, go } of screens) {
  for (const { language, base } of languages) {
    if (language === 'bn' && !inBangla) continue;
    for (const { width, height } of sizes) {
      test(`${name}, ${language}, ${String(width)}`, async ({ page, request }) => {
        await mkdir(folder, { recursive: true });
        await page.setViewportSize({ width, height });
        await go(page, request, base);
        await bringAll(page);
        // What is on its way belongs to the picture.
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.evaluate(() => document.fonts.ready);
          const file = [name, language, String(width), colorScheme].join('.');
          await page.screenshot({
            path: path.join(folder, `${file}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
      });
    }
  }
}

test.afterAll('one page shows them all', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  const rows = screens.map(({ name }) => {
    const own = files.filter((file) => file.startsWith(`${name}.`)).toSorted();
    const figures = own.map(
      (file) =>
        `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
    );
    return `<h2 id="${name}">${name}</h2><div>${figures.join('')}</div>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font-family:system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{width:220px;border:1px solid #ccc}figcaption{font-size:.75rem}</style>
<h1>Screens</h1>${rows.join('\n')}`;
  await writeFile(path.join(folder, 'index.html'), html);
});
