/** Where an article is read. */
export const insightAddress = (id: string) => `/blog/${encodeURIComponent(id)}`;
