/** Shorter terms have no trigram and cannot use the index. */
const indexedLength = 3;

/** What a list is searched for (Specification §5). */
export interface Search {
  /** For LIKE, on text in lower case. */
  pattern: string;
  /** Whether the index finds it. */
  isIndexed: boolean;
}

/** Matches the term anywhere; what LIKE takes for wildcards stands for itself. */
export function containsPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A search text as services are compared with it: name or job title, country, provider name or
 * description contains it, whatever the case (Specification §5). Nothing for an empty one.
 */
export function toSearch(text: string | undefined): Search | undefined {
  const term = (text ?? '').normalize('NFC').trim().toLowerCase();
  if (term === '') return undefined;
  return { pattern: containsPattern(term), isIndexed: Array.from(term).length >= indexedLength };
}
