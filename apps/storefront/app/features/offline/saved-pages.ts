import { inCaches } from '../../shared/browser/cache-storage.ts';
import { offlinePath, savedCaches } from '../../shared/saved-copies.ts';
import { languageOfAddress, pathOf, type Language } from '../../shared/languages.ts';

/** A page that opens without a line. */
export interface SavedPage {
  /** Its address, without the origin. */
  address: string;
  title: string;
}

/** The title of a page without the product's name. */
function titleIn(html: string): string {
  const [element = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  return new DOMParser().parseFromString(element, 'text/html').title.replace(/ \| [^|]*$/, '');
}

/** The saved pages of a language, the last saved first. */
export const findSavedPages = (language: Language): Promise<SavedPage[]> =>
  inCaches((all) => readSavedPages(all, language));

async function readSavedPages(all: CacheStorage, language: Language): Promise<SavedPage[]> {
  const cache = await all.open(savedCaches.pages);
  const requests = await cache.keys();
  const wanted = requests.toReversed().filter(({ url }) => {
    const { pathname } = new URL(url);
    return languageOfAddress(pathname) === language && pathOf(pathname) !== offlinePath;
  });
  const pages = wanted.map(async (request) => {
    const saved = await cache.match(request, { ignoreVary: true });
    const { pathname, search } = new URL(request.url);
    return { address: pathname + search, title: titleIn((await saved?.text()) ?? '') };
  });
  return Promise.all(pages);
}
