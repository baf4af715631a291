import {
  allowedHtml,
  hiddenHtml,
  isAllowedLink,
  isPlainText,
  replacedHtml,
  spaceLines,
} from '@pothik/contract';
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
        ...(href !== undefined && isAllowedLink(href) ? { href: href.trim() } : {}),
        ...rest,
        rel: 'noopener nofollow',
      },
    }),
  },
};

const boxes = Object.keys(replacedHtml).filter((tag) => replacedHtml[tag] === 'p');

/** As pasted, well-formed, with headings of our levels; the boxes that start lines are still in it. */
const allowedWithBoxes: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...Object.keys(allowedHtml), ...boxes],
  transformTags: {
    ...allowed.transformTags,
    ...Object.fromEntries(
      Object.entries(replacedHtml).flatMap(([tag, name]) =>
        name === undefined || name === 'p' ? [] : [[tag, name]],
      ),
    ),
  },
};

/** The lines of plain text as paragraphs, which an empty line separates, and line breaks. */
const toParagraphs = (text: string) =>
  `<p>${text
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[^\S\n]*\n\s*/g, '<p>')
    .replaceAll('\n', '<br />')}`;

/** The HTML with nothing in it but what a description may be made of; lines stay lines. */
export function cleanHtml(html: string): string {
  const pasted = sanitizeHtml(html, allowedWithBoxes);
  const text = isPlainText(pasted) && /[\r\n]/.test(pasted.trim()) ? toParagraphs(pasted) : pasted;
  const lines = text
    .replaceAll(/<pre>[^]*?<\/pre>/g, (lines) => lines.replaceAll('\n', '<br />'))
    .replaceAll(/<dt>([^]*?)<\/dt>/g, '<p><strong>$1</strong><p>')
    .replaceAll(/<table>\s*<caption>([^]*?)<\/caption>/g, '<p>$1<table>')
    // Both edges of a box start a paragraph: the parser ends the one before, however boxes are nested.
    .replaceAll(/<\/?([a-z]\w*)(?: \/)?>/g, (tag, name: string) =>
      boxes.includes(name) ? '<p>' : tag,
    );
  const clean = sanitizeHtml(lines, allowed);
  return lines === pasted ? clean : clean.replaceAll(/<p>(?:\s|<br \/>)*<\/p>/g, '');
}

/** The words of a piece of HTML, with a space between its lines. */
export function textOfHtml(html: string): string {
  const spaced = spaceLines(html);
  const escaped = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...hiddenHtml],
  });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
