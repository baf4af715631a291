import { contentLanguages, type ContentLanguage } from '@pothik/contract';

/**
 * The address of one of the storefront's pages in a language.
 *
 * @param page its path among the pages of any language, with what follows.
 */
export function pageAddress(publicOrigin: string, language: ContentLanguage, page: string): string {
  // The first language is at home; each other one begins with its own name.
  const base = language === contentLanguages[0] ? '' : `/${language}`;
  return publicOrigin + (base !== '' && page === '/' ? base : base + page);
}
