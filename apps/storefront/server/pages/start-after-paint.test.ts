import { expect, it } from 'vitest';
import { inlineHashes } from './rendered-page.ts';
import { startAfterPaint } from './start-after-paint.ts';

const page = {
  head: '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>',
  scripts:
    '</script><script type="module" async="">import "/assets/a.js"; const s = `$&`;</script></body>',
};

it('asks for no script before the first frame', () => {
  const { head, scripts } = startAfterPaint(page);
  expect(head).not.toContain('<link rel="modulepreload"');
  expect(scripts).not.toContain('<script type="module"');
  expect(scripts).toContain('["/assets/a.js"]');
  expect(scripts).toContain('requestAnimationFrame');
});

it('keeps everything else, and the code word for word', () => {
  const { head, scripts } = startAfterPaint(page);
  expect(head).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(scripts).toContain('>import "/assets/a.js"; const s = `$&`;</script>');
});

it('lets the policy allow the code that is run later as well', () => {
  expect(inlineHashes(startAfterPaint(page)).scripts).toContain(inlineHashes(page).scripts[0]);
});

it('leaves a page without an app as it is', () => {
  const robots = { head: '', scripts: '' };
  expect(startAfterPaint(robots)).toEqual(robots);
});
