import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { expect, hold, open, openAndRest, test } from './page.ts';

const pages = [
  '/',
  '/service',
  '/service/jobs-abroad/electrician-riyadh',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/about',
  '/blog/fake-job-offers',
  '/nope',
];

for (const path of pages) {
  test(`${path} is accessible and fits the screen, light and dark`, async ({ page }) => {
    await open(page, path);
    await expectAccessibleInLightAndDark(page);
  });
}

test('reads without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Building Electrician' }).first()).toBeVisible();
  await page.goto('/service?search=umrah');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/service/jobs-abroad/electrician-riyadh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Electrician');
  // What cannot work says why, and sends nothing into the address.
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  for (const path of ['/service/jobs-abroad/electrician-riyadh', '/track', '/profile']) {
    await page.goto(path);
    await expect(page.locator('noscript > p')).toBeVisible();
    await expect(subscribe).toBeDisabled();
  }
  await context.close();
});

test('every address that is nothing answers 404 with a way out', async ({ page }) => {
  const response = await open(page, '/there/is/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('the old dashboard leads home', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/$/);
});

test('the menu opens, leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Hotels', { exact: true }).first().click();
  await menu.getByRole('link', { name: 'Abroad' }).click();
  await expect(page).toHaveURL(/\/service\/hotels-abroad$/);
  await expect(menu).toBeHidden();
});

test('a press before the page answers counts once it does', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/about', { waitUntil: 'commit' });
  // Impatient: once more.
  await page.getByRole('button', { name: 'Open live chat' }).dblclick();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page.getByRole('dialog', { name: 'Live Chat' })).toBeVisible();
});

test('the bottom navigation is there on a phone alone', async ({ page, isMobile }) => {
  await open(page, '/');
  const bottom = page.getByRole('navigation', { name: 'Mobile' });
  if (!isMobile) {
    await expect(bottom).toBeHidden();
    return;
  }
  await bottom.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test(
  'subcategories open with the keyboard and close with Escape',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Subcategories of Hotels' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'In Bangladesh' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  },
);

test('scripts are allowed by their hashes alone', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe-inline');
});

test('a page that the visitor has is not sent again', async ({ request }) => {
  const first = await request.get('/service');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/service', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('the sitemap holds every service', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(96);
  expect(xml).toContain('/service/details/travel-insurance-schengen');
});

test('scripts and styles come in their smallest form', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const addresses = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  expect(addresses.size).toBeGreaterThan(5);
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip, br' } });
    const size = (await answer.body()).length;
    if (size > 1_000) expect(answer.headers()['content-encoding'], address).toBe('br');
  }
});

test('no page waits for a stylesheet', async ({ request }) => {
  for (const path of ['/', '/service/hotels', '/service/electrician-riyadh', '/about', '/login']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<style data-href="\S+\.css#? \S+\.css/);
    expect(html.match(/<link rel="stylesheet"[^>]*>/g), path).toBeNull();
  }
});

test('no stylesheet is asked for that stands in the page', async ({ context }) => {
  for (const path of ['/', '/service/hotels', '/service/electrician-riyadh', '/login']) {
    // Of its own: the page before goes on asking for what may come next.
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAndRest(page, path);
    const inPage = await page
      .locator('style[data-href]')
      .evaluateAll((styles) => styles.flatMap(({ dataset }) => dataset.href?.split(' ') ?? []));
    expect(inPage.length, path).toBeGreaterThan(1);
    expect(
      inPage.filter((href) => asked.includes(href.replace('#', ''))),
      path,
    ).toEqual([]);
    await page.close();
  }
});

test('the first page loads of Bangla only the letters of its name, and no picture that is far below', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAndRest(page, '/');
  const banglaFonts = asked.filter((url) => url.includes('bangla') && url.endsWith('.woff2'));
  expect(banglaFonts.filter((url) => !url.includes('bangla-name'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/media/')).length).toBeLessThan(25);
});

test(
  'subcategories open under the pointer and go a moment after it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Categories' });
    await navigation.getByRole('link', { name: 'Hotels', exact: true }).hover();
    const link = page.getByRole('link', { name: 'In Bangladesh' });
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(link).toBeHidden();
  },
);

test('the arrows scroll the categories', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Categories' });
  const last = navigation.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  const right = page.getByRole('button', { name: 'Scroll categories right' });
  // It goes away with the last step, and not before.
  const isBeside = () =>
    last.evaluate((link) => {
      const edge = link.closest('nav')?.getBoundingClientRect().right ?? 0;
      return link.getBoundingClientRect().left >= edge;
    });
  while (await isBeside()) await right.click();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Scroll categories left' })).toBeVisible();
});

test('the pages that ask to be written to say where', async ({ page }) => {
  for (const path of ['/support', '/careers']) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+8801712345678' })).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  }
});

const linkPages = [
  '/verify-email',
  '/not-my-account',
  '/undo-address-change',
  '/newsletter/confirm',
];
for (const path of linkPages) {
  test(`${path} says that a link is not complete`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}
