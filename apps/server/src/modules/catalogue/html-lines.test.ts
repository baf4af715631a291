import { cleanHtml as cleanToShow } from '@pothik/contract/clean-html';
import { describe, expect, it } from 'vitest';
import { cleanHtml, textOfHtml } from './html.ts';

/** Texts as editors paste them, as they are stored, and as text. */
const pasted: readonly (readonly [string, html: string, stored: string, text: string])[] = [
  [
    'boxes of a chat or a mail',
    '<div>Bring your passport</div><div>Bring two photos</div><div><br></div><div>Come at 9</div>',
    '<p>Bring your passport</p><p>Bring two photos</p><p>Come at 9</p>',
    'Bring your passport Bring two photos Come at 9',
  ],
  [
    'boxes in boxes, with text next to them',
    '<section>One<div>two <b>th</b>ree</div>four</section><article><ul><li>five</li></ul></article>',
    '<p>One</p><p>two <b>th</b>ree</p><p>four</p><ul><li>five</li></ul>',
    'One two three four five',
  ],
  [
    'large and small headings',
    '<h2>Documents</h2><p>Passport</p><h1>Fees</h1><p>Free</p><h6>Note</h6>',
    '<h3>Documents</h3><p>Passport</p><h3>Fees</h3><p>Free</p><h4>Note</h4>',
    'Documents Passport Fees Free Note',
  ],
  [
    'the title and the styles of a document',
    '<html><head><title>Offer letter draft 3</title><style>p{}</style></head><body><p>Hello</p></body></html>',
    '<p>Hello</p>',
    'Hello',
  ],
  [
    'the comments and settings of Word and Docs',
    '<!--[if gte mso 9]><xml><o:Zoom>0</o:Zoom></xml><![endif]--><xml><w:View>Normal</w:View></xml><!--StartFragment--><p>Fees<o:p></o:p></p><!--EndFragment-->',
    '<p>Fees</p>',
    'Fees',
  ],
  [
    'a list of terms',
    '<dl><dt>Salary</dt><dd>1,500 SAR</dd><dt>Food</dt><dd>given</dd></dl>',
    '<p><strong>Salary</strong></p><p>1,500 SAR</p><p><strong>Food</strong></p><p>given</p>',
    'Salary 1,500 SAR Food given',
  ],
  [
    'plain text with an empty line',
    'First line\n\nSecond line\r\nThird <b>line</b>',
    '<p>First line</p><p>Second line<br />Third <b>line</b></p>',
    'First line Second line Third line',
  ],
  ['one line', 'Bring a photo', 'Bring a photo', 'Bring a photo'],
  ['what keeps its spaces', '<pre>One\ntwo</pre>', '<p>One<br />two</p>', 'One two'],
  [
    'rows of a table',
    '<table><caption>Fees</caption><tr><td>Visa</td><td>500</td></tr></table>',
    '<p>Fees</p><table><tr><td>Visa</td><td>500</td></tr></table>',
    'Fees Visa 500',
  ],
];

describe('the lines of a description', () => {
  it.each(pasted)('are stored as lines: %s', (_what, html, stored) => {
    expect(cleanHtml(html)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
  });

  it.each(pasted)('are apart as text: %s', (_what, html, _stored, text) => {
    expect(textOfHtml(cleanHtml(html))).toBe(text);
    expect(textOfHtml(html)).toBe(text);
  });

  it.each(pasted)('are apart when shown as they came: %s', (_what, html, _stored, text) => {
    expect(textOfHtml(cleanToShow(html))).toBe(text);
  });
});
