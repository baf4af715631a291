/**
 * Wraps each text of the page, and what changes later, as browsers' translators do. Runs in the page.
 *
 * @param when `at once`: while the page is still being read; `when asked`: at an event `translate`.
 */
export function translate(when: 'at once' | 'when asked'): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'FONT', 'OPTION', 'TITLE']);
  // The name is old, and translators still use it.
  const make = (name: string) => document.createElement(name);
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || skipped.has(parent.nodeName) || text.data.trim() === '') return;
    if (parent.closest('svg, [translate=no]')) return;
    const outer = make('font');
    const inner = make('font');
    // Nothing is added to the words, so that journeys find them.
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const begin = () => {
    if (document.documentElement.classList.contains('translated-ltr')) return;
    document.documentElement.classList.add('translated-ltr');
    wrapAll(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === 'characterData') wrap(target as Text);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else if (node.nodeName !== 'FONT') wrapAll(node);
        }
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (when === 'when asked') addEventListener('translate', begin);
  else document.addEventListener('DOMContentLoaded', begin);
}
