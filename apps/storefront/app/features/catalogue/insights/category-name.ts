/** What servers call the category of an article that has none, in whatever language (Specification §3). */
const unnamed = 'General';

/** The category as it is shown; other teams' servers may leave out the one that articles without one have. */
export const categoryName = (category: string | undefined, general: string): string =>
  category === undefined || category.trim() === '' || category === unnamed ? general : category;
