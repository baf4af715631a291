/** What of a query changes a page. All else (campaign marks and the like) does not. */
const meaningful = ['search', 'category', 'page'];

/** The address of a page without what does not change it. */
export function pageKey(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const given = new URLSearchParams(url.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of meaningful) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return url.slice(0, mark) + (query ? `?${query}` : '');
}
