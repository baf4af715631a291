import { pairs } from '../src/tokens/colour-pairs.ts';
import { colourNames, type ColourName } from '../src/tokens/colours.ts';

/** Both ways round: writing in the colour of the ground, on the colour of text, has the same contrast. */
const listed = new Set(
  pairs.flatMap(({ front, ground }) => [`${front} on ${ground}`, `${ground} on ${front}`]),
);

/** What a page calls each of its colours; a brand may give two the same. */
function namesByColour(page: HTMLElement): Map<string, ColourName[]> {
  const probe = page.ownerDocument.createElement('i');
  page.append(probe);
  const names = new Map<string, ColourName[]>();
  for (const name of colourNames) {
    probe.style.color = `var(--pothik-color-${name})`;
    const { color } = getComputedStyle(probe);
    names.set(color, [...(names.get(color) ?? []), name]);
  }
  probe.remove();
  return names;
}

/** The nearest ground that one does not see through, if it is plain. */
function groundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return undefined;
}

/** Elements with words of their own that can be seen. */
function withWords(root: HTMLElement): Element[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode as Text;
    if (element && textContent.trim() !== '') found.add(element);
  }
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Pairs of the tokens' colours that words are drawn in here, and that nobody has listed. */
export function unlistedPairs(root: HTMLElement): string[] {
  const names = namesByColour(root.ownerDocument.body);
  const unlisted = withWords(root).flatMap((element) => {
    const fronts = names.get(getComputedStyle(element).color) ?? [];
    const grounds = names.get(groundOf(element) ?? '') ?? [];
    const met = fronts.flatMap((front) => grounds.map((ground) => `${front} on ${ground}`));
    return met.some((pair) => listed.has(pair)) ? [] : met;
  });
  return [...new Set(unlisted)];
}
