import { FilterXSS } from 'xss';
import { allowedHtml, hiddenHtml, isAllowedLink, isPlainText, replacedHtml } from './rules/html.ts';

/** A character that is written as its name or number, but for those that HTML itself needs. */
const writtenCharacter = /&(?:#|(?!(?:amp|quot|lt|gt);)\w+;)/;

const filter = new FilterXSS({
  whiteList: Object.fromEntries(
    Object.entries(allowedHtml).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  onIgnoreTag(tag, _html, { isClosing }) {
    const name = Object.hasOwn(replacedHtml, tag) ? replacedHtml[tag] : undefined;
    return name === undefined ? '' : `<${isClosing === true ? '/' : ''}${name}>`;
  },
  stripIgnoreTagBody: [...hiddenHtml],
  css: false,
  onTagAttr(_tag, name, value) {
    if (name !== 'href') return undefined;
    return isAllowedLink(value) && !writtenCharacter.test(value) ? undefined : '';
  },
});

/**
 * HTML with nothing in it but what `allowedHtml` and `isAllowedLink` let be: to be shown, wherever it
 * comes from. Lines stay lines: an element of `replacedHtml` is replaced, and plain text gets line breaks. It
 * needs no DOM, so that a server and a browser render the same.
 */
export function cleanHtml(html: string): string {
  const clean = filter.process(html);
  if (!isPlainText(clean)) return clean;
  return clean.replaceAll(/(<[^>]*>)|\r?\n|\r/g, (_all, tag?: string) => tag ?? '<br>');
}
