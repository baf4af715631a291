import type { APIRequestContext } from '@playwright/test';
import { storefrontOrigin } from '../this-run.ts';
import { expect, open, test } from './page.ts';

// The browser tells of each call that the server refuses.
test.use({ complaint: /status of 40[05]/ });

const letters = (count: number) => 'x'.repeat(count);

/** The page as the server sends it: what an address means is decided there, before any script runs. */
async function sentPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const textOf = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status(),
    address: answer.url().replace(storefrontOrigin, ''),
    heading: textOf(/<h1[^>]*>([^<]*)/),
    count: textOf(/<p role="status">([^<]*)/),
    cards: [...html.matchAll(/<article/g)].length,
  };
}

test('a page number that is none shows the first page', async ({ page, request }) => {
  for (const wrong of ['-1', '0', '1.5', 'abc', '1e9', '01', '%00', '२', '']) {
    const sent = await sentPage(request, `/service?page=${wrong}&search=a&category=hotels`);
    expect(sent, wrong || 'empty').toMatchObject({
      status: 200,
      address: '/service?search=a&category=hotels',
      cards: 8,
    });
  }
  await open(page, '/service?page=abc');
  await expect(page).toHaveURL(/\/service$/);
});

test.describe('a search for', () => {
  const none = 'No services found';
  // Words are looked for as words, whatever stands around them.
  // One whose time is up before all is counted tells how far it came.
  const some = /^(?:More than )?\d+ service\(s\) found$/;
  const script = '<script>visa(1)</script>';

  for (const [name, text, found] of [
    ['a sign that matches everything in SQL', '%', none],
    ['a sign that matches any letter in SQL', '_', none],
    ['a backslash', '\\', none],
    ['quotes', `'"\`’`, none],
    ['a statement', `'; drop table services; --`, some],
    ['a regular expression that never ends', '(((((zx+)+)+)+)+)+$', none],
    ['a script', script, some],
    ['a property of every object', '__proto__', some],
  ] as const) {
    test(`${name} finds what has it, as text`, async ({ request }) => {
      const sent = await sentPage(request, `/service?search=${encodeURIComponent(text)}`);
      expect(sent.status).toBe(200);
      expect(sent.count).toMatch(found);
      // The catalogue is still there.
      expect((await sentPage(request, '/service')).cards).toBe(12);
    });
  }

  test('a script stands in the field as it was typed', async ({ page }) => {
    await open(page, `/service?search=${encodeURIComponent(script)}`);
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue(script);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(some);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
  });

  for (const [name, query] of [
    ['half a character', '%ED%A0%80'],
    ['bytes that are no text', '%FF%FE'],
    ['10,000 letters', letters(10_000)],
    ['an emoji at the place where it is cut', `${letters(199)}%F0%9F%98%80`],
    ['a percent sign that begins nothing', '%zz'],
  ] as const) {
    test(`${name} is answered with the page`, async ({ request }) => {
      expect(await sentPage(request, `/service?search=${query}`)).toMatchObject({
        status: 200,
        heading: 'Our Services',
        count: none,
      });
    });
  }

  test('what is no text shows the page in the browser as well', async ({ page }) => {
    await open(page, '/service?search=%FF%FE');
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(none);
  });

  test('a word with a NUL around it finds the word', async ({ page }) => {
    const response = await open(page, '/service?search=%00sea+view%00');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('article', { name: /Sea View Hotel/ })).toBeVisible();
    await open(page, '/service?category=hotels%00');
    await expect(page.getByRole('article')).toHaveCount(8);
  });
});

test('an address that can not be read leads to a page with a way out', async ({ page }) => {
  for (const address of ['/service/%ED%A0%80', '/service/%', '/%c0%ae%c0%ae/']) {
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/',
    );
  }
});

test('an address with empty segments leads to the page without them', async ({ request }) => {
  for (const [address, normal] of [
    ['//', '/'],
    ['///', '/'],
    ['//bn//login', '/bn/login'],
  ] as const) {
    expect(await sentPage(request, storefrontOrigin + address)).toMatchObject({
      status: 200,
      address: normal,
    });
  }
  expect((await sentPage(request, `${storefrontOrigin}//a:99999/`)).status).toBe(404);
});

test('what is typed into the search reaches the address whole', async ({ page }) => {
  await open(page, '/service');
  const text = `a&b=c#d %41 + '"<i> ঢাকা 😀`;
  await page.getByRole('searchbox', { name: 'Search services' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue(text);
});

test.describe('a category that does not exist is answered with 404 and a way out:', () => {
  for (const [name, slug] of [
    ['an ordinary one', 'no-such-category'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['details', 'details'],
    ['details with a slash behind it', 'details/'],
    ['two words with an encoded slash', 'hotels%2Fhotel-coxs-bazar-sea-view'],
    ['a way up', '..%2F..%2Fetc%2Fpasswd'],
    ['NUL', '%00'],
    ['1,000 letters', letters(1_000)],
    ['a script', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ] as const) {
    test(name, async ({ request }) => {
      expect(await sentPage(request, `/service/${slug}`)).toMatchObject({
        status: 404,
        heading: 'This category does not exist',
      });
    });
  }

  test('in the browser', async ({ page }) => {
    await open(page, '/service/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'This category does not exist',
    );
    await main.getByRole('link', { name: 'Our Services' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test.describe('a service that does not exist is answered with 404:', () => {
  for (const [name, id] of [
    ['__proto__', '__proto__'],
    ['two words with an encoded slash', 'a%2Fb'],
    ['NUL', '%00'],
    ['1,000 letters', letters(1_000)],
  ] as const) {
    test(name, async ({ request }) => {
      for (const path of ['/service/hotels/', '/service/details/']) {
        expect(await sentPage(request, path + id)).toMatchObject({
          status: 404,
          heading: 'Service Not Found',
        });
      }
    });
  }
});
