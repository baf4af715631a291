import { expect, it, vi } from 'vitest';
import { savedAt, saveWith, tellInPage } from './saved-at.ts';

const now = Date.UTC(2026, 10, 25, 12);

/** Further arguments of Workbox's plug-ins; these look at none of them. */
const around = { request: new Request('https://pothik.test/'), event: {} as never };

const save = (response: Response) =>
  saveWith(({ ok }) => ok).cacheWillUpdate?.({ ...around, response });

it('saves what is worth it, with the moment', async () => {
  vi.useFakeTimers({ now });
  const saved = await save(new Response('page', { headers: { 'content-type': 'text/html' } }));
  vi.useRealTimers();
  if (!saved) throw new Error('it was not saved');
  expect(savedAt(saved)).toBe(now);
  expect(saved.headers.get('content-type')).toBe('text/html');
  expect(await saved.text()).toBe('page');
  expect(await save(new Response('', { status: 503 }))).toBeNull();
});

it('tells in a saved page when it was saved, and changes nothing else of it', async () => {
  const page = '<!doctype html><html><head><title>Visa</title></head><body>Visa</body></html>';
  const cachedResponse = new Response(page, { headers: { 'x-saved-at': String(now) } });
  const shown = await tellInPage.cachedResponseWillBeUsed?.({
    ...around,
    cacheName: 'pages',
    cachedResponse,
  });
  expect(await shown?.text()).toBe(
    page.replace('</head>', `<meta name="saved-at" content="${String(now)}"></head>`),
  );
});
