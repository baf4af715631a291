/** Elements that are no text to read, to their end. */
const hidden =
  /<(script|style|noscript|template|iframe|svg|math|textarea|option)\b.*?(?:<\/\1\s*>|$)/gis;

/** The first words of a description, for search engines. */
export function summarize(html: string, length = 155): string {
  const text = html
    .replaceAll(hidden, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
