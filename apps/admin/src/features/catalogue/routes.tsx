import type { RouteObject } from 'react-router';

const service = async () => ({ Component: (await import('./service-page.tsx')).ServicePage });
const searchWords = async () => ({
  Component: (await import('./search-words/search-words-page.tsx')).SearchWordsPage,
});
const costCap = async () => ({
  Component: (await import('./cost-caps/cost-cap-page.tsx')).CostCapPage,
});
const category = async () => ({ Component: (await import('./category-page.tsx')).CategoryPage });

export const catalogueRoutes: RouteObject[] = [
  {
    path: '/catalogue',
    lazy: async () => ({ Component: (await import('./service-list-page.tsx')).ServiceListPage }),
  },
  {
    path: '/catalogue/import',
    lazy: async () => ({ Component: (await import('./files/import-page.tsx')).ImportPage }),
  },
  { path: '/catalogue/services/new', lazy: service },
  { path: '/catalogue/services/:id', lazy: service },
  {
    path: '/catalogue/services/:id/versions',
    lazy: async () => ({
      Component: (await import('./versions/versions-page.tsx')).VersionsPage,
    }),
  },
  {
    path: '/catalogue/services/:id/bn',
    lazy: async () => ({
      Component: (await import('./translation/service-translation-page.tsx'))
        .ServiceTranslationPage,
    }),
  },
  {
    path: '/catalogue/categories',
    lazy: async () => ({
      Component: (await import('./category-list-page.tsx')).CategoryListPage,
    }),
  },
  { path: '/catalogue/categories/new', lazy: category },
  { path: '/catalogue/categories/:id', lazy: category },
  {
    path: '/catalogue/categories/:id/bn',
    lazy: async () => ({
      Component: (await import('./translation/category-translation-page.tsx'))
        .CategoryTranslationPage,
    }),
  },
  {
    path: '/catalogue/pictures',
    lazy: async () => ({
      Component: (await import('./pictures/picture-list-page.tsx')).PictureListPage,
    }),
  },
  {
    path: '/catalogue/pictures/:id',
    lazy: async () => ({ Component: (await import('./pictures/picture-page.tsx')).PicturePage }),
  },
  {
    path: '/catalogue/search-words',
    lazy: async () => ({
      Component: (await import('./search-words/search-words-list-page.tsx')).SearchWordsListPage,
    }),
  },
  { path: '/catalogue/search-words/new', lazy: searchWords },
  { path: '/catalogue/search-words/:id', lazy: searchWords },
  {
    path: '/catalogue/cost-caps',
    lazy: async () => ({
      Component: (await import('./cost-caps/cost-cap-list-page.tsx')).CostCapListPage,
    }),
  },
];

/** Actions of owners alone. */
export const costCapRoutes: RouteObject[] = [
  { path: '/catalogue/cost-caps/new', lazy: costCap },
  { path: '/catalogue/cost-caps/:id', lazy: costCap },
];
