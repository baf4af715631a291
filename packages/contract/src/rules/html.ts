/** What a description may be made of: elements, and the attributes that they may have. */
export const allowedHtml: Record<string, readonly string[]> = {
  p: [],
  br: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  b: [],
  i: [],
  u: [],
  blockquote: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  a: ['href', 'rel'],
};

/** Elements whose content goes with them: it is no text to read. */
export const hiddenHtml: readonly string[] = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'svg',
  'math',
  'textarea',
  'option',
  // What the clipboard brings along: the name of the document, and the settings of an office program.
  'title',
  'xml',
];

/**
 * Elements that start a new line and are no part of a description, with the element that replaces each.
 * Without a replacement, their lines would run together.
 */
export const replacedHtml: Readonly<Partial<Record<string, 'p' | 'h3' | 'h4'>>> = {
  ...Object.fromEntries(
    'address article aside caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup hr legend main menu nav pre section summary'
      .split(' ')
      .map((tag) => [tag, 'p'] as const),
  ),
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
};

/** The start of every tag that starts or ends a line: of all but those within one. */
const lineTag = /<(?!\/?(?:strong|em|b|i|u|a)\b)\/?[a-z]/gi;

/** Whether a description is plain text: its line breaks are characters, and no element makes lines. */
export const isPlainText = (html: string): boolean => html.search(lineTag) < 0;

/** Puts a space in front of every tag that starts or ends a line, so that no two lines run together as text. */
export const spaceLines = (html: string): string => html.replaceAll(lineTag, ' $&');

/**
 * Whether a link of a description may lead there: to a page, a mailbox, a telephone, or a place on this
 * site. What begins with two slashes would be elsewhere, and runs through a tab or a backslash too.
 */
export const isAllowedLink = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\\p{Cc}]*$/iu.test(address.trim());
