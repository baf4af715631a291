import { allowedHtml } from '@pothik/contract';
import { Editor } from '@tiptap/core';
import { expect, it, onTestFinished } from 'vitest';
import { extensions } from './extensions.ts';
import { writtenHtml } from './written-html.ts';

function written(content: string): string {
  const editor = new Editor({ extensions, content, injectCSS: false });
  onTestFinished(() => editor.destroy());
  return writtenHtml(editor);
}

it.each([
  '<p>ভিসার জন্য <strong>পাসপোর্ট</strong> ও <em>ছবি</em> লাগবে।</p>',
  '<h3>Papers</h3><p>Bring them.<br>All of them.</p><h4>Later</h4><p><u>Never</u></p>',
  '<ul><li>Passport</li><li>Photo<ul><li>Two of them</li></ul></li></ul><ol><li>Apply</li></ol>',
  '<blockquote><p>Quick and kind.</p></blockquote>',
  '<p><a href="https://x.example">One</a> <a href="mailto:a@x.example">two</a> <a href="tel:+880">three</a> <a href="http://old.example">four</a></p>',
  '<table><tbody><tr><th scope="col">Fee</th></tr><tr><td>500 &lt; 600 &amp; more</td></tr></tbody></table>',
])('writes a stored description as it was: %s', (html) => {
  expect(written(html)).toBe(html);
});

it('is nothing where nothing is written', () => {
  expect(written('')).toBe('');
  expect(written('<p></p>')).toBe('');
});

it('holds nothing but what a text may be made of', () => {
  const html = written(
    '<h1>Big</h1><p style="color:red" class="x">Red <s>struck</s> <code>code</code> <mark>marked</mark></p><hr><pre>pre</pre><img src="x"><a href="javascript:x()">run</a><table style="width:1px"><colgroup><col></colgroup><thead><tr><th colspan="2">a</th></tr></thead></table>',
  );
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z]\w*)([^>]*)>/g)) {
    expect(Object.keys(allowedHtml)).toContain(name);
    for (const [, attribute] of attributes.matchAll(/([\w-]+)=/g)) {
      expect(allowedHtml[name]).toContain(attribute);
    }
  }
  expect(html).toContain('Red struck code marked');
  expect(html).not.toContain('javascript');
});
