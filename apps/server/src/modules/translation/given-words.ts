import { cleanHtml, textOfHtml } from '../catalogue/html.ts';

function isWritten(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isWritten);
  return typeof value === 'string' && value !== '';
}

/** What a change says of words; what it leaves out stays. */
export type GivenWords = Readonly<Record<string, unknown>>;

/**
 * The words of a translation after a change: what is left out stays, what is emptied goes.
 *
 * @param html the field among them that is HTML, if one is.
 */
export function changeWords<Words extends object>(
  before: Partial<Words>,
  given: GivenWords,
  html: (keyof Words & string) | undefined,
): Words {
  const words = new Map<string, unknown>(Object.entries(before));
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) words.set(name, value);
  }
  const text = html && words.get(html);
  if (html && typeof text === 'string') {
    const cleaned = cleanHtml(text);
    words.set(html, textOfHtml(cleaned) === '' ? '' : cleaned);
  }
  return Object.fromEntries([...words].filter(([, value]) => isWritten(value))) as Words;
}
