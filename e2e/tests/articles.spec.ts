import { expectAccessible } from './expect-accessible.ts';
import { expect, hold, open, test } from './page.ts';

test('an article is opened from home, read, and leads to services that go with it', async ({
  page,
}) => {
  await open(page, '/');
  const insights = page.getByRole('region', { name: 'Latest Insights' });
  await insights.scrollIntoViewIfNeeded();
  await insights.getByRole('link', { name: 'Seven Signs of a Fake Job Offer' }).click();
  const article = page.getByRole('article', { name: 'Seven Signs of a Fake Job Offer' });
  await expect(article.getByText(/12 Oct 2026 · \d min read/)).toBeVisible();
  await expect(article).toContainText('numbered receipt');
  const related = page.getByRole('region', { name: 'Services that go with it' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  await related.getByRole('link', { name: 'All of Jobs Abroad' }).click();
  await expect(page).toHaveURL('/service/jobs-abroad');
});

test('an article stands in the page that the server sends, with its data for search engines', async ({
  request,
}) => {
  const html = await (await request.get('/blog/umrah-packing')).text();
  expect(html).toContain('<h1 id="title">Packing for Umrah in Twelve Lines</h1>');
  expect(html).toContain('Two sets of ihram');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Article',
    headline: 'Packing for Umrah in Twelve Lines',
    datePublished: '2026-08-19T04:00:00.000Z',
  });
});

test('the list of articles leads to each of them', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('article').nth(5)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: 'How to Read a Work Contract' }).click();
  await expect(page).toHaveURL('/blog/reading-a-contract');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Read a Work Contract');
  await page.goBack();
  await expect(list).toBeVisible();
});

test('articles that take their time have their places, and nothing jumps when they come', async ({
  page,
}) => {
  await open(page, '/about');
  const release = await hold(page, /\/api\/insights/);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('status', { name: 'Loading articles' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  release();
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
  // The browser has told of all that was drawn by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect((await shifts.jsonValue()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('an article that is not there says so, and leads to the others', async ({ page }) => {
  const answer = await page.goto('/blog/taken-down');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This article is not there' })).toBeVisible();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog');
});
