import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { basenameOf, defaultLanguage, languages, type Language } from '../app/shared/languages.ts';

/** Which files each page of a language consists of: `build.ts` puts it beside the server. */
const readManifest = (language: Language) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `manifest.${language}.json`), 'utf8'),
  ) as ServerBuild['assets'];

interface PagesInLanguage {
  render: RequestHandler;
  /** Names the files for browsers: it changes with any of them. */
  build: string;
}

/** The pages of each language: the same routes at another place, with other files for browsers. */
export function pagesByLanguage(build: ServerBuild): Record<Language, PagesInLanguage> {
  const handlers = languages.map(({ code }) => {
    const own = code === defaultLanguage ? {} : { assets: readManifest(code) };
    const ofLanguage: ServerBuild = { ...build, ...own, basename: basenameOf(code) };
    const render = createRequestHandler(ofLanguage, 'production');
    return [code, { render, build: ofLanguage.assets.version }];
  });
  return Object.fromEntries(handlers) as Record<Language, PagesInLanguage>;
}
