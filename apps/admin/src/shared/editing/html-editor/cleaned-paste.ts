import { allowedHtml, hiddenHtml, replacedHtml } from '@pothik/contract';
import { cleanHtml } from '@pothik/contract/clean-html';
import { FilterXSS, escapeAttrValue } from 'xss';
import { toLinkAddress } from './link-address.ts';

const kept = Object.fromEntries(
  [...Object.keys(allowedHtml), ...Object.keys(replacedHtml), 'span'].map((tag) => [tag, []]),
);

/** What starts a line, whatever it is around. */
const lines = ['p', 'ul', 'ol', 'table', 'blockquote', ...Object.keys(replacedHtml)].join(',');

/**
 * Takes out what runs or loads, and puts styles where they are not applied: the console's policy
 * forbids them, and a browser complains even of those in a document that nobody sees.
 */
const disarm = new FilterXSS({
  whiteList: kept,
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...hiddenHtml],
  css: false,
  onIgnoreTagAttr: (_tag, name, value) =>
    ['style', 'class', 'href'].includes(name)
      ? `data-${name}="${escapeAttrValue(value)}"`
      : undefined,
});

/** Puts another element in the place of one, around the same content. */
function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Word writes the points of a list as paragraphs that begin with their mark. */
function makeLists(body: HTMLElement) {
  for (const point of body.querySelectorAll('p[data-class^="MsoList"]')) {
    const mark = point.querySelector('[data-style*="mso-list"]');
    const name = /^\s*\w{1,3}[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = point.previousElementSibling;
    const item = rename(point, 'li');
    if (before?.matches(`${name}[data-points]`)) {
      before.append(item);
      continue;
    }
    const list = body.ownerDocument.createElement(name);
    list.dataset.points = '';
    item.replaceWith(list);
    list.append(item);
  }
}

/** Other programs say by a style what is bold and what leans; one says that all of it is not. */
function nameStyles(body: HTMLElement) {
  for (const plain of body.querySelectorAll('b[data-style*="font-weight:normal"]')) {
    plain.replaceWith(...plain.childNodes);
  }
  for (const span of body.querySelectorAll('span[data-style]')) {
    const style = span.getAttribute('data-style') ?? '';
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) rename(span, 'strong');
    else if (/font-style:\s*italic/i.test(style)) rename(span, 'em');
  }
}

/** What is left of a text from another program or page: what a text may be made of. */
export function cleanedPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(disarm.process(html), 'text/html');
  makeLists(body);
  nameStyles(body);
  // Of boxes in boxes, the inner ones are the lines.
  for (const box of body.querySelectorAll('div, section, article, main, dl')) {
    if (box.querySelector(lines)) box.replaceWith(...box.childNodes);
  }
  for (const link of body.querySelectorAll<HTMLElement>('a')) {
    const address = toLinkAddress(link.dataset.href ?? '');
    if (address === undefined) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
  return cleanHtml(body.innerHTML);
}
