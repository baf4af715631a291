import type { RouteObject } from 'react-router';

export const overviewRoutes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }),
  },
];
