import type { Config } from '@react-router/dev/config';
import { basenameOf } from './app/shared/languages.ts';
import { languageOfBuild } from './one-language.ts';

const language = languageOfBuild();

export default {
  ssr: true,
  basename: basenameOf(language),
  buildDirectory: `build/${language}`,
  // The routes are few: a page knows all of them and asks for no more.
  routeDiscovery: { mode: 'initial' },
  // What a route does in the browser before it is shown is a line: smaller than the headers of an answer.
  splitRouteModules: false,
} satisfies Config;
