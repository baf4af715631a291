import { expect, type Page } from '@playwright/test';
import { foreignWords, type ForeignWords } from './foreign-words.ts';
import { latinInBangla } from './latin-in-bangla.ts';

/** The languages' own names, in links to them. */
const namesOfLanguages = new Set(['English', 'বাংলা']);

const withoutKnown = (words: string, written: readonly string[]) =>
  [...latinInBangla, ...written].reduce<string>((text, known) => text.replaceAll(known, ''), words);

const isForeign = ({ words, language }: ForeignWords, written: readonly string[] = []) =>
  !namesOfLanguages.has(words) &&
  (!language.startsWith('bn') || /[A-Za-z]{2}|\d/.test(withoutKnown(words, written)));

/**
 * Everything on the page is in its language; what is in another says so.
 *
 * @param writtenThere what people wrote, which is theirs in whatever language, the longest first.
 */
export async function expectOneLanguage(
  page: Page,
  writtenThere: () => Promise<readonly string[]> = () => Promise.resolve([]),
) {
  await expect
    .poll(
      async () => {
        const written = await writtenThere();
        return (await foreignWords(page)).filter((found) => isForeign(found, written));
      },
      { message: page.url() },
    )
    .toEqual([]);
}

/** The same of pages as the server answers them, by their addresses. */
export async function expectOneLanguageIn(page: Page, pages: ReadonlyMap<string, string>) {
  const found: Record<string, ForeignWords[]> = {};
  for (const [address, html] of pages) {
    // Its styles would be refused inside of another page.
    const bare = html.replaceAll(/<style[^]*?<\/style>| style="[^"]*"/g, '');
    const foreign = (await foreignWords(page, bare)).filter((words) => isForeign(words));
    if (foreign.length > 0) found[address] = foreign;
  }
  expect(found).toEqual({});
}
