import { expect, it } from 'vitest';
import { inlineHashes } from './rendered-page.ts';
import { startAfterPaint } from './start-after-paint.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>text</p><script type="module" async="">import "/assets/a.js"; const s = `$&`;</script></body>';

it('asks for no script before the first frame', () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('<script type="module"');
  expect(html).toContain('["/assets/a.js"]');
  expect(html).toContain('requestAnimationFrame');
});

it('keeps everything else, and the code word for word', () => {
  const html = startAfterPaint(page);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('>import "/assets/a.js"; const s = `$&`;</script>');
});

it('lets the policy allow the code that is run later as well', () => {
  expect(inlineHashes(startAfterPaint(page)).scripts).toContain(inlineHashes(page).scripts[0]);
});

it('leaves a page without an app as it is', () => {
  expect(startAfterPaint('<p>robots</p>')).toBe('<p>robots</p>');
});
