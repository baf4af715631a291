import { limits } from '@pothik/contract';

/** What the pages ask the catalogue for, word for word as Specification §7 has it. */
export const catalogueQueries = {
  headerTree: { navigation: true, active: true, hierarchy: true, parentOnly: true },
  footer: { active: true, limit: limits.footerCategories },
  home: { services: true, active: true },
  filter: { services: true, active: true, hierarchy: true },
  featured: { page: 1, limit: limits.featuredPageSize },
  row: (slug: string) => ({ slug, page: 1, limit: limits.featuredPageSize }),
  insights: { limit: limits.latestInsights, published: true },
  /** Articles about a category. */
  articles: (category: string) => ({ related: category, published: true, limit: 2 }),
};
