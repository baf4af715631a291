import { groupDigits } from '../../shared/create-formats.ts';

export const messages = {
  listing: {
    title: 'Our Services',
    description: 'Discover our comprehensive range of travel and employment services',
    search: 'Search',
    category: 'Category',
    allCategories: 'All Categories',
    categoriesFailed: 'Failed to load categories',
    none: 'No services found',
    found: (count: number, atLeast: boolean) =>
      `${atLeast ? 'More than ' : ''}${groupDigits(count)} service(s) found`,
    clear: 'Clear filters',
    showing: (page: number, count: number, atLeast: boolean) =>
      `Showing page ${String(page)} (${atLeast ? 'more than ' : ''}${groupDigits(count)} services)`,
    narrow: 'There are more. Add a word or choose a category to find them.',
    loading: 'Loading services',
    failed: 'Failed to load services',
    retry: 'Try Again',
    unknownTitle: 'This category does not exist',
    unknownText: 'It may have been renamed. All services are on one page.',
  },
};
