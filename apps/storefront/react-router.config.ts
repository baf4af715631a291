import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The routes are few: a page knows all of them and asks for no more.
  routeDiscovery: { mode: 'initial' },
  // What a route does in the browser before it is shown is a line: smaller than the headers of an answer.
  splitRouteModules: false,
} satisfies Config;
