import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The router ends the address of one that a part loaded later has too with `#`. */
const stylesheet =
  /<link rel="stylesheet" href="((\/assets\/[\w.-]+\.css)#?)" (data-precedence="\w+")\/>/g;
const stylesheets = new RegExp(`(?:${stylesheet.source})+`, 'g');

/**
 * Puts the page's styles into its head: on a slow line a second round trip for them is what the
 * first frame waits for longest. Those that follow each other become one, whose hash the policy
 * names. They keep the addresses of their links, which the app expects to find and `startAfterPaint`
 * puts back, without effect: browsers load one that stands in the page.
 *
 * @param styleOf the text of a stylesheet by its address; nothing for one that is not there.
 */
export function inlineStyles(
  head: string,
  styleOf: (address: string) => string | undefined,
): string {
  return head.replaceAll(stylesheets, (links) => {
    const found = [...links.matchAll(stylesheet)].map(
      ([, href = '', address = '', precedence = '']) => ({
        href,
        precedence,
        style: styleOf(address),
      }),
    );
    // All or none: their order counts.
    if (found.some(({ style }) => style === undefined)) return links;
    const hrefs = found.map(({ href }) => href).join(' ');
    const text = found.map(({ style }) => style).join('');
    return `<style data-href="${hrefs}" ${found[0]?.precedence ?? ''}>${text}</style>`;
  });
}

/** The stylesheets that lie with the browser's files, each read once. */
export function stylesIn(clientDirectory: string): (address: string) => string | undefined {
  const known = new Map<string, string>();
  return (address) => {
    let style = known.get(address);
    if (style === undefined) {
      style = readFileSync(path.join(clientDirectory, address), 'utf8').trim();
      known.set(address, style);
    }
    // It would end the element that it stands in.
    return style.includes('</style') ? undefined : style;
  };
}
