import { foldLetters, toPhoneSearch } from '@pothik/contract';
import { like, sql, type Column, type SQL } from 'drizzle-orm';

/** Shorter terms have no trigram and cannot use the index. */
const indexedLength = 3;

/** What a list is searched for (Specification §5). */
export interface Search {
  /** For LIKE, on text in lower case. */
  pattern: string;
  /** The same for phone numbers; absent for a term that is no part of one. */
  phone?: string;
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
  const term = foldLetters(text ?? '').trim();
  if (term === '') return undefined;
  const digits = toPhoneSearch(term) ?? '';
  return {
    pattern: containsPattern(term),
    ...(digits.length >= indexedLength && { phone: containsPattern(digits) }),
    isIndexed: Array.from(term).length >= indexedLength,
  };
}

/** Whether a phone number contains the term. */
export const phoneContains = (number: Column, { pattern, phone }: Search): SQL =>
  like(number, phone ?? pattern);

/** Whether a search text with phone numbers among other fields contains the term. */
export const anyContains = (searchText: Column, { pattern, phone }: Search): SQL => {
  const found = like(searchText, pattern);
  if (phone === undefined || phone === pattern) return found;
  return sql`(${found} or ${like(searchText, phone)})`;
};
