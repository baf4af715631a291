export const messages = {
  search: {
    label: 'Search services',
    placeholder: 'Search services by name, country, company...',
    services: 'Services',
    categories: 'Categories',
    countries: 'Countries',
    suggestions: {
      list: 'Suggestions',
      found: (count: number) =>
        `${count === 1 ? '1 suggestion' : `${String(count)} suggestions`}. Use the up and down arrow keys.`,
      none: 'No suggestions',
    },
  },
};
