import type { RouteObject } from 'react-router';

const insight = async () => ({ Component: (await import('./insight-page.tsx')).InsightPage });

export const insightsRoutes: RouteObject[] = [
  {
    path: '/insights',
    lazy: async () => ({ Component: (await import('./insight-list-page.tsx')).InsightListPage }),
  },
  { path: '/insights/new', lazy: insight },
  { path: '/insights/:id', lazy: insight },
  {
    path: '/insights/:id/bn',
    lazy: async () => ({
      Component: (await import('./insight-translation-page.tsx')).InsightTranslationPage,
    }),
  },
];
