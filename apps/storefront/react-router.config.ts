import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The routes are few: a page knows all of them and asks for no more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
