import type { Page } from '@playwright/test';

/** What the translator of a browser does: each text moves into an element, again whenever the page changes. */
function addTranslator() {
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'FONT', 'OPTION', 'TITLE']);
  const wrap = (text: Node) => {
    if (!(text instanceof Text)) return;
    const { parentElement: parent, textContent } = text;
    if (!parent || skipped.has(parent.nodeName) || !textContent.trim()) return;
    if (parent.closest('svg,[translate=no]')) return;
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const inner = outer.cloneNode();
    inner.textContent = `«${textContent}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  const translate = () => {
    wrapAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) wrap(node);
          else if (node.nodeName !== 'FONT') wrapAll(node);
        }
        if (type === 'characterData') wrap(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  Object.assign(window, { translate });
}

/** Translates the page as it is now, and everything that comes. */
export async function translate(page: Page) {
  await page.evaluate(addTranslator);
  await page.evaluate(() => (window as unknown as { translate: () => void }).translate());
}

/** Translates each page before its script runs. */
export async function translateEarly(page: Page) {
  await page.addInitScript(addTranslator);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const { readyState } = document;
      if (readyState === 'interactive')
        (window as unknown as { translate: () => void }).translate();
    });
  });
}

/** An extension that puts each part of a form into an element of its own. */
export const wrapParts = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main form > *')) {
      const box = document.createElement('div');
      part.replaceWith(box);
      box.append(part);
    }
  });
