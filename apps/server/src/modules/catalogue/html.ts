import { allowedHtml, hiddenHtml, isAllowedLink } from '@pothik/contract';
import sanitizeHtml from 'sanitize-html';

/** What a description may be made of. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedHtml),
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedHtml).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...hiddenHtml],
  transformTags: {
    a: (tagName, { href, ...rest }) => ({
      tagName,
      attribs: {
        ...rest,
        ...(href !== undefined && isAllowedLink(href) ? { href: href.trim() } : {}),
        rel: 'noopener nofollow',
      },
    }),
  },
};

/** The HTML with nothing in it but what a description may be made of. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** The words of a piece of HTML, with a space wherever an element ends. */
export function textOfHtml(html: string): string {
  const spaced = html.replaceAll('<', ' <');
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
