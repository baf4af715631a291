import { FilterXSS } from 'xss';
import { allowedHtml, hiddenHtml, isAllowedLink } from './rules/html.ts';

/** A character that is written as its name or number, but for those that HTML itself needs. */
const writtenCharacter = /&(?:#|(?!(?:amp|quot|lt|gt);)\w+;)/;

const filter = new FilterXSS({
  whiteList: Object.fromEntries(
    Object.entries(allowedHtml).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...hiddenHtml],
  css: false,
  onTagAttr(_tag, name, value) {
    if (name !== 'href') return undefined;
    return isAllowedLink(value) && !writtenCharacter.test(value) ? undefined : '';
  },
});

/**
 * HTML with nothing in it but what `allowedHtml` and `isAllowedLink` let be: to be shown, wherever it
 * comes from. It needs no DOM, so that a server and a browser render the same.
 */
export const cleanHtml = (html: string): string => filter.process(html);
