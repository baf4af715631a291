// The types deprecate it, translators do not.
const wrapper = 'font' as string;

/** Replaces each text in it by two nested elements, as browsers' translators do without React's knowledge. */
export function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement(wrapper);
    const inner = document.createElement(wrapper);
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
