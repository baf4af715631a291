import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** One address for each route of the storefront; a new route needs one. `undefined`: it is no page. */
const examples: Record<string, string | undefined> = {
  'service/:categorySlug?': '/service/jobs-abroad',
  'service/details/:serviceId': '/service/details/thailand-tourist-visa',
  'service/:categorySlug/:serviceId': '/service/jobs-abroad/electrician-riyadh',
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'not-my-account': '/not-my-account',
  'undo-address-change': '/undo-address-change',
  profile: '/profile',
  notifications: '/notifications',
  'my-bookings': '/my-bookings',
  track: '/track',
  continue: '/continue',
  'newsletter/confirm': '/newsletter/confirm',
  offline: '/offline',
  blog: '/blog',
  'blog/:insightId': '/blog/umrah-packing',
  ':page': '/about',
  '*': '/no/such/page',
  'manifest.webmanifest': undefined,
  'robots.txt': undefined,
  'sitemap.xml': undefined,
};

const routes = readFileSync(
  path.resolve(import.meta.dirname, '../../apps/storefront/app/routes.ts'),
  'utf8',
);

/** Home is no `route`. */
const addresses = ['', ...Object.values(examples)].filter((address) => address !== undefined);

/** The size of a JPEG, as its frame header says. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    }
  }
  throw new Error('The picture has no frame header');
}

test('has an example of each route', () => {
  const named = [...routes.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, route = '']) => route);
  expect(Object.keys(examples).toSorted()).toEqual(named.toSorted());
});

for (const [language, base, locale, other] of [
  ['English', '', 'en_GB', 'bn_BD'],
  ['Bangla', '/bn', 'bn_BD', 'en_GB'],
] as const) {
  test(`every page has a picture for chats and networks, in ${language}`, async ({ request }) => {
    const pictures = new Set<string>();
    for (const address of addresses) {
      await test.step(address || '/', async () => {
        const html = await (await request.get(base + address || '/')).text();
        const meta = (name: string) =>
          new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
        expect(meta('twitter:card')).toBe('summary_large_image');
        expect(meta('og:locale')).toBe(locale);
        expect(meta('og:locale:alternate')).toBe(other);
        expect(meta('og:image:width')).toBe('1200');
        expect(meta('og:image:height')).toBe('630');
        const picture = meta('og:image') ?? '';
        expect(picture).toMatch(/^https?:\/\/.+\.jpg$/);
        pictures.add(new URL(picture).pathname);
      });
    }
    // The default, and those of the services and the article.
    expect(pictures.size).toBeGreaterThan(2);
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect([answer.status(), answer.headers()['content-type']], picture).toEqual([
        200,
        'image/jpeg',
      ]);
      const bytes = await answer.body();
      expect(sizeOf(bytes), picture).toEqual({ width: 1200, height: 630 });
      expect(bytes.length, picture).toBeLessThan(300_000);
    }
  });
}
