import type { RouteObject } from 'react-router';

export const inboxRoutes: RouteObject[] = [
  {
    path: '/inbox/:chatId?',
    lazy: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }),
  },
];
