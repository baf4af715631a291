import type { Page } from '@playwright/test';

/** A word of another language than its element says, and where it stands. */
export interface ForeignWords {
  words: string;
  /** What they are marked as. */
  language: string;
  where: string;
}

/**
 * What stands on a page in another script than the language that it is marked as. Texts that are drawn, names
 * for screen readers, and what search engines read.
 *
 * @param html of another page, as the server answers it; absent: the page as it is now.
 */
export function foreignWords(page: Page, html?: string): Promise<ForeignWords[]> {
  return page.evaluate((source) => {
    const root =
      source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
    const found: { words: string; language: string; where: string }[] = [];
    const look = (text: string, element: Element, where: string) => {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const foreign = language.startsWith('bn')
        ? /[A-Za-z][A-Za-z’'.@/-]*[A-Za-z]|\d/
        : /[\u0980-\u09ff]/;
      if (foreign.test(text)) found.push({ words: text.trim(), language, where });
    };
    for (const element of root.querySelectorAll('title, body, body *')) {
      if (element.matches('script, style, template, noscript, code, svg *')) continue;
      for (const name of spoken) {
        const value = element.getAttribute(name);
        if (value !== null) look(value, element, `${element.localName}[${name}]`);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) {
          look(node.textContent ?? '', element, element.localName);
        }
      }
    }
    for (const meta of root.querySelectorAll('meta[name=description], meta[property="og:title"]')) {
      look(meta.getAttribute('content') ?? '', meta, 'meta');
    }
    return found;
  }, html);
}
