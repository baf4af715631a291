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
];

/**
 * Whether a link of a description may lead there: to a page, a mailbox, a telephone, or a place on this
 * site. What begins with two slashes would be elsewhere, and runs through a tab or a backslash too.
 */
export const isAllowedLink = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\\p{Cc}]*$/iu.test(address.trim());
