/** Elements that are no text to read, to their end. */
const hidden =
  /<(script|style|noscript|template|iframe|svg|math|textarea|option|title|xml)\b.*?(?:<\/\1\s*>|$)/gis;

/** Characters that HTML writes as names. */
const characters: Record<string, string> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** The first words of a description, for search engines. */
export function summarize(html: string, length = 155): string {
  const text = html
    .replaceAll(hidden, ' ')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/&(amp|gt|lt|nbsp|quot);/g, (written, name: string) => characters[name] ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
