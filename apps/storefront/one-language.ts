import process from 'node:process';
import type { Plugin } from 'vite';
import { defaultLanguage, languages, type Language } from './app/shared/languages.ts';

/** The language that a build for browsers is made for. */
export function languageOfBuild(): Language {
  const asked = process.env.STOREFRONT_LANGUAGE ?? defaultLanguage;
  const known = languages.find(({ code }) => code === asked);
  if (!known) throw new Error(`There is no storefront in "${asked}"`);
  return known.code;
}

/**
 * Leaves out of what browsers get the messages of all languages but one. What holds no message is the
 * same file in every build: its name is made of its content.
 */
export function oneLanguage(language: Language): Plugin {
  const others = languages.map(({ code }) => code).filter((code) => code !== language);
  return {
    name: 'pothik:one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(String.raw`/app/messages/(?:${others.join('|')})/`) },
      handler: () => 'export const messages = undefined;',
    },
  };
}
