import { contentLanguages, type ContentLanguage } from '@pothik/contract';

/** The language of the person who makes a call, by its Accept-Language: the first that we write in. */
export function askedLanguage(header: string | undefined): ContentLanguage {
  const tags = (header ?? '').split(',', 20).map((tag) => tag.trim().split(/[-;]/, 1)[0]);
  const known = tags.map((tag) => contentLanguages.find((language) => language === tag));
  return known.find((language) => language !== undefined) ?? contentLanguages[0];
}
