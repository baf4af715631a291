import { expect, it } from 'vitest';
import { fontsAfterPaint } from './fonts-after-paint.ts';
import { inlineHashes } from './rendered-page.ts';
import { startAfterPaint } from './start-after-paint.ts';

const bangla = '<!DOCTYPE html><html lang="bn"><head><title>পথিক</title>';
const tail = '</script><script type="module" async="">import "/assets/a.js";</script></body>';

it('shows a page in Bangla in the letters of the device, until it asks for its fonts', () => {
  const { head, scripts } = startAfterPaint({ head: bangla, scripts: tail });
  expect(head).toContain('<html lang="bn" data-fonts="later">');
  expect(head).toContain(':root[data-fonts]');
  expect(scripts).toContain('root.removeAttribute("data-fonts")');
  expect(scripts).toContain('first-contentful-paint');
});

it('lets whoever has no script ask for them at once', () => {
  expect(fontsAfterPaint(bangla)).toContain('@media (scripting:enabled){:root[data-fonts]');
});

it('begins with them where the device noted that it has them', () => {
  const head = fontsAfterPaint(bangla);
  expect(head.indexOf('localStorage.getItem')).toBeGreaterThan(head.indexOf('</title>'));
  expect(inlineHashes({ head, scripts: '' })).toEqual({
    scripts: [expect.stringContaining('sha256-')],
    styles: [expect.stringContaining('sha256-')],
  });
});

it('leaves pages in other languages, and pages without an app, as they are', () => {
  const english = bangla.replace('bn', 'en');
  expect(fontsAfterPaint(english)).toBe(english);
  expect(startAfterPaint({ head: bangla, scripts: '</script></body>' }).head).toBe(bangla);
});
